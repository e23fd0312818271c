import { expect, test } from 'vitest';
import { daysLeft } from './daysLeft';

const plan = {
  filingBegin: '2024-06-11 09:00',
  filingEnd: '2024-06-21 18:00',
  confirmBegin: '2024-06-24',
  confirmEnd: '2024-06-28',
};

test.each([
  ['2024-06-08', '网报还有 3 天开始'],
  ['2024-06-18', '网报还剩 3 天'],
  ['2024-06-21', '网报今天截止'],
  ['2024-06-22', '确认还有 2 天开始'],
  ['2024-06-24', '确认还剩 4 天'],
  ['2024-06-28', '确认今天截止'],
  ['2024-07-01', '确认已截止'],
])('%s：%s', (today, said) => {
  expect(daysLeft(plan, today)).toBe(said);
});

test('没有时间段的计划不说还剩几天', () => {
  const none = { filingBegin: null, filingEnd: null, confirmBegin: null, confirmEnd: null };
  expect(daysLeft(none, '2024-06-18')).toBe('');
});
