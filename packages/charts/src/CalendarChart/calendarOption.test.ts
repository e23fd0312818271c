import { expect, test } from 'vitest';
import { paletteOf } from '../core';
import { calendarOption } from './calendarOption';
import { calendarDays, calendarTable, weekday } from './calendarRows';

test('中间没有给数的日子补为未报送，零是零', () => {
  const days = calendarDays({
    rows: [
      { date: '2026-02-27', value: 3 },
      { date: '2026-03-02', value: 0 },
    ],
  });
  expect(days).toEqual([
    { date: '2026-02-27', value: 3 },
    { date: '2026-02-28', value: null },
    { date: '2026-03-01', value: null },
    { date: '2026-03-02', value: 0 },
  ]);
  expect(calendarTable(days).rows.map(({ cells }) => cells)).toEqual([
    ['五', '3'],
    ['六', '未报送'],
    ['日', '未报送'],
    ['一', '0'],
  ]);
});

test('起止可以比数据宽；没有数据也没有起止时是空的', () => {
  expect(calendarDays({ rows: [], from: '2026-11-01', to: '2026-11-03' })).toHaveLength(3);
  expect(calendarDays({ rows: [] })).toEqual([]);
});

test('星期', () => {
  expect([weekday('2026-11-21'), weekday('2026-11-22')]).toEqual(['六', '日']);
});

test('范围取首尾两天', () => {
  const option = calendarOption(
    [
      { date: '2026-11-01', value: 1 },
      { date: '2026-11-02', value: null },
    ],
    paletteOf('light', () => ''),
  );
  expect(option.calendar).toMatchObject({ range: ['2026-11-01', '2026-11-02'] });
});
