import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createPool } from '../database';
import { createTestDatabase } from '../database/testDatabase';
import { temporaryKeyRing } from '../secrets';
import { sequenceAudit } from './chain';
import { createHeadKeeper } from './heads';
import { verifyRecent } from './verify';

const keys = temporaryKeyRing();
const folder = mkdtempSync(join(tmpdir(), 'tqc-verify-'));
const file = join(folder, 'heads.jsonl');
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase(inject('database'));
  pool = createPool(database.target, 2);
  const keeper = createHeadKeeper(file, keys);
  for (let n = 0; n < 4; n += 1) {
    await pool.query(
      `insert into audit_inbox (row) select jsonb_build_object('act', 'x', 'at', '2024-06-18T00:00:00.000Z', 'obj', n::text) from generate_series(1, 10) n`,
    );
    while ((await sequenceAudit(pool)) > 0);
    await keeper.keep(pool, new Date(Date.UTC(2024, 5, 18, n)), true);
  }
});
afterAll(async () => {
  await pool.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

test('短的链从头核对，长的链从够远的签名链首核对，都说出最新的签名链首', async () => {
  expect(await verifyRecent(file, keys, pool)).toMatchObject({
    from: 1,
    checked: 40,
    signed: { seq: 40, at: '2024-06-18T03:00:00.000Z' },
  });
  expect(await verifyRecent(file, keys, pool, 15)).toMatchObject({ from: 21, checked: 20 });
});

test('末尾被删去、签名之前被整体改写，都看得出来', async () => {
  const client = await pool.connect();
  const inside = async (change: string) => {
    await client.query('begin');
    try {
      await client.query('alter table audit disable trigger audit_fixed');
      await client.query(change);
      return await verifyRecent(file, keys, client);
    } finally {
      await client.query('rollback');
    }
  };
  expect((await inside('delete from audit where seq > 35')).broken).toEqual({
    seq: 40,
    reason: '签名的链首在数据库中没有对应记录，审计记录被截短',
  });
  expect((await inside("update audit set hash = repeat('0', 64) where seq = 30")).broken).toEqual({
    seq: 30,
    reason: '签名的链首与数据库中的校验值不同，审计记录被整体改写',
  });
  client.release();
});

test('没有签名链首的新安装照实说没有', async () => {
  const empty = join(folder, 'none.jsonl');
  expect(await verifyRecent(empty, keys, pool)).not.toHaveProperty('signed');
  writeFileSync(empty, '乱写的一行\n');
  expect((await verifyRecent(empty, keys, pool)).broken?.reason).toContain('无法读取');
});
