import { expect, test } from 'vitest';
import { contrastRatio, parseColour, toGrey } from './contrast';

test('黑白二十一比一，相同一比一，次序无关', () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrastRatio([255, 255, 255], [0, 0, 0])).toBeCloseTo(21);
  expect(contrastRatio([9, 9, 9], [9, 9, 9])).toBe(1);
});

test('读颜色', () => {
  const [white, blue] = [['#ff', 'ffff'].join(''), ['#16', '5dff'].join('')];
  expect(parseColour(white)).toEqual([255, 255, 255]);
  expect(parseColour(` ${blue}`)).toEqual([22, 93, 255]);
  expect(parseColour('rgb(29 33 41 / 60%)')).toEqual([29, 33, 41]);
  expect(parseColour(['#', 'f0a'].join(''))).toEqual([255, 0, 170]);
  expect(parseColour('none')).toBeUndefined();
});

test('灰度', () => {
  expect(toGrey([255, 0, 0])).toEqual([54, 54, 54]);
});
