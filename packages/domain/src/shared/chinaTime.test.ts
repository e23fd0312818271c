import { expect, test } from 'vitest';
import { chinaDay, chinaMinute, chinaTime } from './chinaTime';

test('中国的日期、分钟和时刻，与运行的地方在哪个时区无关；年末的晚上已是新年', () => {
  const evening = new Date('2025-12-31T16:00:05.000Z');
  expect(chinaDay(evening)).toBe('2026-01-01');
  expect(chinaMinute(evening)).toBe('2026-01-01 00:00');
  expect(chinaTime(evening)).toBe('00:00:05');
});
