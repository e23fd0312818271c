import { expect, test, vi } from 'vitest';
import { calendarWatch } from './calendarWatch';

test('每晚核对工作日历，缺年份或还是暂定的就写进运行日志', () => {
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  calendarWatch({ clock: () => new Date('2025-06-01T20:30:00Z') });
  expect(told).not.toHaveBeenCalled();
  calendarWatch({ clock: () => new Date('2029-06-01T20:30:00Z') });
  expect(told.mock.calls).toEqual([[expect.stringContaining('没有2029年的工作日历')]]);
  told.mockRestore();
});
