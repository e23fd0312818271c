import { signIn } from '@tqc/client';
import {
  certBatch,
  localeSet,
  orgBatch,
  orgBatchTime,
  provinceBatch,
  provinceBatchPostpone,
} from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { arrangement, newBatch, provincePlan, testRoad, timeSlot } from '../../testing/road';
import { PASSWORD, testServer, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await testRoad(server);
});

let year = 2080;
/** A province plan passed by the centre, with a county plan that was handed in below it. */
async function chain(handedIn = true) {
  year += 1;
  const [centre, province, county] = [
    await server.as('centre'),
    await server.as('province'),
    await server.as('county'),
  ];
  const { id: cbId } = await centre(certBatch.create, {
    ...newBatch,
    year,
    cbName: `专项${year}`,
  });
  const { id: pbId } = await province(provinceBatch.create, {
    ...provincePlan,
    autoPass: false,
    cbId,
  });
  await province(provinceBatch.update, { pbId, action: 'report' }, { version: 1 });
  await centre(provinceBatch.update, { pbId, action: 'pass' }, { version: 2 });
  const { id: obId } = await county(orgBatch.create, {
    pbId,
    planName: '东霁区计划',
    receiveWay: 1,
    times: [timeSlot],
  });
  if (handedIn) await county(orgBatch.update, { obId, action: 'report' }, { version: 1 });
  return { cbId, pbId, obId };
}
const ask = async (pbId: string, after: object) =>
  (await server.as('province'))(provinceBatchPostpone.create, {
    pbId,
    changeKind: 1,
    after,
    reason: '调整',
  });
const decide = async (id: string) =>
  (await server.as('centre'))(provinceBatchPostpone.update, { id, action: 'pass' }, { version: 1 });

test.each([
  [
    { confirmEnd: '2024-06-20' },
    '东霁区计划的确认时间（2024-06-11 至 2024-06-28）超出省级确认时间',
  ],
  [{ filingEnd: '2024-06-18 12:00' }, '东霁区计划的网报时间'],
  [{ approveBegin: '2024-06-01' }, '审批开始日期不能早于确认开始日期'],
  [{ approveEnd: '2024-06-27' }, '审批结束日期不能早于确认结束日期'],
  [{ filingEnd: '2024-06-29 18:00' }, '确认结束日期不能早于网报结束时间'],
  [{ approveEnd: '2024-08-30' }, '超出批次'],
])('变更省级计划时往上、往下和先后都要对：%o 被拒绝', async (after, sentence) => {
  const { pbId } = await chain();
  await expect(ask(pbId, after)).rejects.toThrow(sentence);
  const plan = await (await server.as('province'))(provinceBatch.get, { pbId });
  expect(plan.offences).toEqual([]);
});

test('申请变更以后下级才上报的时间也算：批准变更时再看一遍', async () => {
  const { pbId, obId } = await chain(false);
  // A draft holds nobody to its dates.
  const { id } = await ask(pbId, { confirmEnd: '2024-06-22' });
  await (
    await server.as('county')
  )(orgBatch.update, { obId, action: 'report' }, { version: 1 });
  await expect(decide(id)).rejects.toThrow('东霁区计划的确认时间');
  expect((await (await server.as('province'))(provinceBatch.get, { pbId })).confirmEnd).toBe(
    '2024-06-28',
  );
});

test('合适的变更照常生效，网报的最后一段跟着改', async () => {
  const { pbId, obId } = await chain();
  const { id } = await ask(pbId, { filingEnd: '2024-06-25 18:00', approveEnd: '2024-07-25' });
  await decide(id);
  const plan = await (await server.as('province'))(provinceBatch.get, { pbId });
  expect(plan).toMatchObject({
    filing: [{ begin: '2024-06-11 09:00', end: '2024-06-25 18:00' }],
    filingEnd: '2024-06-25 18:00',
    approveEnd: '2024-07-25',
    offences: [],
  });
  expect((await (await server.as('county'))(orgBatch.get, { obId })).offences).toEqual([]);
});

