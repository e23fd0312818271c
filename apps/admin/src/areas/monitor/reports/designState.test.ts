import { faultsOf, templates } from '@tqc/domain/reports';
import { expect, test } from 'vitest';
import { designIn, filtersIn, filterValues, headOf, newDesign, withCube } from './designState';

test('模板就是一份可以保存的报表，存成文字再读回来不变', () => {
  for (const { id } of templates) {
    const design = newDesign(id);
    expect(faultsOf(design.definition)).toEqual([]);
    expect(designIn(JSON.stringify(design))).toEqual(design);
  }
  expect(designIn('')).toBeUndefined();
});

test('筛选写成取值再读回来不变；同一维度的几个取值是“或”', () => {
  const filters = [
    { dim: 'sex', keys: ['2'] },
    { dim: 'education', keys: ['3', '2'] },
  ];
  expect(filterValues(filters)).toEqual(['sex=2', 'education=3', 'education=2']);
  expect(filtersIn(filterValues(filters))).toEqual(filters);
});

test('换了统计主题，从头选起；表头随选随变', () => {
  const other = withCube(newDesign('T1'), 'certificates');
  expect(other).toMatchObject({ business: 4, definition: { cube: 'certificates', rows: ['org'] } });
  expect(headOf(other)?.columns).toEqual([]);
  expect(headOf(newDesign('T1'))?.columns).toHaveLength(14);
});
