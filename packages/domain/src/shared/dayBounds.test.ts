import { expect, test } from 'vitest';
import { bornOn, dayAfter, daysBetween, requireDay } from './dayBounds';

const june = { from: '2024-06-01', to: '2024-06-30' };

test('范围的两头都算，出了范围写在那一栏并说明能填哪些日子', () => {
  for (const day of ['2024-06-01', '2024-06-30']) requireDay('issueDate', '签发日期', day, june);
  for (const day of ['2024-05-31', '2024-07-01'])
    expect(() => requireDay('issueDate', '签发日期', day, june)).toThrow(
      expect.objectContaining({
        message: '签发日期应在2024-06-01至2024-06-30之间',
        field: 'issueDate',
      }),
    );
});

test('没有起始日期时只看不晚于哪天', () => {
  const { to } = june;
  requireDay('recognisedOn', '认定日期', '1900-01-01', { to });
  expect(() => requireDay('recognisedOn', '认定日期', '2999-12-31', { to })).toThrow(
    '认定日期不能晚于2024-06-30',
  );
});

test('往后、往前数日子，跨年和闰日也对', () => {
  expect(dayAfter('2024-02-28', 1)).toBe('2024-02-29');
  expect(dayAfter('2024-01-01', -1)).toBe('2023-12-31');
});

test('两天之间有几天，跨月跨年照日历，倒过来是负数', () => {
  expect(daysBetween('2024-02-28', '2024-03-01')).toBe(2);
  expect(daysBetween('2024-12-31', '2025-01-01')).toBe(1);
  expect(daysBetween('2024-06-18', '2024-06-18')).toBe(0);
  expect(daysBetween('2024-06-20', '2024-06-18')).toBe(-2);
});

test('满多少岁的生日；闰日的在平年前一天', () => {
  expect(bornOn('2024-06-18', 39)).toBe('1985-06-18');
  expect(bornOn('2024-02-29', 40)).toBe('1984-02-28');
});
