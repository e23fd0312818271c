import { expect, test } from 'vitest';
import { dueDay } from '../registration';
import { lastOverdueDay } from './overdueDay';

test('春节和元旦不算在办理期限里', () => {
  // 30 working days before 3 March 2025 reach over eight days of Spring Festival, counting the
  // worked 26 January and 8 February.
  expect(lastOverdueDay(new Date('2025-03-03T04:00:00Z'))).toBe('2025-01-13');
  expect(dueDay('over', new Date('2025-03-03T04:00:00Z'))).toBe('2025-01-13');
  expect(lastOverdueDay(new Date('2026-01-20T04:00:00Z'))).toBe('2025-12-07');
});

test('没有日历的年份不猜，直接拒绝', () => {
  expect(() => lastOverdueDay(new Date('2031-03-03T04:00:00Z'))).toThrow(
    '系统中没有2031年的工作日历',
  );
  expect(() => dueDay('5', new Date('2031-03-03T04:00:00Z'))).toThrow('系统中没有2031年的工作日历');
});
