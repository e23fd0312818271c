import { expect, test } from 'vitest';
import { contrastOf, mixColours, parseColour } from './colour';
import { fallbackColours, type ChartGround } from './fallbackColours';
import { inkOn, paletteOf, seriesColour } from './palette';

const grounds: ChartGround[] = ['light', 'dark', 'wall'];
const none = () => '';

test('分类色、状态色与底色的对比度不低于 3', () => {
  for (const ground of grounds) {
    const palette = paletteOf(ground, none);
    for (const colour of [
      ...palette.series,
      palette.good,
      palette.held,
      palette.bad,
      palette.strong,
    ])
      expect(contrastOf(colour, palette.surface), `${ground} ${colour}`).toBeGreaterThanOrEqual(3);
  }
});

test('文字对比度不低于 4.5，大屏不低于 7', () => {
  for (const ground of grounds) {
    const palette = paletteOf(ground, none);
    for (const colour of [palette.text, palette.secondary, palette.muted])
      expect(contrastOf(colour, palette.surface), `${ground} ${colour}`).toBeGreaterThanOrEqual(
        ground === 'wall' ? 7 : 4.5,
      );
  }
});

test('取用界面变量；读不懂的写法换成备用色', () => {
  const read = (name: string) =>
    ({
      '--tqc-text': ' #123456 ',
      '--tqc-border': 'rgb(1 2 3 / 50%)',
      '--tqc-wall-text': '#abcdef',
    })[name] ?? '';
  expect(paletteOf('light', read).text).toBe('#123456');
  expect(paletteOf('light', read).border).toBe(fallbackColours.light.border);
  expect(paletteOf('wall', read).text).toBe('#abcdef');
});

test('大屏不做动效；系列超过八个从头轮换', () => {
  const palette = paletteOf('wall', none, { animate: true });
  expect(palette.animate).toBe(false);
  expect(seriesColour(palette, 8)).toBe(seriesColour(palette, 0));
});

test('任何底色上总有一种字读得清', () => {
  const palette = paletteOf('light', none);
  for (let share = 0; share <= 1; share += 0.05) {
    const ground = mixColours(palette.rampLow, palette.rampHigh, share);
    expect(contrastOf(ground, inkOn(palette, ground))).toBeGreaterThanOrEqual(4.5);
  }
});

test('颜色的写法', () => {
  expect([parseColour('#fff'), parseColour('rgb(1, 2, 3)'), parseColour('var(--x)')]).toEqual([
    [255, 255, 255],
    [1, 2, 3],
    undefined,
  ]);
});
