import { expect, test } from 'vitest';
import { deadlineLook } from './deadline';

test.each([
  [{ workdays: 12 }, 'good', '还剩 12 个工作日'],
  [{ workdays: 5 }, 'held', '还剩 5 个工作日'],
  [{ workdays: 0 }, 'bad', '今天到期'],
  [{ workdays: -2 }, 'bad', '已超期 2 个工作日'],
  [{ workdays: -2, paused: '等待补正' }, 'pending', '停表：等待补正'],
  [{ workdays: 5, warnAt: 3 }, 'good', '还剩 5 个工作日'],
] as const)('%o', (deadline, tone, text) => {
  expect(deadlineLook(deadline)).toEqual({ tone, text });
});
