import { ssouserAccessquery } from '@tqc/contract/applicant';
import { accessQuery, registrationReview } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { tasksOf } from '../../jobs/worker';
import { testRoad, type Road } from '../../testing/road';
import { testServer, type TestServer } from '../../testing/server';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});

const answer = (regId: string, code: 0 | 1) =>
  tasksOf(server.app, { query: async () => code })['accessQuery']?.({ regId }, {} as never);
const rowsOf = async (regId: string) =>
  (await (await server.as('county'))(ssouserAccessquery.list, { regId })).record;

test('一起发送的是一个批次；答复、有效期和历史都查得到，号码遮盖', async () => {
  const county = await server.as('county');
  const [one, two] = [await road.confirmed(910), await road.confirmed(911)];
  const regIds = [one.regId, two.regId];
  expect(await county(accessQuery.sendData, { regIds })).toMatchObject({ refused: [] });
  await answer(one.regId, 0);
  await answer(two.regId, 1);
  const [first] = await rowsOf(one.regId);
  expect(first).toMatchObject({ result: 0, way: '手工', own: true, latest: true, ssoId: null });
  expect(first?.validUntil).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(first?.idNo).toContain('***');
  const batchNo = first?.batchNo ?? '';
  const { record } = await county(accessQuery.zzStatus, { batchNo });
  expect(record).toMatchObject([{ batchNo, total: 2, normal: 1, abnormal: 1, asked: 0 }]);
  const data = await county(accessQuery.zzData, { batchNo });
  expect(data.record.map(({ result }) => result)).toEqual([0, 1]);
});

test('答复每看一次留一行审计，计入限额', async () => {
  const county = await server.as('county');
  const { regId } = await road.confirmed(930);
  await county(accessQuery.sendData, { regIds: [regId] });
  await answer(regId, 1);
  const [row] = await rowsOf(regId);
  const counted = async () => {
    const { rows } = await server.pool.query<{ rows: number; n: number }>(
      `select (select count(*)::int from audit_inbox where row ->> 'act' = any($1)) as rows,
         (select coalesce(sum(n), 0)::int from person_quota where kind = 'look') as n`,
      [[ssouserAccessquery.get.id, accessQuery.zzData.id]],
    );
    return rows[0] ?? { rows: 0, n: 0 };
  };
  const before = await counted();
  await county(ssouserAccessquery.get, { id: row?.queryId ?? '' });
  await county(accessQuery.zzData, { batchNo: row?.batchNo ?? '' });
  expect(await counted()).toEqual({ rows: before.rows + 2, n: before.n + 2 });
});

test('复议的两次答复都在；取消了的写着取消', async () => {
  const county = await server.as('county');
  const { regId } = await road.confirmed(912);
  await county(registrationReview.batchAllowQuery, { regIds: regId });
  await answer(regId, 1);
  const version = (await rowsOf(regId))[0]?.version ?? 0;
  await county(accessQuery.fuyi, { regId, reason: '本人无违法犯罪记录' }, { version });
  expect(await rowsOf(regId)).toMatchObject([
    { result: 11, way: '复议' },
    { result: 1, reconsideration: '复议中' },
  ]);
  await answer(regId, 0);
  const [last] = await rowsOf(regId);
  const found = await county(ssouserAccessquery.get, { id: last?.queryId ?? '' });
  expect(found).toMatchObject({ result: 0, others: [{ result: 1 }] });
  expect((await rowsOf(regId))[1]?.reconsideration).toBe('已复议');
  const asked = (reconsideration: number) =>
    county(ssouserAccessquery.list, { regId, reconsideration });
  expect((await asked(2)).record).toMatchObject([{ result: 1 }]);
  expect((await asked(1)).total).toBe(0);
  const other = await road.confirmed(913);
  await county(registrationReview.batchAllowQuery, { regIds: other.regId });
  await county(registrationReview.handleCancelQuery, { regIds: other.regId });
  expect(await rowsOf(other.regId)).toMatchObject([{ result: 10, answeredAt: null }]);
});
