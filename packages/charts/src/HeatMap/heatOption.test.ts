import { expect, test } from 'vitest';
import { paletteOf, UNKNOWN_VALUE } from '../core';
import { heatOption } from './heatOption';
import { heatFigures, heatTable } from './heatRows';

const data = {
  columns: ['8 时', '9 时'],
  rows: [
    { key: 'a', name: '甲', values: [0, 5] },
    { key: 'b', name: '乙', values: [null] },
  ],
};

test('缺的格子是未报送，零是零', () => {
  expect(heatFigures(data)).toEqual([0, 5, null, null]);
  expect(heatTable(data).rows.map(({ cells }) => cells)).toEqual([
    ['0', '5'],
    ['未报送', '未报送'],
  ]);
});

test('格子的位置：列在前，行在后；未报送落在自己的一档', () => {
  const { series } = heatOption(
    data,
    paletteOf('light', () => ''),
  );
  expect(series).toMatchObject([
    {
      id: 'heat',
      data: [
        { value: [0, 0, 0] },
        { value: [1, 0, 5] },
        { value: [0, 1, UNKNOWN_VALUE] },
        { value: [1, 1, UNKNOWN_VALUE] },
      ],
    },
  ]);
});

test('格子小的面板不写数', () => {
  const data = { columns: ['8时'], rows: [{ key: 'a', name: '甲', values: [3] }] };
  const shows = (labels?: boolean) =>
    (
      heatOption(
        { ...data, ...(labels === undefined ? {} : { labels }) },
        paletteOf('light', () => ''),
      ).series as { label: { show: boolean } }[]
    )[0]?.label.show;
  expect([shows(), shows(true), shows(false)]).toEqual([true, true, false]);
});