test('机构计划上报后省级时间已不容，上级不能通过，说明超出在哪里；改好再报才能通过', async () => {
  const { pbId, obId } = await chain();
  await server.pool.query("update province_plan set confirm_end = '2024-06-22' where pb_id = $1", [
    pbId,
  ]);
  const [city, county] = [await server.as('city'), await server.as('county')];
  await expect(city(orgBatch.update, { obId, action: 'pass' }, { version: 2 })).rejects.toThrow(
    '超出演示省计划的确认时间',
  );
  await city(orgBatch.update, { obId, action: 'fail', opinion: '请调整' }, { version: 2 });
  const [slot] = (await county(orgBatch.get, { obId })).times;
  await county(
    orgBatchTime.update,
    { obtId: slot?.obtId ?? '', ...timeSlot, confirmEnd: '2024-06-22' },
    { version: slot?.version ?? 0 },
  );
  await county(orgBatch.update, { obId, action: 'report' }, { version: 3 });
  await city(orgBatch.update, { obId, action: 'pass' }, { version: 4 });
  expect((await county(orgBatch.get, { obId })).approvalStatus).toBe(2);
});

test('机构计划的草稿只有本机构看得到：列表、按编号、时间段、安排都一样；上报以后上级才看得到', async () => {
  const { obId } = await chain(false);
  const [slot] = (await (await server.as('county'))(orgBatch.get, { obId })).times;
  const hidden = { code: 403 };
  const { id: lsId } = await (
    await server.as('county')
  )(localeSet.create, { ...arrangement, obtId: slot?.obtId ?? '', pointId: '32880101' });
  const point = await server.as('point');
  const worksThere = async () =>
    (await point(localeSet.list, { pageSize: 100 })).record.map((row) => row.lsId);
  const listed = async (org: 'province' | 'city' | 'county' | 'centre') =>
    (await (await server.as(org))(orgBatch.list, { pageSize: 100 })).record.map((row) => row.obId);
  for (const org of ['centre', 'province', 'city', 'otherCounty', 'point'] as const) {
    const caller = await server.as(org);
    await expect(caller(orgBatch.get, { obId }), org).rejects.toMatchObject(hidden);
    await expect(caller(orgBatchTime.get, { obtId: slot?.obtId ?? '' }), org).rejects.toMatchObject(
      hidden,
    );
    await expect(caller(orgBatchTime.list, { obId }), org).rejects.toMatchObject(hidden);
  }
  for (const org of ['centre', 'province', 'city'] as const)
    expect(await listed(org)).not.toContain(obId);
  expect(await worksThere()).not.toContain(lsId);
  await expect(point(localeSet.get, { lsId })).rejects.toMatchObject(hidden);
  expect(await listed('county')).toContain(obId);
  await (
    await server.as('county')
  )(orgBatch.update, { obId, action: 'report' }, { version: 1 });
  for (const org of ['centre', 'province', 'city'] as const)
    expect(await listed(org)).toContain(obId);
  expect(await worksThere()).toContain(lsId);
  expect((await point(localeSet.get, { lsId })).planName).toBe('东霁区计划');
});

test('国家级以下的监控账号不能动批次：说明由谁设置，不是系统错误', async () => {
  const { cbId } = await chain();
  await server.pool.query(
    "insert into role_permission (role_id, permission) select 4, unnest(array['register.certBatch.add', 'register.certBatch.edit', 'register.certBatch.delete', 'register.certBatch.end'])",
  );
  const mine = server.transport();
  await signIn(mine, 't_otherProvince', PASSWORD);
  const refused = { code: 403, message: expect.stringContaining('批次由国家级机构设置') };
  await expect(
    mine.send(certBatch.create, { ...newBatch, year: 2079, cbName: '专项2079' }),
  ).rejects.toMatchObject(refused);
  for (const [call, input] of [
    [certBatch.update, { cbId, cbName: '改名' }],
    [certBatch.update, { cbId, action: 'end' }],
    [certBatch.remove, { cbId }],
  ] as const)
    await expect(mine.send(call, input as never, { version: 1 })).rejects.toMatchObject(refused);
});
