import { beforeAll, expect, test } from 'vitest';
import { kyselyOfPool } from '../../kit/scope';
import { testServer, type TestServer } from '../../testing/server';
import { daysLeftUntil, dueDays } from './workDays';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const db = () => kyselyOfPool(server.pool);
const between = async (from: string, to: string) => (await daysLeftUntil(db(), [to], from))(to);
const works = async (day: string) =>
  (await server.pool.query<{ works: boolean }>('select works from work_day where day = $1', [day]))
    .rows[0]?.works;

test('周末、法定节假日不上班，调休的周末上班', async () => {
  expect(await works('2024-06-10')).toBe(false);
  expect(await works('2024-06-15')).toBe(false);
  expect(await works('2024-05-11')).toBe(true);
});

test('工作日按起日之后计算，到期之后为负', async () => {
  expect(await between('2024-06-07', '2024-06-14')).toBe(4);
  expect(await between('2024-06-14', '2024-06-07')).toBe(-4);
  expect(await between('2024-06-14', '2024-06-14')).toBe(0);
});

test('跨过元旦的期限，年前年后各按当年的安排', async () => {
  // 30 and 31 December; New Year's Day 2025 is off, the 2nd and 3rd are worked.
  expect(await between('2024-12-27', '2025-01-03')).toBe(4);
  // Three days off from Thursday to Saturday, Sunday the 4th is made up.
  expect(await between('2025-12-31', '2026-01-05')).toBe(2);
  expect(await between('2023-12-29', '2024-01-02')).toBe(1);
});

test('2025年和2026年春节的期限扣除假期，算上调休的周末', async () => {
  // 26 January (a Sunday), 27 January, 5, 6, 7 and 8 February (a Saturday).
  expect(await between('2025-01-24', '2025-02-09')).toBe(6);
  // 14 February (a Saturday), 24 to 27 and 28 February (a Saturday).
  expect(await between('2026-02-13', '2026-03-01')).toBe(6);
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
])('%s 上班：%s', async (day, open) => {
  expect(await works(day)).toBe(open);
});

test('没有日历的年份拒绝计算，说明是哪一年、找谁，不当作没有节假日', async () => {
  await expect(dueDays(db(), '2031-01-06')).rejects.toThrow(
    '系统中没有2031年的工作日历，不能计算办理期限，请联系国家中心在“工作日历”中补充2031年的放假和调休安排',
  );
  await expect(dueDays(db(), '2027-12-28')).rejects.toThrow('系统中没有2028年的工作日历');
  expect(await between('2027-12-20', '2028-01-10')).toBeNull();
});

test('出厂的日历没有写错：年份连续，日子不重复，调休上班的都是周末', async () => {
  const { rows } = await server.pool.query<{ year: number }>(
    'select distinct year from work_calendar order by year',
  );
  expect(rows.map(({ year }) => year)).toEqual([2023, 2024, 2025, 2026, 2027]);
  const wrong = await server.pool.query(
    'select day from work_calendar where kind = 2 and extract(isodow from day) < 6',
  );
  expect(wrong.rows).toEqual([]);
});
