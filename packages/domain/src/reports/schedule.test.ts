import { expect, test } from 'vitest';
import { daysBefore, dueAfter, planFault, planText, reportEvery, type Plan } from './index';

const [daily, weekly, monthly] = [1, 2, 3].map((every): Plan => ({
  every,
  weekday: every === 2 ? 1 : null,
  day: every === 3 ? 28 : null,
  hour: 8,
})) as [Plan, Plan, Plan];
const due = (plan: Plan, after: string) => dueAfter(plan, new Date(after)).toISOString();

test('每天、每周、每月的下一次都在将来，按北京时间的钟点', () => {
  expect(due(daily, '2024-06-17T23:59:00Z')).toBe('2024-06-18T00:00:00.000Z');
  expect(due(daily, '2024-06-18T00:00:00Z')).toBe('2024-06-19T00:00:00.000Z');
  // 18 June 2024 is a Tuesday.
  expect(due(weekly, '2024-06-18T00:00:00Z')).toBe('2024-06-24T00:00:00.000Z');
  expect(due(monthly, '2024-06-28T00:00:01Z')).toBe('2024-07-28T00:00:00.000Z');
  expect(due(monthly, '2024-12-29T00:00:00Z')).toBe('2025-01-28T00:00:00.000Z');
});

test('定时统计的是已经过去的一天、一周、一月', () => {
  expect(daysBefore(daily, '2024-03-01')).toEqual({ from: '2024-02-29', to: '2024-02-29' });
  expect(daysBefore(weekly, '2024-06-24')).toEqual({ from: '2024-06-17', to: '2024-06-23' });
  expect(daysBefore(monthly, '2024-03-28')).toEqual({ from: '2024-02-01', to: '2024-02-29' });
});

test('计划说得出来；缺哪一天说在哪一项', () => {
  expect([daily, weekly, monthly].map(planText)).toEqual(['每天8点', '每周一8点', '每月28日8点']);
  expect(planText({ ...daily, every: 0 })).toBe('');
  expect(planFault({ ...weekly, weekday: null })?.at).toBe('weekday');
  expect(planFault({ ...monthly, day: null })?.at).toBe('day');
  expect(planFault(daily)).toBeNull();
  expect(reportEvery.codes).toEqual([0, 1, 2, 3]);
});
