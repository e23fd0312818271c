import { beforeAll, expect, test, vi } from 'vitest';
import { calendarConcern } from '../trade/calendar';
import { testServer, type TestServer } from '../testing/server';
import { calendarWatch } from './calendarWatch';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

test('每晚核对工作日历，缺年份或还是暂定的就写进运行日志', async () => {
  const { pool } = server;
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await calendarWatch({ pool, clock: () => new Date('2025-06-01T20:30:00Z') });
  expect(told).not.toHaveBeenCalled();
  await calendarWatch({ pool, clock: () => new Date('2029-06-01T20:30:00Z') });
  expect(told.mock.calls).toEqual([[expect.stringContaining('没有2029年的工作日历')]]);
  told.mockRestore();
});

test('10月起提醒下一年的日历没有或还是暂定的，之前不提醒', async () => {
  const concern = (day: string) => calendarConcern(server.pool, day);
  expect(await concern('2025-09-30')).toBeUndefined();
  expect(await concern('2025-10-01')).toBeUndefined();
  expect(await concern('2026-09-30')).toBeUndefined();
  expect(await concern('2026-10-01')).toBe('2027年的工作日历是暂定的，尚未按国务院的通知更新');
  expect(await concern('2027-03-01')).toBe('2027年的工作日历是暂定的，尚未按国务院的通知更新');
  expect(await concern('2031-03-01')).toBe(
    '系统中没有2031年的工作日历，2031年的办理期限将无法计算',
  );
});
