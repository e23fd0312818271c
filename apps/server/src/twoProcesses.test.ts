import { createTransport, signIn } from '@tqc/client';
import { auth, view } from '@tqc/contract/account';
import { registration } from '@tqc/contract/register';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { createApp } from './app';
import { createListener, type Listener } from './kit/database';
import { createEvents, EVENT_CHANNEL, type Events } from './kit/events';
import { kyselyOfPool } from './kit/scope';
import { createAuth } from './kit/session';
import { PASSWORD, testServer, type TestServer } from './testing/server';
import { orgNames } from './trade/registration';

let first: TestServer;
let second: Awaited<ReturnType<typeof createApp>>;
let listener: Listener;
let events: Events;
beforeAll(async () => {
  first = await testServer();
  const { rows } = await first.pool.query<{ name: string }>('select current_database() as name');
  const target = inject('database');
  listener = await createListener(
    'url' in target
      ? { url: target.url.replace(/\/[^/]*$/, `/${rows[0]?.name}`) }
      : { ...target, database: rows[0]?.name ?? '' },
  );
  events = createEvents(listener);
  const { pool, auth: own, clock } = first.app;
  second = await createApp({
    ...first.app,
    // What one process remembers of a session the other does not know of.
    auth: createAuth({ pool, keys: own.keys, clock }),
    events,
  });
  await second.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await second.close();
  await listener.close();
});

/** One session at both processes, and both remember it. */
async function atBoth(account: string) {
  const here = first.transport();
  await signIn(here, account, PASSWORD);
  const there = createTransport({ baseUrl: second.listeningOrigin, app: 'tqc-admin' });
  there.session = here.session;
  for (const one of [here, there, here, there])
    expect((await one.send(registration.list, {})).total).toBe(0);
  return { here, there };
}

test('两个服务进程共用一个数据库：会话、权限变化和事件都互相知道', async () => {
  const { there } = await atBoth('t_centre');
  await first.pool.query('update admin set pv = pv + 1 where account = $1', ['t_centre']);
  await expect(there.send(registration.list, {})).rejects.toMatchObject({ code: 497 });
  const heard = new Promise<unknown>((resolve) =>
    events.on('admin/1', (_event, data) => resolve(data)),
  );
  await first.pool.query('select pg_notify($1, $2)', [
    EVENT_CHANNEL,
    JSON.stringify({ topic: 'admin/1', event: 'unread', data: { unread: 3 } }),
  ]);
  expect(await heard).toEqual({ unread: 3 });
});

type Here = Awaited<ReturnType<typeof atBoth>>['here'];
const change = async (text: string) => void (await first.pool.query(text));
const MINE = "admin_id = (select admin_id from admin where account = 't_county')";

test.each([
  ['在另一个进程退出登录', 410, (here: Here) => here.send(auth.logout, {})],
  ['会话被另一次登录结束', 486, () => change(`update session set end_code = 486 where ${MINE}`)],
  ['密码改了', 491, () => change(`update session set end_code = 491 where ${MINE}`)],
  ['账号停用', 492, () => change(`update admin set status = 0 where ${MINE}`)],
  ['机构停用', 497, () => change('update org set status = 0 where org_id = 328801')],
  [
    '角色的权限改了',
    497,
    () =>
      change(
        `insert into role_permission (role_id, permission) select role_id, gen_random_uuid()::text from admin_role where ${MINE}`,
      ),
  ],
])('记住会话的进程下一次调用就知道，读写都拒绝：%s', async (_what, code, end) => {
  const save = { screen: 'register.registration.list', name: '不该存下', state: {} };
  for (const ask of [
    (there: Here) => there.send(registration.list, {}),
    (there: Here) => there.send(view.save, save),
  ]) {
    await change(`update admin set status = 1 where ${MINE}`);
    await change('update org set status = 1 where org_id = 328801');
    const { here, there } = await atBoth('t_county');
    await end(here);
    // No pause: the very next call, whatever the other process has heard by then.
    await expect(ask(there)).rejects.toMatchObject({ code });
  }
  expect((await first.pool.query('select from saved_view')).rowCount).toBe(0);
});

test('记住的会话不单独查询：一次列表只向数据库要一次连接', async () => {
  const { here } = await atBoth('t_city');
  let taken = 0;
  const { pool } = first.app;
  const take = () => void (taken += 1);
  pool.on('acquire', take);
  await here.send(registration.list, {});
  pool.off('acquire', take);
  expect(taken).toBe(1);
});

test('机构改名后，记着名称的进程答新的名称', async () => {
  const names = () =>
    orgNames({ db: kyselyOfPool(first.app.pool), app: { ...first.app, events } }, ['3288']);
  expect((await names())('3288')).toBe('云汀市教育局');
  await change("update org set org_name = '云汀市教体局' where org_id = 3288");
  await expect.poll(async () => (await names())('3288')).toBe('云汀市教体局');
});
