import { expect, test } from 'vitest';
import { paletteOf } from '../core';
import { gaugeLevel, type GaugeLevel } from './gaugeLevels';
import { gaugeOption } from './gaugeOption';

const levels: GaugeLevel[] = [
  { from: 0, tone: 'bad', label: '偏低' },
  { from: 0.8, tone: 'good', label: '正常' },
];

test('档位含下限；未报送没有档位', () => {
  expect([
    gaugeLevel(0.8, levels)?.label,
    gaugeLevel(0.79, levels)?.label,
    gaugeLevel(0, levels)?.label,
    gaugeLevel(null, levels),
  ]).toEqual(['正常', '偏低', '偏低', undefined]);
});

test('超过满刻度时弧画满，数照实写', () => {
  const { series } = gaugeOption(
    { value: 262, max: 240, format: 'number', unit: '人' },
    paletteOf('light', () => ''),
  );
  const [gauge] = series as { data: { value: number }[]; detail: { formatter: () => string } }[];
  expect([gauge?.data[0]?.value, gauge?.detail.formatter()]).toEqual([240, '262人']);
});
