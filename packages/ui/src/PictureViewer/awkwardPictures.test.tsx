import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { readDemo } from './demoPictures';
import { PicturePane } from './PicturePane';

type Colour = readonly [red: number, green: number, blue: number];

/** 在查看器里打开一张，按原图的像素问颜色。 */
async function shown(id: string) {
  const { container } = await render(
    <PicturePane pictures={[{ id, title: '扫描件' }]} read={readDemo} />,
  );
  const image = await vi.waitFor(
    () => {
      const found = container.querySelector<HTMLImageElement>('[role=img] > img');
      if (!found?.complete || found.naturalWidth === 0) throw new Error('还没有画出来');
      return found;
    },
    { timeout: 25_000 },
  );
  const pen = new OffscreenCanvas(image.naturalWidth, image.naturalHeight).getContext('2d', {
    willReadFrequently: true,
  });
  pen?.drawImage(image, 0, 0);
  const at = (x: number, y: number): Colour => {
    const [red = 0, green = 0, blue = 0] =
      pen?.getImageData(Math.round(x), Math.round(y), 1, 1).data ?? [];
    return [red, green, blue];
  };
  return { at, size: [image.naturalWidth, image.naturalHeight] };
}

const near = (one: Colour, other: Colour, most: number) =>
  one.every((part, index) => Math.abs(part - (other[index] ?? 0)) <= most);
const stamped = ([red, green, blue]: Colour) => red > 150 && green < 120 && blue < 120;

test('方向写在 EXIF 里：右下角的章转到左下', async () => {
  const { at, size } = await shown('turned');
  expect(size).toEqual([600, 900]);
  expect(stamped(at(108, 768 + 66))).toBe(true);
  expect(stamped(at(600 - 108, 768 + 66))).toBe(false);
});

test('四色：四角各偏红、绿、红、蓝，没有反相', async () => {
  const { at, size } = await shown('cmyk');
  expect(size).toEqual([32, 24]);
  // Conversion to screen colours differs a little; which colour is strongest does not.
  const strongest = (x: number, y: number) => at(x, y).indexOf(Math.max(...at(x, y)));
  expect([strongest(2, 2), strongest(29, 2), strongest(2, 21), strongest(29, 21)]).toEqual([
    0, 1, 0, 2,
  ]);
});

test('动图：画的是它的一帧', async () => {
  const { at, size } = await shown('gif');
  expect(size).toEqual([16, 12]);
  expect(
    [
      [30, 80, 200],
      [200, 80, 30],
    ].some(([red = 0, green = 0, blue = 0]) => near(at(8, 6), [red, green, blue], 4)),
    `是 ${at(8, 6)}`,
  ).toBe(true);
});

test('位图：从下往上存的行没有颠倒', async () => {
  const { at, size } = await shown('bmp');
  expect(size).toEqual([64, 40]);
  const stored = (x: number, y: number): Colour => {
    const from = 54 + ((39 - y) * 64 + x) * 3;
    return [((from + 2) * 7) % 256, ((from + 1) * 7) % 256, (from * 7) % 256];
  };
  for (const [x, y] of [
    [0, 0],
    [63, 0],
    [10, 20],
    [63, 39],
  ] as const)
    expect(at(x, y)).toEqual(stored(x, y));
});

test('二十兆像素：章和纸都在原处', async () => {
  const { at, size } = await shown('huge');
  expect(size).toEqual([5472, 3648]);
  const unit = 36.48;
  expect(stamped(at(5472 - 22 * unit + 11 * unit, 3648 - 18 * unit))).toBe(true);
  expect(at(5472 - 22 * unit, 3648 - 18 * unit).every((part) => part > 180)).toBe(true);
});
