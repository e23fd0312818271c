import { expect, test } from 'vitest';
import { bezelOf } from './bezelOf';
import { layoutOf } from './layoutOf';

test('五种画幅各有自己的网格，32:9并排三个画面', () => {
  const shape = (w: number, h: number) => layoutOf(w, h).shape;
  expect([
    shape(1024, 768),
    shape(1920, 1080),
    shape(3440, 1440),
    shape(7680, 2160),
    shape(1080, 1920),
  ]).toEqual(['classic', 'wide', 'cinema', 'double', 'portrait']);
  expect(layoutOf(7680, 2160).scenes).toBe(3);
});

test('尺寸随画布，文字不小于12像素', () => {
  expect(layoutOf(1920, 1080)).toMatchObject({ unit: 12, chartFont: 14, kpiFont: 38 });
  expect(layoutOf(3840, 2160)).toMatchObject({ unit: 24, chartFont: 28 });
  expect(layoutOf(1280, 720).chartFont).toBe(12);
  expect(layoutOf(640, 360).chartFont).toBe(12);
});

test('有拼缝时每块物理屏各放一个画面，面板不跨缝', () => {
  expect(bezelOf('3x24')).toEqual({ columns: 3, gap: 24 });
  expect(bezelOf('x')).toEqual({ columns: 1, gap: 0 });
  const layout = layoutOf(5808, 1080, bezelOf('3x24'));
  expect(layout).toMatchObject({ scenes: 3, seam: 24, shape: 'wide', unit: 12 });
  expect(layoutOf(7680, 2160, bezelOf('2x0'))).toMatchObject({
    scenes: 2,
    seam: 0,
    shape: 'wide',
    unit: 24,
  });
});
