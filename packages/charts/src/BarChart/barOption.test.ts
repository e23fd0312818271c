import { expect, test } from 'vitest';
import { paletteOf } from '../core';
import { barOption } from './barOption';
import { rankRows } from './rankRows';

const palette = paletteOf('light', () => '');
const rows = [
  { name: '甲', values: { a: 3, b: 1 } },
  { name: '乙', values: { a: null, b: null } },
  { name: '丙', values: { a: 0, b: 9 } },
];
const series = [
  { key: 'a', name: '认定' },
  { key: 'b', name: '不予认定' },
];

test('叠放时各系列同一叠，横排时第一行在上', () => {
  const option = barOption({ series, rows, stacked: true, horizontal: true }, palette);
  expect(option.series).toMatchObject([{ id: 'a', stack: 'all' }, { id: 'b', stack: 'all' }, {}]);
  expect(option.yAxis).toMatchObject([
    { type: 'category', inverse: true, data: ['甲', '乙', '丙'] },
    { show: false },
  ]);
});

test('未报送写字，零画成零', () => {
  const { series: drawn } = barOption({ series: series.slice(0, 1), rows }, palette);
  expect(drawn).toMatchObject([
    { data: [{ value: 3 }, { value: null }, { value: 0 }] },
    { data: [null, 0, null], silent: true, xAxisIndex: 1 },
  ]);
});

test('十万以上的轴写作万', () => {
  const { yAxis } = barOption({ series, rows: [{ name: '甲', values: { a: 250_000 } }] }, palette);
  const { formatter } = (yAxis as { axisLabel: { formatter: (value: number) => string } })
    .axisLabel;
  expect([formatter(50_000), formatter(0)]).toEqual(['5万', '0']);
});

test('排名：大的在前，未报送在后，同数保持次序', () => {
  expect(rankRows(rows, 'a').map(({ name }) => name)).toEqual(['甲', '丙', '乙']);
  expect(rankRows(rows, 'b', 1).map(({ name }) => name)).toEqual(['丙']);
});
