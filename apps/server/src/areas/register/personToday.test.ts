import { certAssign } from '@tqc/contract/cert';
import { registration, registrationReview } from '@tqc/contract/register';
import { planEndStatus } from '@tqc/domain/dictionaries';
import { beforeAll, expect, test } from 'vitest';
import { localAccessPlatform } from '../../trade/accessPlatform';
import { tasksOf } from '../../jobs/worker';
import { placeOf } from '../../kit/personal';
import { testRoad, type Road } from '../../testing/road';
import { testServer, type TestServer } from '../../testing/server';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});

const LIMITED = '命中限制库，不能认定';
const HELD = '已持有相同资格种类和任教学科的教师资格证书，不能重复认定';
const dates = { recognisedOn: '2024-06-18', issueDate: '2024-06-18' };

/** An entry of the restriction library, by another province: of the road's person `n`. */
const limit = (n: number, begin: string, end: string | null) => {
  const idNo = road.applicant(n).idNo;
  return server.pool.query(
    "insert into limitation (limit_id, org_id, org_name, prov, city, county, name, id_no, id_index, kind, begin_date, end_date, status) values ($1, 33, '另一省教育厅', '33', '3388', '338801', '王雪琳', $2, $3, 'lifelong', $4, $5, 2)",
    [
      String(n),
      server.app.personal.seal(placeOf('limitation', 'id_no', String(n)), idNo),
      server.app.personal.index('idNo', idNo),
      begin,
      end,
    ],
  );
};
const release = (n: number) =>
  server.pool.query('update limitation set status = 6 where limit_id = $1', [n]);

/** A confirmed application whose access query was answered. */
async function waiting(n: number): Promise<string> {
  const { regId } = await road.confirmed(n);
  await road.answerAccessQueries([regId]);
  return regId;
}
async function approve(...regIds: string[]) {
  return (await server.as('county'))(registrationReview.batchAud, {
    regIds: regIds.join(','),
    decision: 'approve',
    records: await road.versionsOf(regIds),
  });
}
async function number(...regIds: string[]) {
  return (await server.as('county'))(certAssign.create, {
    ...dates,
    records: await road.versionsOf(regIds),
  });
}
async function seen(regId: string) {
  const { limitHit, blocks, decisions, notToday } = await (
    await server.as('county')
  )(registration.get, { regId });
  return { limitHit, blocks, mayApprove: decisions.includes('approve'), notToday };
}

test('确认以后进了限制库的，审批和编号都不通过；解除以后照常，从前的记号挡不住', async () => {
  const regId = await waiting(50);
  expect(await seen(regId)).toMatchObject({ limitHit: false, blocks: [], mayApprove: true });
  await limit(50, '2024-06-18', null);
  expect(await seen(regId)).toEqual({
    limitHit: true,
    blocks: [LIMITED],
    mayApprove: false,
    notToday: expect.arrayContaining([{ decision: 'approve', reasons: [LIMITED] }]),
  });
  expect((await approve(regId)).refused).toEqual([
    { id: regId, name: '王雪琳', reason: LIMITED, code: 422 },
  ]);
  await release(50);
  await server.pool.query(
    'update registration set record_status = 1, limit_hit = true where reg_id = $1',
    [regId],
  );
  expect(await seen(regId)).toMatchObject({ limitHit: false, blocks: [], mayApprove: true });
  expect((await approve(regId)).done).toEqual([regId]);
  await server.pool.query('update limitation set status = 4 where limit_id = 50');
  await expect(number(regId)).rejects.toThrow(LIMITED);
  await release(50);
  expect((await number(regId)).n).toBe(1);
});

test.each<[string, string | null, number]>([
  ['2024-06-19', null, 51],
  ['2019-06-18', '2024-06-17', 52],
])('限制只看当天：%s 至 %s 的不影响六月十八日的审批', async (begin, end, n) => {
  const regId = await waiting(n);
  await limit(n, begin, end);
  expect((await approve(regId)).done).toEqual([regId]);
});

test('一批里只有在限制库的那一条不通过', async () => {
  const ids = [await waiting(53), await waiting(54), await waiting(55)];
  await limit(54, '2024-01-01', null);
  const { done, refused } = await approve(...ids);
  expect(done).toEqual([ids[0], ids[2]]);
  expect(refused).toEqual([{ id: ids[1], name: '王雪琳', reason: LIMITED, code: 422 }]);
});

