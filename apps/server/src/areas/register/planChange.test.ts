import { msgSysmsg } from '@tqc/contract/message';
import { orgBatch, provinceBatch, provinceBatchPostpone } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { planChain } from '../../testing/planChain';
import { testRoad, timeSlot } from '../../testing/road';
import { testServer, type TestOrg, type TestServer } from '../../testing/server';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  await testRoad(server);
});

const chain = () => planChain(server);
type Chain = Awaited<ReturnType<typeof planChain>>;
const moved = { ...timeSlot, dayLimit: null, validEndDateStr: '2024-06-21 18:00' };
const ask = async ({ pbId, obId, obtId }: Chain, slot: object, org: TestOrg = 'county') =>
  (await server.as(org))(provinceBatchPostpone.create, {
    pbId,
    obId,
    changeKind: 1,
    after: { slots: [{ ...moved, obtId, ...slot }] },
    reason: '报名人数多',
  });
const decide = async (org: TestOrg, id: string, action: 'pass' | 'fail' = 'pass') =>
  (await server.as(org))(
    provinceBatchPostpone.update,
    { id, action, ...(action === 'fail' ? { opinion: '不同意' } : {}) },
    { version: 1 },
  );
const timesOf = async ({ obId }: Chain) =>
  (await (await server.as('county'))(orgBatch.get, { obId })).times;

test('通过的机构计划可以申请变更：上级看得到现在的和变更后的时间，通过以后时间段跟着改', async () => {
  const plan = await chain();
  const { id } = await ask(plan, {});
  const city = await server.as('city');
  const change = await city(provinceBatchPostpone.get, { id });
  expect(change).toMatchObject({ planKind: 'org', planName: '东霁区计划', offences: [] });
  expect(change.now.slots).toMatchObject([{ validEndDateStr: '2024-06-19 18:00' }]);
  expect(change.after.slots).toMatchObject([{ validEndDateStr: '2024-06-21 18:00' }]);
  await decide('city', id);
  expect(await timesOf(plan)).toMatchObject([
    { validEndDateStr: '2024-06-21 18:00', confirmEnd: '2024-06-28', arrangements: 1 },
  ]);
});

test('变更可以新增时间段，只有上级能批，本机构和同级都不能', async () => {
  const plan = await chain();
  const { id } = await ask(plan, { obtId: null });
  for (const org of ['county', 'otherCounty', 'point'] as const)
    await expect(decide(org, id), org).rejects.toMatchObject({ code: 403 });
  await decide('province', id);
  expect(await timesOf(plan)).toHaveLength(2);
});

test.each([
  [{ confirmEnd: '2024-06-30' }, '超出演示省计划的确认时间'],
  [{ confirmEnd: '2024-06-22' }, '东霁区第一确认点的安排'],
  [
    { validEndDateStr: '2024-06-21 18:00', confirmEnd: '2024-06-20' },
    '时间段1确认结束日期不能早于网报结束时间',
  ],
  [{ validEndDateStr: '2024-06-17 18:00' }, '变更后的结束时间不能早于今天'],
  [{ validEndDateStr: '2024-06-19 18:00', confirmEnd: '2024-06-24' }, '请填写要变更的内容'],
])('机构计划的变更往上、往下和先后都要对：%o 被拒绝', async (slot, sentence) => {
  await expect(ask(await chain(), slot)).rejects.toThrow(sentence);
});

test('别的机构不能申请，一份计划同时只有一份变更等待审批', async () => {
  const plan = await chain();
  await expect(ask(plan, {}, 'otherCounty')).rejects.toMatchObject({ code: 403 });
  await ask(plan, {});
  await expect(ask(plan, { confirmEnd: '2024-06-27' })).rejects.toThrow('已有待审批的变更');
});

test('等待审批的变更由申请的机构改过再批，批的是改过的；别的机构改不了，批过的也改不了', async () => {
  const plan = await chain();
  const { id } = await ask(plan, {});
  const edit = async (org: TestOrg, version: number) =>
    (await server.as(org))(
      provinceBatchPostpone.update,
      {
        id,
        action: 'edit',
        reason: '改为提前一天',
        after: {
          slots: [{ ...moved, obtId: plan.obtId, validEndDateStr: '2024-06-20 18:00' }],
        },
      },
      { version },
    );
  for (const org of ['otherCounty', 'city'] as const)
    await expect(edit(org, 1), org).rejects.toMatchObject({ code: 403 });
  await edit('county', 1);
  const city = await server.as('city');
  await city(provinceBatchPostpone.update, { id, action: 'pass' }, { version: 2 });
  expect(await timesOf(plan)).toMatchObject([{ validEndDateStr: '2024-06-20 18:00' }]);
  await expect(edit('county', 3)).rejects.toMatchObject({ code: 409 });
});

