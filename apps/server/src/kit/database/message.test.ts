import type { Pool, PoolClient } from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { transaction, queriesOn, systemScope } from '../scope';
import { rowsOf, send } from './message';
import { createPool } from './pool';
import { MOST_PREPARED } from './prepared';
import { asLogin, createTestDatabase } from './testDatabase';

let owner: Pool;
let pool: Pool;
let client: PoolClient;
let drop: () => Promise<void>;
beforeAll(async () => {
  const database = await createTestDatabase(inject('database'));
  owner = createPool(database.target, 1);
  pool = createPool(asLogin(database.target), 2);
  client = await pool.connect();
  drop = database.drop;
});
afterAll(async () => {
  client.release();
  await Promise.all([pool.end(), owner.end()]);
  await drop();
});

const plans = async () => {
  const { rows } = await client.query<{ n: number }>(
    'select count(*)::int as n from pg_prepared_statements',
  );
  return rows[0]?.n ?? 0;
};

test('几条语句一次发出、一次答回；一条失败，后面的都不执行', async () => {
  const both = await send(client, [
    { text: 'select $1::int + 1 as n', values: [1] },
    { text: "select 'x' as a, null as b" },
    { text: '' },
  ]);
  expect(both.error).toBeUndefined();
  expect(both.answers.map((one) => rowsOf(one))).toEqual([[{ n: 2 }], [{ a: 'x', b: null }], []]);
  const half = await send(client, [
    { text: 'select 1 as n' },
    { text: "select set_config('role', 'nobody_of_this_name', false)" },
    { text: "select set_config('app.code', 'reached', false)" },
  ]);
  expect(half.answers).toHaveLength(1);
  expect(half.error).toMatchObject({ code: '22023' });
  const { rows } = await client.query("select current_setting('app.code', true) as code");
  expect(rows[0]?.code ?? '').toBe('');
});

test('再用的语句留着办法，答的一样；一条连接留的有限', async () => {
  const ask = async (n: number) =>
    (await send(client, [{ text: `select $1::int as "n${n}"`, values: [n] }])).answers.map((one) =>
      rowsOf(one),
    );
  for (let turn = 0; turn < 3; turn += 1)
    for (let n = 0; n < MOST_PREPARED + 20; n += 1)
      expect(await ask(n)).toEqual([[{ [`n${n}`]: n }]]);
  expect(await plans()).toBeLessThanOrEqual(MOST_PREPARED);
  expect(await plans()).toBeGreaterThan(MOST_PREPARED / 2);
});

test('别的进程给表加了一列，留着的办法作废，业务重做而不失败', async () => {
  await owner.query('create table grows (a integer); insert into grows values (1)');
  await owner.query('grant select on grows to tqc_system');
  const read = () =>
    transaction(
      pool,
      systemScope,
      async (db) => (await queriesOn(db).query('select * from grows')).rows,
    );
  for (let turn = 0; turn < 3; turn += 1) expect(await read()).toEqual([{ a: 1 }]);
  await owner.query('alter table grows add column b integer');
  expect(await read()).toEqual([{ a: 1, b: null }]);
});

test('没等完就失败的业务，问出去的话不会到下一位手里', async () => {
  const lost = new Error('lost');
  await expect(
    transaction(pool, systemScope, async (db) => {
      queriesOn(db)
        .query("select set_config('app.code', 'left behind', false)")
        .catch(() => undefined);
      throw lost;
    }),
  ).rejects.toBe(lost);
  const { rows } = await pool.query("select current_setting('app.code', true) as code");
  expect(rows[0]?.code ?? '').toBe('');
});
