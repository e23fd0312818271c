import { expect, test } from 'vitest';
import { lineEngine } from '../LineChart/lineEngine';
import { lineOption } from '../LineChart/lineOption';
import { exportPicture } from './exportPicture';
import { paletteOf } from './palette';

const palette = paletteOf('light', () => '');
const option = lineOption(
  {
    series: [{ key: 'a', name: '网报' }],
    rows: [
      { name: '11-01', values: { a: 3 } },
      { name: '11-02', values: { a: null } },
    ],
  },
  palette,
);
const picture = {
  engine: lineEngine,
  option,
  palette: { ...palette, font: 'sans-serif, tqc-fonts-3' },
  width: 400,
  height: 200,
  title: '趋势<甲>',
  asOf: '10:20',
};

test('SVG 是合法的文档，带标题和数据时间，不留内部的字体名', async () => {
  const svg = await exportPicture('svg', picture);
  expect(svg.type).toBe('image/svg+xml');
  const text = await svg.text();
  const parsed = new DOMParser().parseFromString(text, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.documentElement.textContent).toContain('趋势<甲>');
  expect(text).toContain('数据截至 10:20');
  expect(text).not.toContain('tqc-fonts');
});

test('PNG 两倍大小，导出后不留实例', async () => {
  const before = document.querySelectorAll('*').length;
  const png = await exportPicture('png', picture);
  const bitmap = await createImageBitmap(png);
  expect([png.type, bitmap.width, bitmap.height]).toEqual([
    'image/png',
    (400 + 32) * 2,
    (200 + 68 + 16) * 2,
  ]);
  expect(document.querySelectorAll('*')).toHaveLength(before);
});
