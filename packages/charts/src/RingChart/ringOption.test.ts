import { expect, test } from 'vitest';
import { paletteOf } from '../core';
import { ringOption } from './ringOption';

const palette = paletteOf('light', () => '');
const rows = [
  { key: 'a', name: '幼儿园', value: 3 },
  { key: 'b', name: '小学', value: 1 },
  { key: 'c', name: '高校', value: null },
];

test('图例写数和占比，未报送写字', () => {
  const { formatter } = ringOption({ rows }, palette).legend as {
    formatter: (name: string) => string;
  };
  expect([formatter('幼儿园'), formatter('高校')]).toEqual([
    '{name|幼儿园}{figure|3}{share|75.0%}',
    '{name|高校}{figure|未报送}{share|}',
  ]);
});

test('环心是已报送的合计', () => {
  const { series } = ringOption({ rows, unit: '人' }, palette);
  expect(series).toMatchObject([
    { id: 'ring' },
    { id: 'centre', label: { formatter: '{figure|4}\n{title|合计（人）}' } },
  ]);
});

test('全是零时没有占比，留一圈灰的', () => {
  const option = ringOption(
    { rows: rows.slice(0, 2).map((row) => ({ ...row, value: 0 })) },
    palette,
  );
  const { formatter } = option.legend as { formatter: (name: string) => string };
  expect(formatter('小学')).toBe('{name|小学}{figure|0}{share|–}');
  expect(option.series).toMatchObject([{ id: 'ring' }, { id: 'track' }, { id: 'centre' }]);
});
