import { expect, test } from 'vitest';
import { isWorkingDay, workingDaysBetween } from './workingDays';

test('周末、法定节假日不上班，调休的周末上班', () => {
  expect(isWorkingDay('2024-06-10')).toBe(false);
  expect(isWorkingDay('2024-06-15')).toBe(false);
  expect(isWorkingDay('2024-05-11')).toBe(true);
});

test('工作日按起日之后计算，到期之后为负', () => {
  expect(workingDaysBetween('2024-06-07', '2024-06-14')).toBe(4);
  expect(workingDaysBetween('2024-06-14', '2024-06-07')).toBe(-4);
  expect(workingDaysBetween('2024-06-14', '2024-06-14')).toBe(0);
});

test('跨过元旦的期限，年前年后各按当年的安排', () => {
  // 30 and 31 December; New Year's Day 2025 is off, the 2nd and 3rd are worked.
  expect(workingDaysBetween('2024-12-27', '2025-01-03')).toBe(4);
  // Three days off from Thursday to Saturday, Sunday the 4th is made up.
  expect(workingDaysBetween('2025-12-31', '2026-01-05')).toBe(2);
  expect(workingDaysBetween('2023-12-29', '2024-01-02')).toBe(1);
});

test('2025年和2026年春节的期限扣除假期，算上调休的周末', () => {
  // 26 January (a Sunday), 27 January, 5, 6, 7 and 8 February (a Saturday).
  expect(workingDaysBetween('2025-01-24', '2025-02-09')).toBe(6);
  // 14 February (a Saturday), 24 to 27 and 28 February (a Saturday).
  expect(workingDaysBetween('2026-02-13', '2026-03-01')).toBe(6);
});

test.each([
  ['2025-04-27', true],
  ['2025-09-28', true],
  ['2025-10-11', true],
  ['2025-06-02', false],
  ['2025-10-08', false],
  ['2026-01-04', true],
  ['2026-05-09', true],
  ['2026-09-20', true],
  ['2026-10-10', true],
  ['2026-02-23', false],
  ['2026-06-19', false],
  ['2026-09-25', false],
  ['2026-10-07', false],
  ['2027-02-05', false],
  ['2027-02-10', false],
  ['2027-02-11', true],
])('%s 上班：%s', (day, works) => {
  expect(isWorkingDay(day)).toBe(works);
});

test('没有日历的年份拒绝计算，说明是哪一年、找谁，不当作没有节假日', () => {
  expect(() => isWorkingDay('2031-01-06')).toThrow(
    '系统中没有2031年的工作日历，不能计算办理期限，请联系系统管理员补充2031年的放假和调休安排',
  );
  expect(() => workingDaysBetween('2027-12-20', '2028-01-10')).toThrow(
    '系统中没有2028年的工作日历',
  );
});
