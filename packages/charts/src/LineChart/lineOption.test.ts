import { expect, test } from 'vitest';
import { paletteOf } from '../core';
import { lineOption } from './lineOption';

const palette = paletteOf('light', () => '');
const data = {
  series: [
    { key: 'a', name: '网报' },
    { key: 'b', name: '确认' },
  ],
  rows: [
    { name: '11-01', values: { a: 3, b: 0 } },
    { name: '11-02', values: { a: null, b: 2 } },
  ],
};

test('系列有固定的 id，未报送留空，零就是零', () => {
  const { series } = lineOption(data, palette);
  expect(series).toMatchObject([
    { id: 'a', data: [3, null], connectNulls: false },
    { id: 'b', data: [0, 2] },
  ]);
});

test('提示框画在画布上', () => {
  expect(lineOption(data, palette).tooltip).toMatchObject({
    renderMode: 'richText',
    trigger: 'axis',
  });
});

test('一条线不要图例', () => {
  expect(lineOption({ ...data, series: data.series.slice(0, 1) }, palette).legend).toMatchObject({
    show: false,
  });
});

test('点多时单独一个点仍画圆点，其余不画', () => {
  const rows = Array.from({ length: 40 }, (_, index) => ({
    name: `${index}`,
    values: { a: index === 20 || index < 5 ? index : null },
  }));
  const { series } = lineOption({ series: [{ key: 'a', name: '网报' }], rows }, palette);
  const [line] = series as { data: object[]; showSymbol: boolean }[];
  expect(line?.showSymbol).toBe(true);
  expect([line?.data[20], line?.data[3]]).toEqual([{ value: 20 }, { value: 3, symbol: 'none' }]);
});

test('提示里的数带着单位，百分比不再带；未报送照实说', () => {
  const say = (more: object) =>
    (
      lineOption({ ...data, ...more }, palette).tooltip as {
        valueFormatter(value: unknown): string;
      }
    ).valueFormatter;
  expect(say({ unit: '人' })(1234)).toBe('1,234人');
  expect(say({ unit: '人', format: 'percent' })(0.5)).toBe('50.0%');
  expect(say({ unit: '人' })(null)).toBe('未报送');
});
