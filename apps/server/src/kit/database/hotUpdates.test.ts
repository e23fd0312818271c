import { beforeAll, expect, test } from 'vitest';
import { manyApplications } from '../../testing/manyApplications';
import { testRoad } from '../../testing/road';
import { testServer, type TestServer } from '../../testing/server';

const ROWS = 400;
let server: TestServer;
let kept: string;
beforeAll(async () => {
  server = await testServer();
  const road = await testRoad(server);
  await manyApplications(server, await road.filed(1), ROWS);
  // Old versions go only when no transaction of the whole cluster looks back, and other files run
  // beside this one. With room for every version here, only an index can keep one from its page.
  const { rows } = await server.pool.query<{ kept: string | null }>(
    "select array_to_string(reloptions, ' ') as kept from pg_class where relname = 'registration'",
  );
  kept = rows[0]?.kept ?? '';
  await server.pool.query('alter table registration set (fillfactor = 10)');
  await server.pool.query('vacuum full registration');
});

/** How many of some updates stayed in their page and touched no index. */
async function hotShare(change: string): Promise<number> {
  const client = await server.pool.connect();
  try {
    const counted = async () => {
      await client.query('select pg_stat_force_next_flush()');
      const { rows } = await client.query<{ all: number; hot: number }>(
        "select n_tup_upd::int as all, n_tup_hot_upd::int as hot from pg_stat_user_tables where relname = 'registration'",
      );
      return rows[0] ?? { all: 0, hot: 0 };
    };
    const { rows } = await client.query<{ id: string }>(
      'select reg_id::text as id from registration order by md5(reg_id::text)',
    );
    const before = await counted();
    for (const { id } of rows)
      await client.query(`update registration set ${change} where reg_id = $1`, [id]);
    const after = await counted();
    expect(after.all - before.all).toBe(ROWS + 1);
    return (after.hot - before.hot) / (after.all - before.all);
  } finally {
    client.release();
  }
}

test('打印、改地址、改标记和版本都留在原页，不碰任何索引', async () => {
  for (const change of [
    'print_status = 1, version = version + 1',
    "address = '演示路1号', version = version + 1",
    'limit_hit = not limit_hit',
    'version = version + 1',
  ])
    expect(await hotShare(change), change).toBe(1);
});

test('每页留有新版本的余地', () => {
  expect(kept).toContain('fillfactor=85');
});

test('申请的索引不超过十六个（D-071、D-084），按状态排的索引只收没有编号的申请', async () => {
  const { rows } = await server.pool.query<{ name: string; of: string }>(
    "select indexname as name, indexdef as of from pg_indexes where tablename = 'registration'",
  );
  expect(rows.length).toBeLessThanOrEqual(16);
  const ofStatus = rows.filter(
    ({ of }) => /[(,] ?status\b/.test(of.split(' INCLUDE ')[0] ?? '') && !/WHERE/.test(of),
  );
  expect(ofStatus.map(({ name }) => name)).toEqual(['registration_arrangement']);
});
