import { expect, test } from 'vitest';
import { classBreaks, classOf } from './classBreaks';
import { paletteOf } from './palette';
import { rampOf } from './rampLegend';

test('按分位分档并取整，一个大数不压扁其余', () => {
  const breaks = classBreaks([10, 20, 30, 40, 50, 60, 70, 80, 90, 1_000_000]);
  expect(breaks).toEqual([0, 30, 50, 70, 90]);
  expect([classOf(0, breaks), classOf(49, breaks), classOf(1_000_000, breaks)]).toEqual([0, 1, 4]);
});

test('没有数、全是零、全一样都不出错', () => {
  expect([classBreaks([]), classBreaks([null]), classBreaks([0, 0]), classBreaks([7, 7])]).toEqual([
    [],
    [],
    [0],
    [0, 7],
  ]);
});

test('未报送有自己的颜色和图例，没有未报送就不列', () => {
  const palette = paletteOf('light', () => '');
  const ramp = rampOf([1, 2, null], palette);
  expect(ramp.colourOf(null)).toBe(palette.unknown);
  expect(ramp.pieces.at(-1)?.label).toBe('未报送');
  expect(rampOf([1, 2], palette).pieces.some(({ label }) => label === '未报送')).toBe(false);
});
