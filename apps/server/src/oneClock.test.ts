import { regAud } from '@tqc/contract/register';
import { expect, test } from 'vitest';
import { testRoad } from './testing/road';
import { testServer } from './testing/server';

/**
 * Columns of which only the database asks how long ago they were filled; nobody reads them. The
 * list may only become shorter.
 */
const OWN_CLOCK = ['file.created_at', 'idempotency.at'];

test('业务表的时间由程序的时钟给出：没有新的列用数据库自己的时钟', async () => {
  const { pool } = await testServer();
  const { rows } = await pool.query<{ name: string }>(
    `select table_name || '.' || column_name as name from information_schema.columns
     where table_schema = 'public' and column_default ~* '\\m(now|clock_timestamp|statement_timestamp)\\(\\)|current_(date|time)' order by 1`,
  );
  const found = rows.map(({ name }) => name);
  expect(found).toEqual(OWN_CLOCK);
});

test('留言、站内消息、计划的时间和办理时间是同一个时钟，与数据库服务器的时间无关', async () => {
  const server = await testServer();
  const road = await testRoad(server);
  const regId = await road.filed(1);
  const point = await server.as('point');
  await point(regAud.create, { regId, content: '请补交学历证明' });
  const now = server.app.clock();
  expect(Math.abs(now.getTime() - Date.now())).toBeGreaterThan(86_400_000);
  for (const [table, column] of [
    ['registration_message', 'created_at'],
    ['registration_log', 'at'],
    ['province_plan', 'created_at'],
    ['org_plan', 'created_at'],
    ['plan_slot', 'created_at'],
    ['plan_arrangement', 'created_at'],
    ['plan_batch', 'created_at'],
    ['sys_message', 'send_time'],
  ]) {
    const { rows } = await server.pool.query<{ n: number; late: number }>(
      `select count(*)::int as n, count(*) filter (where ${column} > $1)::int as late from ${table}`,
      [new Date(now.getTime() + 1000)],
    );
    expect({ table, late: rows[0]?.late }).toEqual({ table, late: 0 });
    expect(rows[0]?.n, table).toBeGreaterThan(0);
  }
});

test('没有说明时间的行按演示的时钟，不按数据库的', async () => {
  const { app, pool } = await testServer();
  const shift = 700 * 86_400_000;
  await pool.query("insert into installation (key, value) values ('demo', $1)", [{ shift }]);
  const { rows } = await app.pool.query<{ at: string }>(
    `insert into saved_view (view_id, admin_id, org_id, screen, name, shared, state)
     values (1, 1, 1, 'a', '视图', false, '{}') returning created_at as at`,
  );
  expect(Math.abs(Date.now() - shift - Date.parse(rows[0]?.at ?? ''))).toBeLessThan(60_000);
});
