import { msgSysmsg } from '@tqc/contract/message';
import { beforeAll, expect, test } from 'vitest';
import { testOrgs, testServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  for (const msgId of ['7100001', '7100002', '7100003']) {
    await server.pool.query(
      "insert into sys_message (msg_id, title, content, send_time) values ($1, '提醒', '请办理', $2)",
      [msgId, server.app.clock()],
    );
    for (const reader of [testOrgs.county.id, testOrgs.city.id])
      await server.pool.query('insert into sys_message_reader (msg_id, admin_id) values ($1, $2)', [
        msgId,
        reader,
      ]);
  }
});

test('全部已读只记自己的，读过的时间不变；再来一次没有可记的', async () => {
  const [county, city] = [await server.as('county'), await server.as('city')];
  const unread = async (as: typeof county) => (await as(msgSysmsg.list, {})).unread;
  const before = { county: await unread(county), city: await unread(city) };
  await county(msgSysmsg.get, { msgId: '7100001' });
  const readAt = async () =>
    (
      await server.pool.query(
        "select read_at from sys_message_reader where msg_id = '7100001' and admin_id = $1",
        [testOrgs.county.id],
      )
    ).rows;
  const first = await readAt();
  expect(await county(msgSysmsg.readAll, {})).toEqual({ read: before.county - 1 });
  expect(await unread(county)).toBe(0);
  expect((await county(msgSysmsg.list, { readFlag: 0 })).record).toEqual([]);
  expect(await unread(city)).toBe(before.city);
  expect(await readAt()).toEqual(first);
  expect(await county(msgSysmsg.readAll, {})).toEqual({ read: 0 });
});
