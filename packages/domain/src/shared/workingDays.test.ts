import { expect, test } from 'vitest';
import { calendar2024, isWorkingDay, workingDaysBetween } from './workingDays';

test('周末、法定节假日不上班，调休的周末上班', () => {
  expect(isWorkingDay('2024-06-10', calendar2024)).toBe(false);
  expect(isWorkingDay('2024-06-15', calendar2024)).toBe(false);
  expect(isWorkingDay('2024-05-11', calendar2024)).toBe(true);
});

test('工作日按起日之后计算，到期之后为负', () => {
  expect(workingDaysBetween('2024-06-07', '2024-06-14', calendar2024)).toBe(4);
  expect(workingDaysBetween('2024-06-14', '2024-06-07', calendar2024)).toBe(-4);
  expect(workingDaysBetween('2024-06-14', '2024-06-14', calendar2024)).toBe(0);
});
