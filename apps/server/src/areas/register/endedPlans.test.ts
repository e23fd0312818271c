import type { Call } from '@tqc/contract/kit';
import {
  certBatch,
  localeSet,
  orgBatch,
  orgBatchTime,
  provinceBatch,
  provinceBatchPostpone,
} from '@tqc/contract/register';
import {
  namesOf,
  orgPlanActions,
  planChangeActions,
  provincePlanActions,
} from '@tqc/domain/planning';
import { beforeAll, expect, test } from 'vitest';
import {
  arrangement,
  newBatch,
  provincePlan,
  testRoad,
  timeSlot,
  type Road,
} from '../../testing/road';
import { testServer, type TestOrg, type TestServer } from '../../testing/server';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});

/** Every call a little later: one person makes no more than a hundred in ten seconds. */
let clock = Date.parse('2024-06-18T02:00:00Z');
const TABLES = {
  cbId: 'plan_batch',
  pbId: 'province_plan',
  obId: 'org_plan',
  obtId: 'plan_slot',
  lsId: 'plan_arrangement',
  id: 'plan_change',
} as const;
const KEYS = {
  cbId: 'cb_id',
  pbId: 'pb_id',
  obId: 'ob_id',
  obtId: 'obt_id',
  lsId: 'ls_id',
  id: 'id',
};

/** Sends a call with the version its record has now. */
async function send(org: TestOrg, call: Call, input: Record<string, unknown>): Promise<unknown> {
  const caller = await server.as(org);
  server.setNow(new Date((clock += 150)));
  const key = /\{(\w+)\}$/.exec(call.path)?.[1] as keyof typeof TABLES | undefined;
  const version =
    key && key in TABLES
      ? Number(
          (
            await server.pool.query(`select version from ${TABLES[key]} where ${KEYS[key]} = $1`, [
              input[key],
            ])
          ).rows[0]?.version,
        )
      : undefined;
  return caller(call, input as never, version === undefined ? {} : { version });
}
const idOf = (answer: unknown) => (answer as { id: string }).id;
const act = (org: TestOrg, obId: string, action: string, more = {}) =>
  send(org, orgBatch.update, { obId, action, ...more });
const decide = (org: TestOrg, pbId: string, action: string, more = {}) =>
  send(org, provinceBatch.update, { pbId, action, ...more });

let year = 2060;
async function passedProvincePlan(autoPass = true) {
  year += 1;
  const batch = { ...newBatch, year, cbName: `专项${year}` };
  const cbId = idOf(await send('centre', certBatch.create, batch));
  const pbId = idOf(
    await send('province', provinceBatch.create, { ...provincePlan, autoPass, cbId }),
  );
  await decide('province', pbId, 'report');
  await decide('centre', pbId, 'pass');
  return { cbId, pbId };
}
const newPlan = (pbId: string) => ({
  pbId,
  planName: '机构计划',
  receiveWay: 1,
  times: [timeSlot],
});
async function orgPlan(org: TestOrg, pbId: string) {
  const obId = idOf(await send(org, orgBatch.create, newPlan(pbId)));
  const { times } = (await send(org, orgBatch.get, { obId })) as { times: { obtId: string }[] };
  return { obId, obtId: times[0]?.obtId ?? '' };
}
/** A running plan of the county with an arrangement. */
async function running() {
  const above = await passedProvincePlan();
  const plan = await orgPlan('county', above.pbId);
  await act('county', plan.obId, 'report');
  const lsId = idOf(
    await send('county', localeSet.create, {
      ...arrangement,
      obtId: plan.obtId,
      pointId: '32880101',
    }),
  );
  return { ...above, ...plan, lsId };
}
const asked = (pbId: string) => ({
  pbId,
  changeKind: 1,
  after: { approveEnd: '2024-07-25' },
  reason: '推迟',
});
const settle = (obId: string) =>
  server.pool.query('update registration set status = 24 where ob_id = $1', [obId]);

test('省级计划结束前：待审批、运行中的机构计划都要先了结，说明下一步由谁办；未上报的不挡', async () => {
  const { pbId } = await passedProvincePlan(false);
  const { obId } = await orgPlan('county', pbId);
  const { obId: draft } = await orgPlan('otherCounty', pbId);
  await act('county', obId, 'report');
  await expect(decide('centre', pbId, 'endPlan')).rejects.toMatchObject({
    code: 422,
    message: '还有未结束的机构计划，不能结束省级计划：机构计划（待审批，请其上级先审批）',
  });
  await act('city', obId, 'pass');
  await expect(decide('centre', pbId, 'endPlan')).rejects.toThrow(
    '机构计划（审批通过，请该机构申请结束，再由其上级同意）',
  );
  await act('county', obId, 'applyEnd');
  await act('city', obId, 'endPlan');
  const id = idOf(await send('province', provinceBatchPostpone.create, asked(pbId)));
  await expect(decide('centre', pbId, 'endPlan')).rejects.toThrow('请先审批变更，再结束计划');
  await send('centre', provinceBatchPostpone.update, { id, action: 'fail', opinion: '不必' });
  await decide('centre', pbId, 'endPlan');
  await expect(act('otherCounty', draft, 'report')).rejects.toThrow('省级计划已结束');
});

