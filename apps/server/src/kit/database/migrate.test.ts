import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';
import { createPool, type DatabaseTarget } from '../database';
import { migrate } from './migrate';
import { createTestDatabase } from './testDatabase';

let pool: Pool;
let target: DatabaseTarget;
let folder: string;
let drop: () => Promise<void>;
beforeEach(async () => {
  const database = await createTestDatabase(inject('database'));
  target = database.target;
  pool = createPool(target, 2, { patient: true });
  await pool.query('delete from kysely_migration; create table busy (n integer)');
  folder = mkdtempSync(join(tmpdir(), 'tqc-migrate-'));
  drop = database.drop;
});
afterEach(async () => {
  await pool.end();
  await drop();
  rmSync(folder, { recursive: true });
});

const file = (name: string, text: string) => writeFileSync(join(folder, `${name}.sql`), text);
const applied = async () =>
  (await pool.query<{ name: string }>('select name from kysely_migration order by 1')).rows.map(
    ({ name }) => name,
  );

test('升级语句不受业务时限约束；每个文件自成一个事务，前面的成果不因后面的失败而丢', async () => {
  // The limit that a server may set for all its connections, much shortened here.
  await pool.query(
    `do $$ begin execute format('alter database %I set statement_timeout = 100', current_database()); end $$`,
  );
  await pool.end();
  pool = createPool(target, 2, { patient: true });
  file('1_long', 'select pg_sleep(0.3); create table one (n integer);');
  file('2_wrong', 'create table two (n integer); select 1 / 0;');
  await expect(pool.query('select pg_sleep(0.3)')).rejects.toMatchObject({ code: '57014' });
  await expect(migrate(pool, folder)).rejects.toMatchObject({ code: '22012' });
  expect(await applied()).toEqual(['1_long']);
  const { rows: made } = await pool.query(
    "select to_regclass('one') is not null as one, to_regclass('two') is null as two",
  );
  expect(made).toEqual([{ one: true, two: true }]);
});

test('标明不用事务的文件可以在业务进行时建立索引', async () => {
  file(
    '1_index',
    '-- no transaction\ndrop index concurrently if exists busy_n;\ncreate index concurrently busy_n on busy (n);\n',
  );
  expect(await migrate(pool, folder)).toEqual(['1_index']);
  const { rows } = await pool.query(
    "select indisvalid from pg_index where indexrelid = 'busy_n'::regclass",
  );
  expect(rows).toEqual([{ indisvalid: true }]);
});

test('等锁有时限并重试，不让后来的业务排在升级后面；一直等不到时说明原因', async () => {
  file('1_column', 'alter table busy add column more integer;');
  const holder = await pool.connect();
  await holder.query('begin; select * from busy');
  await expect(migrate(pool, folder, { lockTimeout: 30, tries: 2 })).rejects.toThrow(
    '等不到所需的锁',
  );
  const done = migrate(pool, folder, { lockTimeout: 30 });
  await sleep(200);
  await holder.query('commit');
  holder.release();
  expect(await done).toEqual(['1_column']);
});

test('两个程序同时升级，只做一次', async () => {
  file('1_once', 'select pg_sleep(0.1); create table once (n integer);');
  const other = createPool(target, 2, { patient: true });
  const both = await Promise.all([migrate(pool, folder), migrate(other, folder)]);
  await other.end();
  expect(both.flat()).toEqual(['1_once']);
});
