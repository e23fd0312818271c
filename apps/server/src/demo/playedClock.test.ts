import { chinaMinute } from '@tqc/domain/shared';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createPool } from '../kit/database';
import { createTestDatabase } from '../kit/database/testDatabase';
import { closedDays, playedShift, shiftToPlay, shiftToWork, startAtWork } from './playedClock';

let pool: Pool;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase(inject('database'));
  pool = createPool(database.target, 2);
  drop = database.drop;
});
afterAll(async () => {
  await pool.end();
  await drop();
});

const NIGHT = Date.parse('2026-11-23T18:40:00Z');
const played = (shift: number, now = NIGHT) => chinaMinute(new Date(now - shift));
/** A shift under which it is that moment in China now. */
const shiftAt = (moment: string) => NIGHT - Date.parse(`${moment}:00+08:00`);

test('夜里填充的演示也从上午十点开始', () => {
  expect(played(shiftToPlay(NIGHT))).toBe('2024-06-18 10:00');
  const noon = Date.parse('2026-11-23T04:00:00Z');
  expect(played(shiftToPlay(noon), noon)).toBe('2024-06-18 10:00');
});

test('再启动时在上班时间就接着走，否则从下一个工作日上午开始；时钟绝不倒退', async () => {
  const closed = await closedDays(pool);
  const startedAt = (moment: string) => played(shiftToWork(shiftAt(moment), NIGHT, closed));
  expect(startedAt('2024-06-18 08:30')).toBe('2024-06-18 08:30');
  expect(startedAt('2024-06-18 16:59')).toBe('2024-06-18 16:59');
  expect(startedAt('2024-06-19 02:10')).toBe('2024-06-19 10:00');
  expect(startedAt('2024-06-18 17:00')).toBe('2024-06-19 10:00');
  expect(startedAt('2024-06-21 22:00')).toBe('2024-06-24 10:00');
  expect(startedAt('2024-09-30 23:00')).toBe('2024-10-08 10:00');
  // A working Saturday before a holiday is one.
  expect(startedAt('2024-09-14 11:00')).toBe('2024-09-14 11:00');
  expect(startedAt('2099-01-01 23:00')).toBe('2099-01-02 10:00');
});

test('别的进程在用同一个数据库时，启动不动时钟', async () => {
  await startAtWork(pool);
  expect(await playedShift(pool)).toBe(0);
  const shift = Date.now() - Date.parse('2024-06-18T18:00:00Z');
  await pool.query("insert into installation (key, value) values ('demo', $1)", [{ shift }]);
  const serve = (count: number) =>
    pool.query(
      `update process_slot set connections = 10, until = now() + interval '1 minute' where slot < $1`,
      [count],
    );
  await serve(2);
  await startAtWork(pool);
  expect(await playedShift(pool)).toBe(shift);
  await pool.query("update process_slot set until = now() - interval '1 second'");
  await serve(1);
  await startAtWork(pool);
  expect(chinaMinute(new Date(Date.now() - (await playedShift(pool))))).toBe('2024-06-19 10:00');
});
