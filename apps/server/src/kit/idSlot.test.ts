import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createPool } from './database';
import { createTestDatabase } from './database/testDatabase';
import { holdIdSlot, type IdSlot } from './idSlot';
import { newId, takeIdSlot } from './newId';

const TIMES = { lease: 500, renew: 60 };
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let watcher: Pool;
const open: Pool[] = [];
const processOf = () => {
  const pool = createPool(database.target, 1);
  open.push(pool);
  return pool;
};
beforeAll(async () => {
  database = await createTestDatabase(inject('database'));
  watcher = createPool(database.target, 1);
});
afterAll(async () => {
  await Promise.all([watcher, ...open].map((pool) => pool.end()));
  await database.drop();
});

test('连接被断开后，任何时刻都没有两个进程占着同一个编号位', async () => {
  const slots: IdSlot[] = [];
  for (let n = 0; n < 3; n += 1) slots.push(await holdIdSlot(processOf(), TIMES, () => undefined));
  const seen: (number | undefined)[][] = [];
  for (let round = 0; round < 15; round += 1) {
    await watcher.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await sleep(20);
    if (round === 7) slots.push(await holdIdSlot(processOf(), TIMES, () => undefined));
    seen.push(slots.map((slot) => slot.place()));
  }
  for (const places of seen) {
    const held = places.filter((place) => place !== undefined);
    expect(new Set(held).size).toBe(held.length);
  }
  const held = () => slots.filter((slot) => slot.place() !== undefined);
  await expect.poll(held, { timeout: 10_000, interval: 20 }).toHaveLength(4);
  for (const slot of slots) await slot.release();
});

test('数据库不再答复时，借期在数据库收回之前先在本进程结束；答复后重新取得', async () => {
  const pool = processOf();
  const real = pool.query.bind(pool);
  const slot = await holdIdSlot(pool, { lease: 300, renew: 40 }, takeIdSlot);
  expect(Number(newId())).toBeGreaterThan(0);
  const place = slot.place();
  pool.query = (() => Promise.reject(new Error('no answer'))) as never;
  await expect.poll(() => slot.place(), { timeout: 2000, interval: 5 }).toBeUndefined();
  expect(() => newId()).toThrow(expect.objectContaining({ code: 503 }));
  // The database still holds it for us: nobody else has been given it meanwhile.
  const { rows } = await watcher.query<{ lent: boolean }>(
    'select until > now() as lent from process_slot where slot = $1',
    [place],
  );
  expect(rows).toEqual([{ lent: true }]);
  pool.query = real as typeof pool.query;
  await expect.poll(() => slot.place(), { timeout: 2000, interval: 5 }).toBeDefined();
  expect(Number(newId())).toBeGreaterThan(0);
  await slot.release();
  expect(() => newId()).toThrow(expect.objectContaining({ code: 503 }));
});

test('没有续上的一秒后再试，不等到下一次续期；数据库回来后照常续', async () => {
  const pool = processOf();
  const real = pool.query.bind(pool);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const slot = await holdIdSlot(pool, { lease: 60_000, renew: 10_000 }, () => undefined);
  let asked = 0;
  const answer = (broken: boolean) =>
    ((...question: Parameters<typeof real>) => {
      asked += 1;
      return broken ? Promise.reject(new Error('no answer')) : real(...question);
    }) as never;
  pool.query = answer(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(asked).toBe(1);
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toBe(3);
  pool.query = answer(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toBe(4);
  vi.useRealTimers();
  await slot.release();
});

test('最多十六个进程，第十七个被拒绝；退出的把位置还回来，最久没用的先借出', async () => {
  const pool = processOf();
  const long = { lease: 60_000, renew: 60_000 };
  await watcher.query("update process_slot set until = '-infinity'");
  const slots: IdSlot[] = [];
  for (let n = 0; n < 16; n += 1) slots.push(await holdIdSlot(pool, long, () => undefined));
  expect(new Set(slots.map((slot) => slot.place())).size).toBe(16);
  await expect(holdIdSlot(pool, long, () => undefined)).rejects.toThrow('最多运行16个服务进程');
  await slots[5]?.release();
  await slots[2]?.release();
  const again = await holdIdSlot(pool, long, () => undefined);
  expect(again.place()).toBe(5);
  for (const slot of [...slots, again]) await slot.release();
});
