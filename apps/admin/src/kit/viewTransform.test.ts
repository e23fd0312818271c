import { expect, test } from 'vitest';
import { startView, stepView, type ViewStep } from './viewTransform';

const after = (...steps: ViewStep[]) => steps.reduce(stepView, startView);

test('放大缩小每次0.1，没有累积误差，最小0.1', () => {
  expect(after('in', 'in', 'in').scale).toBe(1.3);
  expect(after(...Array.from({ length: 30 }, (): ViewStep => 'out')).scale).toBe(0.1);
});

test('旋转每次15度，拖动按像素，还原回到起点', () => {
  expect(after('right', 'right', 'left').angle).toBe(15);
  expect(after({ dx: 5, dy: -3 }, { dx: 1, dy: 1 })).toMatchObject({ x: 6, y: -2 });
  expect(after('in', 'right', { dx: 1, dy: 1 }, 'reset')).toEqual(startView);
});
