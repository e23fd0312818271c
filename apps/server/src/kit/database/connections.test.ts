import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { holdIdSlot } from '../idSlot';
import { connectionsOf, NoRoomForProcess, requireConnections } from './connections';
import { createPool } from './pool';
import { createTestDatabase } from './testDatabase';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase(inject('database'));
  pool = createPool(database.target, 2);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const process_ = (forCalls = 8) =>
  holdIdSlot(pool, { connections: connectionsOf(forCalls) }, () => undefined);

test('每个进程要用的连接数照配置算出', () => {
  expect(connectionsOf(8)).toBe(17);
  expect(connectionsOf(20)).toBe(29);
});

test('数据库给得起的进程照常启动；再多一个就拒绝，用一句话说明数字和办法', async () => {
  const { rows } = await pool.query<{ most: number; kept: number }>(
    "select current_setting('max_connections')::int as most, current_setting('superuser_reserved_connections')::int as kept",
  );
  const { most, kept } = rows[0] ?? { most: 0, kept: 0 };
  const fitting = Math.floor((most - kept) / connectionsOf(8));
  const slots = [];
  // One less than fits alone: files of tests beside this one have connections of their own.
  for (let n = 0; n < fitting - 1; n += 1) slots.push(await process_());
  await requireConnections(pool);
  slots.push(await process_(), await process_());
  const refused = await requireConnections(pool).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(NoRoomForProcess);
  const needed = connectionsOf(8) * (fitting + 1);
  expect((refused as Error).message).toContain(
    `最多${most}个，为管理员保留${kept}个，连同本进程共${fitting + 1}个服务进程最多要用${needed}个`,
  );
  expect((refused as Error).message).toMatch(/max_connections 调到\d+以上.*减小 TQC_POOL/);
  // A process that ended takes nothing any more, nor one that nobody renews.
  for (const slot of slots.splice(-2)) await slot.release();
  await requireConnections(pool);
  for (const slot of slots) await slot.release();
});

test('账号或库另有更小的上限时照它算', async () => {
  const [name] = (await pool.query<{ name: string }>('select current_database() as name')).rows;
  await pool.query(`alter database ${name?.name} connection limit 20`);
  const slots = [await process_(4), await process_(4)];
  await expect(requireConnections(pool)).rejects.toThrow('最多20个');
  await pool.query(`alter database ${name?.name} connection limit -1`);
  await requireConnections(pool);
  for (const slot of slots) await slot.release();
});