test('省级计划结束以后，区县不能再制定计划，省级不能再申请变更', async () => {
  const { cbId, pbId } = await passedProvincePlan();
  await decide('centre', pbId, 'endPlan');
  const refused = { code: 422, message: expect.stringContaining('已结束') };
  await expect(send('county', orgBatch.create, newPlan(pbId))).rejects.toMatchObject(refused);
  // The plan itself is no longer what was read; another one cannot be chosen for it.
  await expect(send('province', provinceBatchPostpone.create, asked(pbId))).rejects.toMatchObject({
    ...refused,
    code: 409,
  });
  await send('centre', certBatch.update, { cbId, action: 'end' });
  await expect(send('county', orgBatch.create, newPlan(pbId))).rejects.toMatchObject(refused);
});

test('省级计划锁定时不能新增下级计划和变更，已有的照常收申请，解锁后都可以', async () => {
  const { pbId, obId, obtId, lsId } = await running();
  await decide('centre', pbId, 'lock');
  await expect(send('otherCounty', orgBatch.create, newPlan(pbId))).rejects.toThrow('已锁定');
  await expect(send('province', provinceBatchPostpone.create, asked(pbId))).rejects.toThrow(
    '只有审批通过的计划可以申请变更',
  );
  await expect(
    send('county', localeSet.create, { ...arrangement, obtId, pointId: '32880102' }),
  ).rejects.toThrow('省级计划已锁定');
  await road.filed(301, { lsId });
  await send('county', localeSet.update, { lsId, status: 0 });
  await expect(send('county', localeSet.update, { lsId, status: 1 })).rejects.toThrow('已锁定');
  await act('county', obId, 'edit', { filingOpen: false });
  await expect(act('county', obId, 'edit', { filingOpen: true })).rejects.toThrow('已锁定');
  await decide('centre', pbId, 'unlock');
  await act('county', obId, 'edit', { filingOpen: true });
  await send('county', localeSet.update, { lsId, status: 1 });
});

test('申请结束以后又收了申请，同意结束时再数一遍；结束后不能锁定、解锁、再结束，也不再收申请', async () => {
  const { obId, lsId } = await running();
  await act('county', obId, 'applyEnd');
  await road.filed(310, { lsId });
  await expect(act('city', obId, 'endPlan')).rejects.toMatchObject({
    code: 422,
    message: expect.stringContaining('还有1条申请没有办结，不能结束计划'),
  });
  await settle(obId);
  await act('city', obId, 'endPlan');
  for (const action of ['unlock', 'lock', 'endPlan', 'returnEnd'])
    await expect(act('city', obId, action, { opinion: '意见' })).rejects.toThrow('该计划已结束');
  await expect(act('county', obId, 'applyEnd')).rejects.toThrow('该计划已结束');
  await expect(road.filed(311, { lsId })).rejects.toThrow('计划已结束，不再接受网上申报');
});

test('删除了的申请不挡住计划结束', async () => {
  const { obId, lsId } = await running();
  const regId = await road.filed(315, { lsId });
  await act('county', obId, 'edit', { filingOpen: false });
  await expect(act('county', obId, 'applyEnd')).rejects.toThrow('还有1条申请没有办结');
  await server.pool.query('update registration set record_status = 2 where reg_id = $1', [regId]);
  await act('county', obId, 'applyEnd');
});

test('库里已有的省级计划先结束、机构计划还在运行的，也不再收申请，机构计划仍可结束', async () => {
  const { pbId, obId, lsId } = await running();
  await server.pool.query('update province_plan set end_status = 2 where pb_id = $1', [pbId]);
  await expect(road.filed(320, { lsId })).rejects.toThrow('计划已结束，不再接受网上申报');
  await expect(send('county', localeSet.update, { lsId, dayCapacity: 50 })).rejects.toThrow(
    '省级计划已结束',
  );
  await act('county', obId, 'applyEnd');
  await act('city', obId, 'endPlan');
});

test('同意结束和网上申报同时发生：要么申请收下、计划结束不了，要么计划结束、申请不收', async () => {
  for (let round = 0; round < 4; round += 1) {
    const { obId, lsId } = await running();
    await act('county', obId, 'applyEnd');
    const [filed, ended] = await Promise.allSettled([
      road.filed(330 + round, { lsId }),
      act('city', obId, 'endPlan'),
    ]);
    expect([filed.status, ended.status].sort()).toEqual(['fulfilled', 'rejected']);
  }
});

/** Everybody who might press something. */
const EVERYBODY: readonly TestOrg[] = [
  'centre',
  'province',
  'city',
  'county',
  'otherCounty',
  'point',
];
type Attempt = readonly [call: Call, input: Record<string, unknown>];

