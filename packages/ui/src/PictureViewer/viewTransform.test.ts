import { expect, test } from 'vitest';
import {
  baseScale,
  scaleText,
  startView,
  stepView,
  type Frame,
  type ViewStep,
} from './viewTransform';

const frame: Frame = { stage: { width: 800, height: 600 }, picture: { width: 4000, height: 3000 } };
const small: Frame = { stage: { width: 800, height: 600 }, picture: { width: 200, height: 300 } };
const run = (...steps: ViewStep[]) =>
  steps.reduce((view, step) => stepView(view, step, frame), startView);

// Rules: viewer-04, viewer-05
test('放大缩小每次 0.1，没有累积误差，最小 0.1', () => {
  expect(run(...Array.from<ViewStep>({ length: 7 }).fill('in')).scale).toBe(1.7);
  expect(run(...Array.from<ViewStep>({ length: 30 }).fill('out')).scale).toBe(0.1);
  expect(run('out', 'in').scale).toBe(1);
});

test('不在整格上的倍数先回到整格', () => {
  const odd = { ...startView, scale: 1.37 };
  expect([stepView(odd, 'in', frame).scale, stepView(odd, 'out', frame).scale]).toEqual([1.4, 1.3]);
});

test('旋转每次 15 度，还原回到起点', () => {
  expect(run('right', 'right', 'left').angle).toBe(15);
  expect(run('left').angle).toBe(-15);
  expect(run('right', 'in', { dx: 30, dy: 4 }, 'reset')).toEqual(startView);
});

test('一按转 90 度，转后整张看得见、在正中', () => {
  const turned = run({ dx: 30, dy: 4 }, 'quarterRight');
  expect(turned).toMatchObject({ angle: 90, x: 0, y: 0 });
  // 4000 × 3000 lies on its side in 800 × 600: as high as the stage, not higher.
  expect(turned.scale).toBe(0.75);
  expect(run('quarterRight', 'quarterLeft')).toEqual(startView);
  expect(stepView(startView, 'quarterLeft', small)).toMatchObject({ angle: -90, scale: 1 });
});

// Rules: viewer-06
test('拖动按像素，但总有一部分留在看图区里', () => {
  expect(run({ dx: 30, dy: -4 })).toMatchObject({ x: 30, y: -4 });
  expect(run({ dx: 99_999, dy: -99_999 })).toMatchObject({ x: 752, y: -552 });
});

test('以一点为中心放大，这一点不动', () => {
  const at = { x: 100, y: 60 };
  const view = stepView(startView, { times: 2, at }, frame);
  expect(view).toMatchObject({ scale: 2, x: -100, y: -60 });
  expect(stepView(view, { notch: -1, at }, frame).scale).toBe(1.9);
});

test('大图先缩到整张可见，小图不放大；原始大小是一比一', () => {
  expect([baseScale(frame), baseScale(small)]).toEqual([0.2, 1]);
  expect(stepView(startView, 'actual', frame).scale).toBe(5);
  expect(stepView(startView, 'fit', small).scale).toBe(2);
});

test('横过来以后适应窗口按外接矩形算', () => {
  const turned = run('right', 'right', 'right', 'right', 'right', 'right', 'fit');
  expect(turned).toMatchObject({ angle: 90, scale: 0.75 });
});

test('倍数的写法', () => {
  expect([scaleText(1), scaleText(0.1), scaleText(1.37), scaleText(5)]).toEqual([
    '1.0',
    '0.1',
    '1.37',
    '5.0',
  ]);
});
