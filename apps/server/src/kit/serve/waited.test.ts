import { createTransport, signIn } from '@tqc/client';
import { view } from '@tqc/contract/account';
import { localeSet } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { PASSWORD, testServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});

const saved = async () => (await server.pool.query('select from saved_view')).rowCount;

test.each<[string, string, string, number]>([
  [
    '账号停用',
    "update admin set status = 0 where account = 't_county'",
    "update admin set status = 1 where account = 't_county'",
    492,
  ],
  [
    '会话被结束',
    "update session set end_code = 411, ended_at = now() where admin_id = (select admin_id from admin where account = 't_county')",
    '',
    411,
  ],
])('排队等着的时候%s：轮到以后不办，也不留下什么', async (_, ends, mends, code) => {
  const transport = createTransport({ baseUrl: server.url, app: 'tqc-admin' });
  await signIn(transport, 't_county', PASSWORD);
  await transport.send(localeSet.list, {});
  const before = await saved();
  const holder = await server.pool.connect();
  try {
    await holder.query('begin; lock table plan_arrangement in access exclusive mode');
    // One person holds no more of the database than three calls at once; the fourth waits for them.
    const held = Promise.allSettled([1, 2, 3].map(() => transport.send(localeSet.list, {})));
    await expect
      .poll(async () => {
        const { rows } = await server.pool.query<{ n: number }>(
          "select count(*)::int as n from pg_locks where relation = 'plan_arrangement'::regclass and not granted",
        );
        return rows[0]?.n;
      })
      .toBe(3);
    const waiting = transport.send(view.save, {
      screen: 'register.localeSet',
      name: '等着的',
      shared: false,
      state: {},
    });
    const refused = expect(waiting).rejects.toMatchObject({ code });
    await new Promise((resolve) => setTimeout(resolve, 300));
    await server.pool.query(ends);
    await holder.query('commit');
    await held;
    await refused;
  } finally {
    await holder.query('rollback');
    holder.release();
    if (mends) await server.pool.query(mends);
  }
  expect(await saved()).toBe(before);
});
