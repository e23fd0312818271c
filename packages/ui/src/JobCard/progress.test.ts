import { expect, test } from 'vitest';
import { leftOf, percentOf, timeLeft } from './progress';

test('没有处理完不显示百分之百', () => {
  expect(percentOf({ total: 1000, done: 990, failed: 9 })).toBe(99);
  expect(percentOf({ total: 100000, done: 99999, failed: 0 })).toBe(99);
  expect(percentOf({ total: 3, done: 2, failed: 1 })).toBe(100);
  expect(percentOf({ total: 0, done: 0, failed: 0 })).toBe(0);
});

test('剩余条数不为负', () => {
  expect(leftOf({ total: 10, done: 3, failed: 2 })).toBe(5);
  expect(leftOf({ total: 1, done: 1, failed: 1 })).toBe(0);
});

test('剩余时间', () => {
  expect([timeLeft(undefined), timeLeft(5), timeLeft(61), timeLeft(3600), timeLeft(5400)]).toEqual([
    undefined,
    '不到 1 分钟',
    '约 2 分钟',
    '约 1 小时',
    '约 1 小时 30 分钟',
  ]);
});
