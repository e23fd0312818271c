import { expect, test } from 'vitest';
import { contrastOf, paletteOf } from '../core';
import { chinaTiles, TILE_COLUMNS, TILE_ROWS } from './chinaTiles';
import { tileLayout } from './tileLayout';
import { tileOption } from './tileOption';
import { absentNote, tileFigures, tileTable } from './tileRows';

test('三十四个省级行政区各占一格，互不重叠', () => {
  expect(chinaTiles).toHaveLength(34);
  expect(new Set(chinaTiles.map(({ column, row }) => `${column},${row}`)).size).toBe(34);
  expect(new Set(chinaTiles.map(({ short }) => short)).size).toBe(34);
  expect(chinaTiles.every(({ column, row }) => column < TILE_COLUMNS && row < TILE_ROWS)).toBe(
    true,
  );
  expect(chinaTiles.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['台湾省', '香港特别行政区', '澳门特别行政区']),
  );
});

test('港澳台没有给数写资料暂缺，给了就不写', () => {
  expect(absentNote(tileFigures([]))).toBe('台湾省、香港特别行政区、澳门特别行政区资料暂缺');
  expect(
    absentNote(
      tileFigures([
        { code: '710000', value: 1 },
        { code: '810000', value: null },
        { code: '820000', value: 0 },
      ]),
    ),
  ).toBe('');
  expect(
    tileTable(tileFigures([{ code: '540000', value: 0 }]), '人数').rows.find(
      ({ name }) => name === '西藏自治区',
    )?.cells,
  ).toEqual(['0']);
});

test('格子是正方形，放得进任何比例的框，不压图例', () => {
  const legend = { width: 96, height: 110 };
  expect(tileLayout({ width: 800, height: 400, foot: 0, legend })).toEqual({
    size: 50,
    left: 225,
    top: 0,
  });
  expect(tileLayout({ width: 460, height: 400, foot: 0, legend })).toEqual({
    size: 50,
    left: 110,
    top: 0,
  });
  const narrow = tileLayout({ width: 240, height: 240, foot: 20, legend });
  expect(narrow.top + narrow.size * 2).toBeGreaterThanOrEqual(legend.height - 0.001);
  expect(narrow.top + narrow.size * 8).toBeLessThanOrEqual(220.001);
});

test('选项里没有地图边界，提示画在画布上', () => {
  const option = tileOption(
    tileFigures([{ code: '130000', value: 5 }]),
    paletteOf('wall', () => ''),
  );
  expect(option).not.toHaveProperty('geo');
  expect(option.tooltip).toMatchObject({ renderMode: 'richText' });
});

test('格子上的字在每一档颜色上都不低于 4.5', () => {
  for (const ground of ['light', 'dark', 'wall'] as const) {
    const palette = paletteOf(ground, () => '');
    const tiles = tileFigures(
      chinaTiles.map(({ code }, index) => ({ code, value: index === 3 ? null : index * 40 })),
    );
    const { series } = tileOption(tiles, palette);
    const { renderItem } =
      (
        series as {
          renderItem: (params: object, api: object) => { children: { style: { fill: string } }[] };
        }[]
      )[0] ?? {};
    tiles.forEach((_, dataIndex) => {
      const [rect, text] =
        renderItem?.({ dataIndex }, { getWidth: () => 800, getHeight: () => 500 }).children ?? [];
      expect(contrastOf(rect?.style.fill ?? '', text?.style.fill ?? '')).toBeGreaterThanOrEqual(
        4.5,
      );
    });
  }
});
