import { change, provinceBatch, setSelfOrgPlan } from '@tqc/contract/enroll';
import { msgSysmsg } from '@tqc/contract/message';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server';
import {
  askedOrgChange,
  askedProvinceChange,
  passedEnrollOrgPlan,
  passedEnrollPlan,
  provinceOf,
} from '../../walks/enrollStage';
import { openStage } from '../../walks/stage';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  server.setNow(new Date('2024-06-18T02:00:00Z'));
  await openStage(server);
});
const asked = { changeKind: 2, reason: '时间调整' } as const;

test('省级计划的变更：三个阶段都能动，没说的不动；通过后才生效', async () => {
  const [province, centre] = [await server.as('province'), await server.as('centre')];
  const pbId = await passedEnrollPlan();
  const after = { recheckEnd: '2024-10-04', finalBegin: '2024-10-08' };
  const { id } = await province(
    provinceBatch.changeProvinceBatch,
    { pbId, ...asked, after },
    { version: 3 },
  );
  const told = await centre(msgSysmsg.list, { pageSize: 30 });
  expect(told.record.map(({ title }) => title)).toContain('计划变更等待审批');
  const { record } = await centre(change.list, { pbId, planKind: 'province', pageSize: 30 });
  const before = { recheckEnd: '2024-09-27', finalBegin: '2024-09-30' };
  expect(record).toMatchObject([{ id, before, after, status: 0 }]);
  expect(await centre(provinceBatch.applyForAmendmentProvinceOrg, { id })).toMatchObject({
    now: before,
    after,
    offences: [],
  });
  await centre(change.update, { id, action: 'pass' }, { version: 1 });
  expect(await province(provinceBatch.get, { pbId })).toMatchObject({
    ...after,
    firstReviewEnd: '2024-08-16',
    recheckBegin: '2024-08-26',
    finalEnd: '2024-11-15',
    recheckLevel: 3,
    finalLevel: 4,
    version: 4,
  });
});

test('省级计划动得不合适的说出哪里：超出批次的日子，或下级的计划落到外面', async () => {
  const province = await server.as('province');
  const obId = await passedEnrollOrgPlan();
  const pbId = await provinceOf(obId);
  const ask = (after: object, version = 3) =>
    province(provinceBatch.changeProvinceBatch, { pbId, ...asked, after }, { version });
  await expect(ask({ recheckEnd: '2024-10-20' })).rejects.toThrow(
    '复核时间结束于2024-10-20，晚于批次的复核截止日期（2024-10-11），请提前',
  );
  await expect(ask({ firstReviewEnd: '2024-08-05' })).rejects.toThrow(
    /^东霁区注册计划：初核时间（2024-05-27 至 2024-08-09）超出/,
  );
  await expect(ask({})).rejects.toThrow('请填写要变更的内容：现在填的和原来一样');
  await expect(ask({ finalEnd: '2024-11-22' }, 2)).rejects.toMatchObject({ code: 409 });
});

test('机构计划的变更：时间段和自己的阶段一起申请，只留下和原来不同的', async () => {
  const [county, city] = [await server.as('county'), await server.as('city')];
  const obId = await passedEnrollOrgPlan();
  const plan = await county(setSelfOrgPlan.get, { obId });
  const times = plan.times.map((slot) => ({
    obtId: slot.obtId,
    validBeginDateStr: slot.validBeginDateStr,
    validEndDateStr: slot.validEndDateStr,
    confirmBegin: slot.confirmBegin,
    confirmEnd: slot.confirmEnd,
    dayLimit: slot.dayLimit,
  }));
  const ask = (given: object) =>
    county(
      setSelfOrgPlan.editOrgBatchPlan,
      { obId, action: 'change', ...asked, times, ...given },
      { version: 3 },
    );
  await expect(ask({ reason: undefined })).rejects.toThrow('请填写申请原因');
  await expect(ask({ changeKind: undefined })).rejects.toThrow('请选择变更类型');
  await expect(ask({ planName: '换个名字' })).rejects.toThrow(
    '已通过的计划只能变更时间段和各阶段时间，其他内容不能改',
  );
  await expect(ask({})).rejects.toThrow('机构计划的变更请填写要调整的时间段或各阶段时间');
  await expect(ask({ noticeEnd: '2024-08-05' })).rejects.toThrow(
    '公示不能少于7天，现在是5天，请延长',
  );
  await ask({ noticeBegin: '2024-07-29', noticeEnd: plan.noticeEnd });
  const { record } = await city(change.list, { obId, pageSize: 30 });
  const [row] = record;
  expect(row).toMatchObject({
    planKind: 'org',
    before: { noticeBegin: '2024-08-01' },
    after: { noticeBegin: '2024-07-29' },
  });
  expect(row?.after).not.toHaveProperty('slots');
  const id = row?.id ?? '';
  // Whoever asked enters it anew while nobody has decided it.
  const [slot] = times;
  if (!slot) throw new Error('a plan has a slot');
  const longer = { ...slot, confirmEnd: '2024-07-12' };
  await county(
    change.update,
    { id, action: 'edit', after: { noticeBegin: '2024-07-30', slots: [longer] } },
    { version: 1 },
  );
  await expect(city(change.update, { id, action: 'fail' }, { version: 2 })).rejects.toThrow(
    '请填写审批意见',
  );
  await city(change.update, { id, action: 'pass', opinion: '同意' }, { version: 2 });
  expect(await county(setSelfOrgPlan.get, { obId })).toMatchObject({
    noticeBegin: '2024-07-30',
    noticeEnd: '2024-08-09',
    times: [{ confirmEnd: '2024-07-12', validEndDateStr: slot.validEndDateStr }],
  });
});

test('申请的人可以撤回，别人不能；退回要说原因', async () => {
  const [county, city, province, centre] = await Promise.all([
    server.as('county'),
    server.as('city'),
    server.as('province'),
    server.as('centre'),
  ]);
  const own = await askedOrgChange();
  await expect(
    city(change.update, { id: own, action: 'withdraw' }, { version: 1 }),
  ).rejects.toMatchObject({ code: 403 });
  await county(change.update, { id: own, action: 'withdraw' }, { version: 1 });
  await expect(county(provinceBatch.applyForAmendmentProvinceOrg, { id: own })).rejects.toThrow();
  const above = await askedProvinceChange();
  await expect(
    province(change.update, { id: above, action: 'pass' }, { version: 1 }),
  ).rejects.toMatchObject({ code: 403 });
  await centre(
    change.update,
    { id: above, action: 'fail', opinion: '批次不再延期' },
    { version: 1 },
  );
  await expect(
    province(change.update, { id: above, action: 'withdraw' }, { version: 2 }),
  ).rejects.toThrow('该变更已审批，不能撤回');
});
