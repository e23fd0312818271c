import { expect, test } from 'vitest';
import { rowHeights, themes } from './theme';
import css from './tokens.css?raw';

const tones = ['pending', 'running', 'good', 'held', 'bad'];

test('四种主题都在样式里', () => {
  expect(themes).toEqual(['white', 'dark', 'grey', 'colour-weak']);
  for (const mark of ["[arco-theme='dark']", "[data-theme='grey']", "[data-theme='colour-weak']"])
    expect(css).toContain(mark);
});

test('行高与样式一致', () => {
  for (const [density, height] of Object.entries(rowHeights))
    expect(css.replaceAll(/\s+/g, ' ')).toContain(
      `[data-density='${density}'] { --tqc-row-height: ${height}px; }`,
    );
});

const number = (name: string) =>
  Number(new RegExp(`--tqc-${name}: ([0-9]+)`).exec(css)?.[1] ?? Number.NaN);

// Rules: shell-10, shell-11
test('图标默认 20 像素、线宽 3', () => {
  expect([number('icon-size'), number('icon-stroke')]).toEqual([20, 3]);
});

test('能点的地方至少 24 像素：再小就点不准了', () => {
  expect(number('target')).toBeGreaterThanOrEqual(24);
});

test('层级由低到高：粘性、页眉、下拉、对话框、查看器、消息', () => {
  const layers = ['sticky', 'sticky-corner', 'head', 'sidebar', 'header', 'dropdown', 'dialog'];
  const heights = [...layers, 'viewer', 'message'].map((layer) => number(`z-${layer}`));
  expect(heights).toEqual([...new Set(heights)].sort((a, b) => a - b));
});

test.each(tones)('状态色 %s 的文字与底色对比不低于 4.5', (tone) => {
  for (const block of [
    css.indexOf(':root,\n:root body {'),
    css.indexOf("body[arco-theme='dark']"),
  ]) {
    const find = (part: string) =>
      css.slice(block).match(new RegExp(`--tqc-tone-${tone}-${part}: (#[0-9a-f]{6})`))?.[1] ?? '';
    expect(contrast(find('fg'), find('bg'))).toBeGreaterThanOrEqual(4.5);
  }
});

function contrast(one: string, two: string): number {
  const [high, low] = [luminance(one), luminance(two)].sort((a, b) => b - a) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