test('申请以后省级缩短了时间：审批前就看得到超出哪里，通过被拒绝，退回可以', async () => {
  const plan = await chain();
  const { id } = await ask(plan, {});
  await server.pool.query("update province_plan set confirm_end = '2024-06-25' where pb_id = $1", [
    plan.pbId,
  ]);
  const city = await server.as('city');
  const { offences } = await city(provinceBatchPostpone.get, { id });
  expect(offences.map(({ message }) => message)).toEqual([
    expect.stringContaining('时间段1确认时间（2024-06-11 至 2024-06-28）超出演示省计划的确认时间'),
  ]);
  await expect(decide('city', id)).rejects.toThrow('超出演示省计划的确认时间');
  await decide('city', id, 'fail');
  expect(await timesOf(plan)).toMatchObject([{ validEndDateStr: '2024-06-19 18:00' }]);
});

test('有变更等待审批的计划不能申请结束，撤回以后可以', async () => {
  const plan = await chain();
  const { id } = await ask(plan, {});
  const county = await server.as('county');
  const end = () =>
    county(orgBatch.update, { obId: plan.obId, action: 'applyEnd' }, { version: 2 });
  await expect(end()).rejects.toThrow('请先审批或撤回变更');
  await county(provinceBatchPostpone.remove, { id }, { version: 1 });
  await end();
});

test('省级的变更可以换整组网报时间段和开放机构，已经有计划的机构要留着', async () => {
  const { pbId } = await chain();
  const province = await server.as('province');
  const input = { pbId, changeKind: 3, reason: '调整' } as const;
  await expect(
    province(provinceBatchPostpone.create, { ...input, after: { approveEnd: '2024-07-25' } }),
  ).rejects.toThrow('请选择变更后的开放机构');
  await expect(
    province(provinceBatchPostpone.create, { ...input, after: { orgIds: ['328802'] } }),
  ).rejects.toThrow('东霁区计划已上报，其机构要留在开放机构中');
  const filing = [
    { begin: '2024-06-11 09:00', end: '2024-06-15 18:00' },
    { begin: '2024-06-18 09:00', end: '2024-06-24 18:00' },
  ];
  const { id } = await province(provinceBatchPostpone.create, {
    ...input,
    after: { filing, orgIds: ['328801', '328802'] },
  });
  // Entered anew it is held to the same.
  await expect(
    province(
      provinceBatchPostpone.update,
      { id, action: 'edit', after: { filing } },
      { version: 1 },
    ),
  ).rejects.toThrow('请选择变更后的开放机构');
  const centre = await server.as('centre');
  const named = [
    { orgId: '328801', orgName: expect.stringMatching(/./) as string },
    { orgId: '328802', orgName: expect.stringMatching(/./) as string },
  ];
  expect((await centre(provinceBatchPostpone.get, { id })).opened).toEqual(named);
  const listed = (await centre(provinceBatchPostpone.list, {})).record;
  expect(listed.find((row) => row.id === id)?.opened).toEqual(named);
  await decide('centre', id);
  expect((await centre(provinceBatch.get, { pbId })).opened).toEqual(named);
  expect(await province(provinceBatch.get, { pbId })).toMatchObject({
    filing,
    filingEnd: '2024-06-24 18:00',
    orgIds: ['328801', '328802'],
  });
});

test('轮到谁审批，谁就收到带链接的消息；审批以后申请的机构收到结果', async () => {
  const plan = await chain();
  const newest = async (org: TestOrg) =>
    (await (await server.as(org))(msgSysmsg.list, {})).record[0];
  const { id } = await ask(plan, {});
  const waiting = await newest('city');
  expect(waiting).toMatchObject({ title: '计划变更等待审批' });
  expect(waiting?.msgUrl).toContain('PostponeSubModel');
  // What the province passes at once is nobody's turn.
  const { record } = await (await server.as('city'))(msgSysmsg.list, { pageSize: 50 });
  expect(record.map(({ title }) => title)).not.toContain('机构计划等待审批');
  await decide('city', id, 'fail');
  expect(await newest('county')).toMatchObject({
    title: '计划变更未通过',
    content: '东霁区计划的变更未通过审批：不同意',
  });
});

test('省级代为修改下级的计划要写原因，机构收到消息；市级和本机构不能这样改', async () => {
  const plan = await chain();
  const amend = async (org: TestOrg, more = {}) =>
    (await server.as(org))(
      orgBatch.update,
      {
        obId: plan.obId,
        action: 'amend',
        opinion: '联系不上，代为延长',
        attention: '请带原件',
        slots: [{ ...moved, obtId: plan.obtId }],
        ...more,
      },
      { version: 2 },
    );
  for (const org of ['city', 'county', 'otherCounty'] as const)
    await expect(amend(org), org).rejects.toMatchObject({ code: 403 });
  await expect(amend('province', { opinion: undefined })).rejects.toThrow('请填写审批意见');
  await expect(
    amend('province', { slots: [{ ...moved, obtId: plan.obtId, confirmEnd: '2024-06-30' }] }),
  ).rejects.toThrow('超出演示省计划的确认时间');
  await amend('province');
  const after = await (await server.as('county'))(orgBatch.get, { obId: plan.obId });
  expect(after).toMatchObject({ attention: '请带原件', approvalStatus: 2 });
  expect(after.times).toMatchObject([{ validEndDateStr: '2024-06-21 18:00' }]);
});
