import { lookup } from '@tqc/contract/lookup';
import { orgBatch, registration, registrationReview } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { checks, testRoad, timeSlot, type Road } from '../../../testing/road';
import { testServer, type TestServer } from '../../../testing/server';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});

// Rules: domain-16
test('缴费类型随申请交来，不在代码表里的不收；按它、按计划、按时间段查得到', async () => {
  const county = await server.as('county');
  const [free, online] = [await road.filed(1), await road.filed(2, { paymentType: 1 })];
  const { refused } = await road.hand([road.applicant(3, { paymentType: 9 })]);
  expect(refused).toEqual([{ channelNo: 'T-000003', message: expect.any(String) }]);
  const found = async (asked: object) =>
    (await county(registration.list, asked)).record.map(({ regId }) => regId).sort();
  expect(await found({ paymentType: 1 })).toEqual([online]);
  expect(await found({ paymentType: 0 })).toEqual([free]);
  expect(await found({ obId: road.obId })).toEqual([free, online]);
  expect(await found({ obtId: road.obtId, paymentType: 1 })).toEqual([online]);
  expect(await found({ obtId: '1' })).toEqual([]);
  expect(await found({ obId: '1' })).toEqual([]);
  expect((await county(registration.get, { regId: online })).paymentType).toBe(1);
});

test('按计划、时间段查的选项：确认点看到所属机构的，上级看到下级的，别人的草稿谁也看不到', async () => {
  const slots = async (org: Parameters<TestServer['as']>[0], isQuy: boolean) =>
    (await (await server.as(org))(lookup.queryOrgBatchTimexx, { isQuy })).record;
  const [slot] = await slots('county', true);
  expect(slot).toMatchObject({ obtId: road.obtId, obId: road.obId, planName: '东霁区计划' });
  const city = await server.as('city');
  const { id } = await city(orgBatch.create, {
    pbId: road.pbId,
    planName: '云汀市计划',
    receiveWay: 1,
    times: [timeSlot],
  });
  const plansOf = async (org: Parameters<TestServer['as']>[0], isQuy: boolean) =>
    (await slots(org, isQuy)).map(({ obId }) => obId).sort();
  expect(await plansOf('point', true)).toEqual([road.obId]);
  expect(await plansOf('point', false)).toEqual([]);
  expect(await plansOf('city', false)).toEqual([id]);
  expect(await plansOf('city', true)).toEqual([road.obId, id].sort());
  expect(await plansOf('province', true)).toEqual([road.obId]);
});

test('可以按认定状态排序', async () => {
  const county = await server.as('county');
  const { regId } = await road.confirmed(5);
  const sorted = async (sort: 'status.asc' | 'status.desc') =>
    (await county(registration.list, { sort })).record.map((row) => row.regId);
  expect((await sorted('status.desc'))[0]).toBe(regId);
  expect((await sorted('status.asc')).at(-1)).toBe(regId);
});

test('退回确认的找得到：经过确认、审批退回、还没有再确认的；没有确认过的不算', async () => {
  const [county, point] = [await server.as('county'), await server.as('point')];
  const { regId, version } = await road.confirmed(6);
  await road.filed(7);
  const returned = async () =>
    (await county(registration.list, { returned: true })).record.map((row) => row.regId);
  expect(await returned()).toEqual([]);
  await county(registrationReview.batchAud, {
    regIds: regId,
    decision: 'returnToConfirmation',
    opinion: '请核对体检结论',
    records: [{ id: regId, version }],
  });
  expect(await returned()).toEqual([regId]);
  const again = { regId, decision: 'confirm', ...checks } as const;
  await point(registrationReview.affirmRegistration, again, { version: version + 1 });
  expect(await returned()).toEqual([]);
});

test('按条件统计的各状态件数与列表逐条数相等；按人查的不统计，全国的先选省份', async () => {
  const county = await server.as('county');
  const conditions = [
    {},
    { paymentType: 1 },
    { obId: road.obId, ctId: 3 as const },
    { obtId: '1' },
    { undeleted: true, daysLeft: '10' as const },
    { graduateSchool: '大学' },
    { mine: true, recordStatus: 0 },
  ];
  for (const asked of conditions) {
    const { record, exact } = await county(registration.statusCounts, asked);
    expect(exact).toBe(true);
    for (const status of [6, 7, 15, 21] as const) {
      const { total } = await county(registration.list, { ...asked, statuses: [status] });
      expect(record.find((one) => one.status === status)?.n ?? 0).toBe(total);
    }
  }
  const byName = { name: '王雪琳' } as object;
  await expect(county(registration.statusCounts, byName)).rejects.toMatchObject({ code: 400 });
  const other = await server.as('otherCounty');
  expect((await other(registration.statusCounts, {})).record).toEqual([]);
  const centre = await server.as('centre');
  await expect(centre(registration.statusCounts, { obId: road.obId })).rejects.toThrow(
    /^全国的数据太多，不能按“认定计划”查询，请先选择省份/,
  );
});

test('等待补交学历的分已补交和没有补交的，可以按提交时间排', async () => {
  const county = await server.as('county');
  const [early, late, none] = [
    (await road.confirmed(21)).regId,
    (await road.confirmed(22)).regId,
    (await road.confirmed(23)).regId,
  ];
  const handedInAfter = (regId: string, days: number) =>
    server.pool.query(
      `update registration set record_status = 4, last_submit_time = confirm_time + $2 * interval '1 day' where reg_id = $1`,
      [regId, days],
    );
  await handedInAfter(early, 1);
  await handedInAfter(late, 2);
  await handedInAfter(none, -1);
  const found = async (asked: object) =>
    (await county(registration.list, { recordStatus: 4, ...asked })).record.map(
      ({ regId }) => regId,
    );
  expect(await found({ handedIn: true, sort: 'lastSubmitTime.desc' })).toEqual([late, early]);
  expect(await found({ handedIn: false })).toEqual([none]);
  expect(await found({ sort: 'lastSubmitTime.asc' })).toEqual([none, early, late]);
});
