import { expect, test } from 'vitest';
import { deadlineLook, workdaysUntil } from './deadline';

test.each([
  [{ workdays: 12 }, 'good', '还剩 12 个工作日'],
  [{ workdays: 5 }, 'held', '还剩 5 个工作日'],
  [{ workdays: 0 }, 'bad', '今天到期'],
  [{ workdays: -2 }, 'bad', '已超期 2 个工作日'],
  [{ workdays: -2, paused: '等待补正' }, 'pending', '停表：等待补正'],
  [{ workdays: 5, warnAt: 3 }, 'good', '还剩 5 个工作日'],
] as const)('%o', (deadline, tone, text) => {
  expect(deadlineLook(deadline)).toEqual({ tone, text });
});

// 2025-04-04 清明，04-05、04-06 周末
const workday = (date: string) => !['2025-04-04', '2025-04-05', '2025-04-06', '2025-04-12', '2025-04-13'].includes(date);

test('按日历数工作日：当天不算、期限日算，跨月，已过为负', () => {
  expect(workdaysUntil('2025-04-03', '2025-04-07', workday)).toBe(1);
  expect(workdaysUntil('2025-03-31', '2025-04-14', workday)).toBe(9);
  expect(workdaysUntil('2025-04-07', '2025-04-07', workday)).toBe(0);
  expect(workdaysUntil('2025-04-08', '2025-04-03', workday)).toBe(-2);
});