test('列表上的记号跟着限制库走，每晚再核对一遍', async () => {
  const regId = await road.filed(56);
  const county = await server.as('county');
  const marked = async () =>
    (await county(registration.list, { regId })).record.map(({ limitHit }) => limitHit);
  expect(await marked()).toEqual([false]);
  await limit(56, '2020-01-01', null);
  expect(await marked()).toEqual([true]);
  await release(56);
  expect(await marked()).toEqual([false]);
  await server.pool.query('update registration set limit_hit = true where reg_id = $1', [regId]);
  await tasksOf(server.app, localAccessPlatform)['registrationTotals']?.({}, undefined as never);
  expect(await marked()).toEqual([false]);
  await server.pool.query('update limitation set status = 2 where limit_id = 56');
  expect(await marked()).toEqual([true]);
  await server.pool.query('delete from limitation where limit_id = 56');
  expect(await marked()).toEqual([false]);
});

/** A certificate that another province issued to the person of an application. */
const certificateOf = (regId: string, certId: number) =>
  server.pool.query(
    `insert into cert (cert_id, cert_no, org_id, org_name, prov, city, county, name, id_no, id_index, id_ref, ct_id, subject_id, subject_name, issue_date, recognised_on)
     select $2::bigint, $2::text, 33, '另一省教育厅', '33', '3388', '338801', name, id_no, id_index, id_ref, ct_id, subject_id, subject_name, '2024-06-18', '2024-06-18' from registration where reg_id = $1`,
    [regId, certId],
  );

test('交件以后在别省得了同样的证书：审批、编号都不通过；证书作废以后照常', async () => {
  const regId = await waiting(60);
  await certificateOf(regId, 9060);
  expect((await approve(regId)).refused[0]?.reason).toBe(HELD);
  await server.pool.query('update cert set status = 2 where cert_id = 9060');
  expect((await approve(regId)).done).toEqual([regId]);
  await server.pool.query('update cert set status = 0 where cert_id = 9060');
  await expect(number(regId)).rejects.toThrow(HELD);
  await server.pool.query("update cert set subject_id = '3001' where cert_id = 9060");
  expect((await number(regId)).n).toBe(1);
});

test('编号时再看准入查询：结果过了九十天、变了样的不编号', async () => {
  const regId = await waiting(61);
  await approve(regId);
  const set = (text: string) =>
    server.pool.query(`update registration set ${text} where reg_id = $1`, [regId]);
  await set("access_time = '2024-03-19T02:00:00Z'");
  await expect(number(regId)).rejects.toThrow('准入查询结果已超过90天，请重新查询');
  await set("access_time = '2024-03-20T02:00:00Z', access_result = 2");
  await expect(number(regId)).rejects.toThrow('准入查询结果异常：有起诉信息');
  await set('access_result = 0');
  expect((await number(regId)).n).toBe(1);
});

test('同一人的两条申请只编一个号：一起编、同时编都一样', async () => {
  const ids: string[] = [];
  for (const n of [62, 63, 64, 65]) ids.push(await waiting(n));
  await approve(...ids);
  const [a = '', b = '', c = '', d = ''] = ids;
  for (const [one, other] of [
    [a, b],
    [c, d],
  ])
    await server.pool.query(
      'update registration set id_index = (select id_index from registration where reg_id = $1) where reg_id = $2',
      [one, other],
    );
  const together = await number(a, b);
  expect(together).toMatchObject({
    n: 1,
    refused: [{ reason: '所选数据中同一人有相同资格种类和任教学科的申请' }],
  });
  const both = await Promise.allSettled([number(c), number(d)]);
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  expect(
    (both.find(({ status }) => status === 'rejected') as PromiseRejectedResult).reason.message,
  ).toContain(HELD);
});

test('计划已结束，编号不能再收回：收回以后谁也不能再办', async () => {
  const regId = await waiting(70);
  await approve(regId);
  const { id } = await number(regId);
  const { rows } = await server.pool.query<{ end_status: number }>(
    'select end_status from org_plan where ob_id = $1',
    [road.obId],
  );
  await server.pool.query('update org_plan set end_status = $2 where ob_id = $1', [
    road.obId,
    planEndStatus.code('ended'),
  ]);
  const county = await server.as('county');
  const takeBack = () => county(certAssign.remove, { id: id ?? '' }, { version: 1 });
  await expect(takeBack()).rejects.toMatchObject({
    code: 422,
    message: expect.stringMatching(/^该计划已结束.*不能收回编号$/),
  });
  await server.pool.query('update org_plan set end_status = $2 where ob_id = $1', [
    road.obId,
    rows[0]?.end_status,
  ]);
  await takeBack();
});
