import { expect, test } from 'vitest';
import { careOf } from './careOf';

const at = (time: string) => Date.parse(`2024-06-18T${time}:00+08:00`);

test('夜里22点到6点变暗，亮度指令也有效', () => {
  expect([
    careOf(at('21:59'), 1920, 100).veil,
    careOf(at('22:00'), 1920, 100).veil,
    careOf(at('05:59'), 1920, 100).veil,
    careOf(at('06:00'), 1920, 100).veil,
  ]).toEqual([0, 0.45, 0.45, 0]);
  expect(careOf(at('12:00'), 1920, 70).veil).toBeCloseTo(0.3);
});

test('夜里有人动一下键盘或鼠标，亮五分钟', () => {
  const veilAt = (time: string) => careOf(at(time), 1920, 100, at('23:00')).veil;
  expect([veilAt('23:00'), veilAt('23:05'), veilAt('23:06')]).toEqual([0, 0, 0.45]);
});

test('画面每三分钟移动几个像素，走一圈回到原处', () => {
  const shifts = Array.from({ length: 9 }, (_, n) => careOf(n * 180_000, 1920, 100)).map(
    ({ x, y }) => `${x},${y}`,
  );
  expect(new Set(shifts).size).toBe(9);
  expect(careOf(180_000, 3840, 100).x).toBe(8);
});
