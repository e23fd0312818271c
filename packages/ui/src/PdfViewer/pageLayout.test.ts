import { expect, test } from 'vitest';
import { fittingScale, layoutPages, LIVE_PAGES, livePages, pageAt, zoomStep } from './pageLayout';

const a4 = { width: 600, height: 800 };
const sizes = Array.from({ length: 300 }, () => a4);

test('各页依次排下，转九十度宽高对换', () => {
  expect(layoutPages([a4, a4], 0.5, 0)).toEqual({
    tops: [12, 424],
    heights: [400, 400],
    height: 836,
    width: 300,
  });
  expect(layoutPages([a4], 1, 90)).toMatchObject({ heights: [600], width: 800 });
});

test('占着视口中间的是当前页', () => {
  const layout = layoutPages(sizes, 1, 0);
  expect([
    pageAt(layout, 0, 900),
    pageAt(layout, 812 * 20, 900),
    pageAt(layout, layout.height, 900),
  ]).toEqual([0, 20, 299]);
  expect(pageAt(layoutPages([], 1, 0), 0, 900)).toBe(0);
});

test('无论滚到哪里、缩到多小，画着的不超过七页', () => {
  for (const scale of [0.25, 1, 4]) {
    const layout = layoutPages(sizes, scale, 0);
    for (let top = 0; top < layout.height; top += 997) {
      const live = livePages(layout, top, 900);
      expect(live.length).toBeLessThanOrEqual(LIVE_PAGES);
      expect(live).toContain(pageAt(layout, top, 900));
    }
  }
  expect(livePages(layoutPages(sizes, 1, 0), 0, 900)).toEqual([0, 1, 2]);
});

test('适应宽度和整页', () => {
  expect(fittingScale('width', a4, 0, { width: 624, height: 500 })).toBe(1);
  expect(fittingScale('page', a4, 0, { width: 624, height: 424 })).toBe(0.5);
  expect(fittingScale('auto', a4, 0, { width: 2000, height: 500 })).toBe(1.5);
  expect(fittingScale('width', a4, 90, { width: 824, height: 500 })).toBe(1);
});

test('每格十分之一', () => {
  expect([zoomStep(1, 1), zoomStep(1.37, -1), zoomStep(0.25, -1), zoomStep(4, 1)]).toEqual([
    1.1, 1.3, 0.25, 4,
  ]);
});
