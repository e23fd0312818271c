import { describe, expect, test } from 'vitest';
import { chipsOf, clearValue } from './chips';
import { fromQuery, toQuery } from './query';
import { visibleCount, type SearchField, type SearchValues } from './searchFields';

const load = () => Promise.resolve([]);
const fields: SearchField[] = [
  { name: 'name', label: '姓名', kind: 'input' },
  { name: 'status', label: '状态', kind: 'dict', options: [{ value: '1', label: '待审批' }] },
  { name: 'area', label: '地区', kind: 'region', load, locked: ['province'] },
  { name: 'date', label: '签发日期', kind: 'dateRange' },
  { name: 'days', label: '停留天数', kind: 'numberRange' },
  {
    name: 'point',
    label: '确认点',
    kind: 'point',
    load: () => Promise.resolve({ total: 0, rows: [] }),
  },
];
const values: SearchValues = {
  name: '𬭎, &=',
  status: '1',
  area: { province: '11', city: '1188', county: '' },
  date: ['2025-03-01', '2025-06-30'],
  days: ['', '-3.5'],
  point: { id: 'p,1', name: '临溪,一号点', scope: '' },
};

describe('网址参数', () => {
  test('写进去再读出来不变', () => {
    expect(fromQuery(fields, new URLSearchParams(toQuery(fields, values).toString()))).toEqual(
      values,
    );
  });

  test('空值不写', () => {
    expect(
      toQuery(fields, {
        name: '',
        date: ['', ''],
        area: { province: '', city: '', county: '' },
      }).toString(),
    ).toBe('');
  });

  test('写坏的值和不认识的参数忽略', () => {
    expect(
      fromQuery(
        fields,
        new URLSearchParams('date=昨天,今天&days=1&area=a,b&other=1&point=%25E0%25A4'),
      ),
    ).toEqual({ point: { id: '%E0%A4', name: '', scope: '' } });
  });
});

describe('生效的条件', () => {
  test('用名称说出来', () => {
    const texts = chipsOf(
      fields,
      values,
      (code) => ({ 11: '云梦省', 1188: '青禾市' })[code] ?? code,
    ).map(({ text }) => text);
    expect(texts).toEqual([
      '𬭎, &=',
      '待审批',
      '云梦省 / 青禾市',
      '2025-03-01 至 2025-06-30',
      '至 -3.5',
      '临溪,一号点',
    ]);
  });

  test('锁住的省份去不掉', () => {
    const area = fields[2]!;
    expect(clearValue(area, values.area)).toEqual({ province: '11', city: '', county: '' });
    expect(chipsOf([area], { area: clearValue(area, values.area) }, String)[0]?.fixed).toBe(true);
    expect(chipsOf([area], values, String)[0]?.fixed).toBe(false);
    expect(clearValue(fields[0]!, 'x')).toBeUndefined();
  });
});

test('两行之内留一格给按钮', () => {
  const one = { kind: 'input' } as const;
  expect(visibleCount([one, one, one, one, one], 3)).toBe(5);
  expect(visibleCount([one, one, one, one, one, one], 3)).toBe(5);
  expect(visibleCount([{ kind: 'region', levels: ['county'] }, one, one, one, one], 3)).toBe(5);
  expect(visibleCount([one, { kind: 'region' }, one, { kind: 'textarea' }], 3)).toBe(3);
});
