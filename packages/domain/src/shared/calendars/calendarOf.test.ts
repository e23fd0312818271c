import { expect, test } from 'vitest';
import { calendarConcern, calendars } from './calendarOf';

const weekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());

test.each(calendars.map((calendar) => [calendar.year, calendar] as const))(
  '%s年的日历没有写错：日子都在当年，先后不颠倒，调休上班的都是不放假的周末',
  (year, { holidays, worked }) => {
    const ranges = Object.values(holidays).map(([first, last = first]) => [first, last] as const);
    const days = [...ranges.flat(), ...worked];
    expect(days.filter((day) => !day.startsWith(`${year}-`))).toEqual([]);
    expect(ranges.flat()).toEqual(ranges.flat().toSorted());
    expect(
      worked.filter(
        (day) => !weekend(day) || ranges.some(([first, last]) => first <= day && day <= last),
      ),
    ).toEqual([]);
  },
);

test('年份连续，没有缺年', () => {
  expect(calendars.map(({ year }) => year)).toEqual(
    calendars.map((_, index) => (calendars[0]?.year ?? 0) + index),
  );
});

test('10月起提醒下一年的日历没有或还是暂定的，之前不提醒', () => {
  expect(calendarConcern('2025-09-30')).toBeUndefined();
  expect(calendarConcern('2025-10-01')).toBeUndefined();
  expect(calendarConcern('2026-09-30')).toBeUndefined();
  expect(calendarConcern('2026-10-01')).toBe('2027年的工作日历是暂定的，尚未按国务院的通知更新');
  expect(calendarConcern('2027-03-01')).toBe('2027年的工作日历是暂定的，尚未按国务院的通知更新');
  expect(calendarConcern('2031-03-01')).toBe(
    '系统中没有2031年的工作日历，2031年的办理期限将无法计算',
  );
});