test('结束以后，各级的每一项操作都被拒绝并说明原因，什么都没有改变', async () => {
  const { cbId, pbId } = await passedProvincePlan(false);
  const county = await orgPlan('county', pbId);
  const draft = await orgPlan('otherCounty', pbId);
  const failed = await orgPlan('city', pbId);
  await act('county', county.obId, 'report');
  await act('city', county.obId, 'pass');
  await act('city', failed.obId, 'report');
  await act('province', failed.obId, 'fail', { opinion: '时间不合' });
  const place = { ...arrangement, obtId: county.obtId };
  const lsId = idOf(await send('county', localeSet.create, { ...place, pointId: '32880101' }));
  const id = idOf(await send('province', provinceBatchPostpone.create, asked(pbId)));
  await send('centre', provinceBatchPostpone.update, { id, action: 'pass' });

  const ofPlan = ({ obId, obtId }: typeof county): Attempt[] => [
    ...namesOf(orgPlanActions).map((action): Attempt => [
      orgBatch.update,
      { obId, action, opinion: '意见' },
    ]),
    [orgBatch.update, { obId, action: 'edit', planName: '改名' }],
    [orgBatch.update, { obId, action: 'edit', filingOpen: true }],
    [orgBatch.update, { obId, action: 'edit', filingOpen: false }],
    [orgBatch.remove, { obId }],
    [orgBatchTime.create, { obId, ...timeSlot }],
    [orgBatchTime.update, { obtId, ...timeSlot }],
    [orgBatchTime.remove, { obtId }],
  ];
  const ofArrangement: Attempt[] = [
    [localeSet.create, { ...place, pointId: '32880102' }],
    [localeSet.update, { lsId, dayCapacity: 50 }],
    [localeSet.update, { lsId, status: 0 }],
    [localeSet.update, { lsId, status: 1 }],
    [localeSet.remove, { lsId }],
  ];
  const ofProvince: Attempt[] = [
    ...namesOf(provincePlanActions).map((action): Attempt => [
      provinceBatch.update,
      { pbId, action, opinion: '意见' },
    ]),
    [provinceBatch.remove, { pbId }],
    [provinceBatchPostpone.create, asked(pbId)],
    ...namesOf(planChangeActions).map((action): Attempt => [
      provinceBatchPostpone.update,
      { id, action, opinion: '意见' },
    ]),
    [provinceBatchPostpone.remove, { id }],
    [orgBatch.create, newPlan(pbId)],
    ...ofPlan(draft),
    ...ofPlan(failed),
  ];
  const ofBatch: Attempt[] = [
    [certBatch.update, { cbId, cbName: '改名' }],
    [certBatch.update, { cbId, action: 'end' }],
    [certBatch.remove, { cbId }],
    [provinceBatch.create, { ...provincePlan, cbId }],
  ];

  await act('county', county.obId, 'applyEnd');
  await act('city', county.obId, 'endPlan');
  await allRefused([...ofPlan(county), ...ofArrangement], lsId);
  await decide('centre', pbId, 'endPlan');
  await allRefused([...ofProvince, ...ofPlan(county), ...ofArrangement], lsId);
  await send('centre', certBatch.update, { cbId, action: 'end' });
  await allRefused([...ofBatch, ...ofProvince, ...ofPlan(county), ...ofArrangement], lsId);
});

async function allRefused(attempts: readonly Attempt[], lsId: string): Promise<void> {
  const before = await planningTables();
  const went: string[] = [];
  const unsaid: string[] = [];
  for (const [call, input] of attempts)
    for (const org of EVERYBODY) {
      const { code, message } = await send(org, call, input).then(
        () => ({ code: 0, message: '' }),
        (error: { code: number; message: string }) => error,
      );
      const what = `${org} ${call.id} ${JSON.stringify(input['action'] ?? '')} ${message}`;
      if (code === 0) went.push(what);
      else if (![403, 409, 422].includes(code) || !/\p{Script=Han}/u.test(message))
        unsaid.push(what);
    }
  await expect(road.filed(399, { lsId })).rejects.toThrow('不再接受网上申报');
  expect({ went, unsaid }).toEqual({ went: [], unsaid: [] });
  expect(await planningTables()).toEqual(before);
}

async function planningTables(): Promise<unknown> {
  const found: unknown[] = [];
  for (const table of Object.values(TABLES))
    found.push((await server.pool.query(`select * from ${table} order by 1`)).rows);
  return found;
}

test.each(['endPlan', 'forceEnd'] as const)(
  '计划结束（%s），它的确认点安排也停用，不再启用；别的计划的安排照旧',
  async (action) => {
    const [ended, other] = [await running(), await running()];
    const statusOf = async (lsId: string) =>
      (
        await server.pool.query<{ status: number }>(
          'select status from plan_arrangement where ls_id = $1',
          [lsId],
        )
      ).rows[0]?.status;
    if (action === 'endPlan') {
      await act('county', ended.obId, 'applyEnd');
      expect(await statusOf(ended.lsId)).toBe(1);
      await act('city', ended.obId, 'endPlan');
    } else await act('centre', ended.obId, 'forceEnd', { opinion: '逾期' });
    expect([await statusOf(ended.lsId), await statusOf(other.lsId)]).toEqual([0, 1]);
    await expect(
      send('county', localeSet.update, { lsId: ended.lsId, status: 1 }),
    ).rejects.toMatchObject({ code: 409 });
  },
);
