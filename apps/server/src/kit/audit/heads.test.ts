import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { createPool } from '../database';
import { createTestDatabase } from '../database/testDatabase';
import { loadKeyRing, temporaryKeyRing } from '../secrets';
import { sequenceAudit } from './chain';
import { createHeadKeeper } from './heads';
import { readHeads } from './headsFile';
import { verifyHeads } from './verify';

const keys = temporaryKeyRing();
const folder = mkdtempSync(join(tmpdir(), 'tqc-heads-'));
const file = join(folder, 'heads.jsonl');
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: Pool;
beforeAll(async () => {
  database = await createTestDatabase(inject('database'));
  pool = createPool(database.target, 2);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
  rmSync(folder, { recursive: true });
});

async function write(rows: number): Promise<void> {
  await pool.query(
    `insert into audit_inbox (row) select jsonb_build_object('act', 'x', 'actor', '1', 'at', '2024-06-18T00:00:00.000Z', 'detail', '{}'::jsonb, 'ip', '', 'obj', n::text, 'ok', true, 'org', '', 'perm', '') from generate_series(1, $1) n`,
    [rows],
  );
  while ((await sequenceAudit(pool)) > 0);
}

test('每十分钟或每千条签一次；截短、重写、改动链首文件都能发现', async () => {
  const keeper = createHeadKeeper(file, keys);
  const at = (minute: number) => new Date(Date.UTC(2024, 5, 18, 0, minute));
  expect(await keeper.keep(pool, at(0))).toBeUndefined();
  await write(3);
  expect(await keeper.keep(pool, at(0))).toMatchObject({ seq: 3, kid: 'a1' });
  await write(2);
  expect(await keeper.keep(pool, at(9))).toBeUndefined();
  expect(await keeper.keep(pool, at(10))).toMatchObject({ seq: 5 });
  await write(1000);
  expect(await keeper.keep(pool, at(11))).toMatchObject({ seq: 1005 });
  expect(await verifyHeads(file, keys, pool)).toEqual({ checked: 3, archived: 0 });
  await pool.query('alter table audit disable trigger audit_fixed');
  await pool.query("update audit set hash = repeat('0', 64) where seq = 5");
  expect(await verifyHeads(file, keys, pool)).toMatchObject({
    checked: 1,
    broken: { reason: expect.stringContaining('整体改写') },
  });
  await pool.query('delete from audit where seq >= 5');
  expect(await verifyHeads(file, keys, pool)).toMatchObject({
    checked: 1,
    broken: { reason: expect.stringContaining('被截短') },
  });
  writeFileSync(file, readFileSync(file, 'utf8').replace('"seq":3', '"seq":2'));
  expect(await verifyHeads(file, keys, pool)).toMatchObject({
    checked: 0,
    broken: { reason: expect.stringContaining('链首文件被改动') },
  });
});

test('最后一行没有写完时照常启动，略去这一行，下一次签名另起一行', async () => {
  const torn = join(folder, 'torn.jsonl');
  const whole =
    '{"seq":3,"hash":"aa","at":"2024-06-18T00:00:00.000Z","kid":"a1","signature":"x"}\n';
  writeFileSync(torn, `${whole}{"seq":9,"ha`);
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const keeper = createHeadKeeper(torn, keys);
  expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('没有写完'));
  said.mockRestore();
  expect(readFileSync(torn, 'utf8')).toBe(whole);
  await pool.query('alter table audit disable trigger audit_fixed');
  await pool.query('delete from audit');
  await write(4);
  await keeper.keep(pool, new Date(), true);
  expect(readHeads(torn)).toMatchObject({ unreadable: 0, heads: [{ seq: 3 }, { seq: 4 }] });
  writeFileSync(torn, `乱\n${whole}`);
  expect(readHeads(torn)).toMatchObject({ unreadable: 1, heads: [{ seq: 3 }] });
});

test('审计密钥由另一进程换过：它签的链首在这里照样核对无误', async () => {
  const ring = join(folder, 'keys.json');
  const other = join(folder, 'other.jsonl');
  const then = new Date(Date.UTC(2024, 5, 18));
  const [one, two] = [loadKeyRing(ring, then), loadKeyRing(ring, then)];
  one.refresh(new Date(Date.UTC(2025, 8, 1)));
  expect(one.audit.map(({ kid }) => kid)).toEqual(['a1', 'a2']);
  await write(1);
  await createHeadKeeper(other, one).keep(pool, then);
  expect(two.audit.map(({ kid }) => kid)).toEqual(['a1']);
  expect(await verifyHeads(other, two, pool)).toEqual({ checked: 1, archived: 0 });
});
