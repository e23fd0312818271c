import { expect, test } from 'vitest';
import { ageOf, ageText, timeText } from './ageOf';

test('数据的新旧分四级', () => {
  expect([0, 59_999, 60_000, 299_999, 300_000, 1_799_999, 1_800_000].map(ageOf)).toEqual([
    'live',
    'live',
    'late',
    'late',
    'old',
    'old',
    'dead',
  ]);
});

test('时间按北京时间写，断开多久也写明', () => {
  const at = Date.parse('2024-06-18T02:20:03Z');
  expect(timeText(at)).toBe('10:20:03');
  expect(ageText(at, at + 5000, true)).toBe('数据截至 10:20:03');
  expect(ageText(at, at + 12 * 60_000, false)).toBe('数据截至 10:20:03 · 已断开 12 分');
  expect(ageText(at, at + 125 * 60_000, false)).toBe('数据截至 10:20:03 · 已断开 2 小时 5 分');
  expect(ageText(0, at, true)).toBe('正在取数');
});
