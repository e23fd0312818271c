import { registration } from '@tqc/contract/register';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testServer, type TestServer } from '../testing/server';
import { testRoad, type Road } from '../testing/road';
import { localAccessPlatform } from '../trade/accessPlatform';
import { tasksOf } from './worker';

let server: TestServer;
let road: Road;
const told: string[] = [];
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
  vi.spyOn(console, 'error').mockImplementation((line: string) => void told.push(line));
});
beforeEach(() => void told.splice(0));

const night = async () => {
  const task = tasksOf(server.app, localAccessPlatform)['registrationTotals'];
  // The task asks nothing of the queue it runs in.
  await task?.({}, undefined as never);
};
const totals = async () =>
  (
    await server.pool.query<{ status: number; n: number }>(
      'select status, n::int as n from registration_total where n <> 0 order by 1',
    )
  ).rows;

test('每晚核对申请的合计：多记、少记、漏记的都改正，写进日志；没有偏差不出声', async () => {
  await road.filed(1);
  await road.filed(2);
  await road.confirmed(3);
  const right = await totals();
  expect(right).toEqual([
    { status: 6, n: 2 },
    { status: 15, n: 1 },
  ]);
  await night();
  expect(told).toEqual([]);
  await server.pool.query(
    `update registration_total set n = n + 5 where status = 6; delete from registration_total where status = 15;
     insert into registration_total (prov, city, county, point, ob_id, status, record_status, ct_id, n)
     select prov, city, county, point, ob_id, 8, record_status, ct_id, 3 from registration_total where status = 6 limit 1`,
  );
  await night();
  expect(await totals()).toEqual(right);
  // What adds up to nothing takes no row.
  expect((await server.pool.query('select from registration_total where n = 0')).rowCount).toBe(0);
  expect(told).toEqual([
    '申请合计核对：有3处不符，已改正（32880101状态6记为7、实为2；32880101状态8记为3、实为0；32880101状态15记为0、实为1）',
  ]);
  expect((await (await server.as('county'))(registration.list, {})).total).toBe(3);
  await night();
  expect(told).toHaveLength(1);
});

test('核对时正在写的申请不丢也不重', async () => {
  await server.pool.query('update registration_total set n = n + 7 where status = 6');
  const writer = await server.pool.connect();
  await writer.query('begin');
  await writer.query(
    'update registration set status = 7 where reg_id in (select reg_id from registration where status = 6 limit 1)',
  );
  // The row of the total is held by the writer: the repair waits and then adds its part to what
  // stands there.
  const repaired = night();
  await expect
    .poll(async () => {
      const { rows } = await server.pool.query<{ n: number }>(
        "select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows[0]?.n;
    })
    .toBe(1);
  await writer.query('commit');
  writer.release();
  await repaired;
  expect(await totals()).toEqual([
    { status: 6, n: 1 },
    { status: 7, n: 1 },
    { status: 15, n: 1 },
  ]);
});
