import { expect, test } from 'vitest';
import { placePopup } from './placement';

const viewport = { width: 1000, height: 600 };
const popup = { width: 200, height: 100 };

test('下方放得下就放下方', () => {
  expect(placePopup({ top: 100, bottom: 130, left: 50, right: 120 }, popup, viewport)).toEqual({
    top: 134,
    left: 50,
  });
});

test('下方放不下就放上方', () => {
  expect(placePopup({ top: 540, bottom: 570, left: 50, right: 120 }, popup, viewport)).toEqual({
    top: 436,
    left: 50,
  });
});

test('右边不出视口', () => {
  expect(placePopup({ top: 100, bottom: 130, left: 950, right: 990 }, popup, viewport).left).toBe(
    796,
  );
  expect(
    placePopup({ top: 100, bottom: 130, left: 10, right: 40 }, popup, viewport, 'end').left,
  ).toBe(4);
});
