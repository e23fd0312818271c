import {
  orgBatch,
  provinceBatch,
  setProvinceAndOrgPlan,
  setSelfOrgPlan,
} from '@tqc/contract/enroll';
import { msgSysmsg } from '@tqc/contract/message';
import { orgBatch as recognitionPlans } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server';
import { enrollOrgPlanInput, passedEnrollPlan } from '../../walks/enrollStage';
import { openStage } from '../../walks/stage';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  server.setNow(new Date('2024-06-18T02:00:00Z'));
  await openStage(server);
});

test('机构计划的初核、公示和时间段要在省级计划之内，公示够天数，不办理的环节不填', async () => {
  const county = await server.as('county');
  const pbId = await passedEnrollPlan();
  await expect(
    county(setSelfOrgPlan.create, {
      ...enrollOrgPlanInput,
      pbId,
      firstReviewEnd: '2024-08-20',
      noticeBegin: '2024-08-16',
      noticeEnd: '2024-08-20',
      finalBegin: '2024-10-08',
      finalEnd: '2024-10-31',
    }),
  ).rejects.toThrow(
    '初核时间（2024-05-27 至 2024-08-20）超出演示省注册计划的初核时间（2024-05-20 至 2024-08-16），请调整到该范围内；' +
      '公示不能少于7天，现在是5天，请延长；按省级计划本级不办理终审，请去掉终审时间',
  );
  await expect(
    county(setSelfOrgPlan.create, { ...enrollOrgPlanInput, pbId, noticeEnd: '2024-08-12' }),
  ).rejects.toThrow(/^公示时间（2024-08-01 至 2024-08-12）超出本计划的初核时间/);
});

test('区县编制、上报，市级退回，改好时间段再报、通过；各处看得到进度', async () => {
  const [county, city, province, point] = await Promise.all([
    server.as('county'),
    server.as('city'),
    server.as('province'),
    server.as('point'),
  ]);
  const pbId = await passedEnrollPlan();
  const offered = (await county(setSelfOrgPlan.queryProvinceOrgEnrollPlan, {})).record;
  expect(offered).toContainEqual(
    expect.objectContaining({ pbId, rechecks: false, judges: false, planned: false }),
  );
  const { bounds, parent } = await county(orgBatch.getProvinceAndParentOrgTime, { pbId });
  expect(bounds.map(({ item }) => item)).toEqual([
    '网报时间',
    '确认时间',
    '初核时间',
    '复核时间',
    '终审时间',
  ]);
  expect(parent).toEqual([]);
  const late = await city(orgBatch.getAllDownOrgEnrollInfo, { pbId, pageSize: 200 });
  const row = late.record.find(({ orgName }) => orgName.includes('东霁区'));
  expect(row).toMatchObject({ obId: null, overdue: true, approvalStatus: 0, expected: null });
  await city(orgBatch.urgeReport, { downIds: [row?.downId ?? ''] });
  const told = await county(msgSysmsg.list, { pageSize: 30 });
  expect(told.record.map(({ title }) => title)).toContain('请上报注册计划');

  const { id: obId } = await county(setSelfOrgPlan.create, { ...enrollOrgPlanInput, pbId });
  await expect(city(orgBatch.get, { obId })).rejects.toMatchObject({ code: 403 });
  await county(setSelfOrgPlan.editOrgBatchEnroll, { obId, action: 'report' }, { version: 1 });
  const waiting = await city(provinceBatch.queryProvinceBatchApprove, { pbId, kind: 'org' });
  expect(waiting.record).toMatchObject([{ obId, planKind: 'org', noticeDays: 9, expected: 1200 }]);
  expect(await city(provinceBatch.detailsOfApprovalAndRegistration, { pbId, obId })).toMatchObject({
    pbId,
    org: { obId, offences: [] },
  });
  await expect(
    city(setSelfOrgPlan.editOrgBatchEnroll, { obId, action: 'fail' }, { version: 2 }),
  ).rejects.toThrow('请填写审批意见');
  await city(
    setSelfOrgPlan.editOrgBatchEnroll,
    { obId, action: 'fail', opinion: '请分两段网报' },
    { version: 2 },
  );
  const mine = await county(setSelfOrgPlan.get, { obId });
  const [first] = mine.times;
  const [slot] = enrollOrgPlanInput.times;
  if (!first || !slot) throw new Error('the plan has its slot');
  const second = {
    ...slot,
    obtId: null,
    validBeginDateStr: '2024-06-10 09:00',
    confirmBegin: '2024-06-11',
  };
  await expect(
    county(
      setSelfOrgPlan.editOrgBatchPlan,
      { obId, times: [{ ...second, confirmEnd: '2024-08-12' }] },
      { version: 3 },
    ),
  ).rejects.toThrow('初核结束日期不能早于时间段的确认结束日期（2024-08-12）');
  await county(
    setSelfOrgPlan.editOrgBatchPlan,
    {
      obId,
      planName: '东霁区分段计划',
      times: [{ ...slot, obtId: first.obtId, validEndDateStr: '2024-06-07 18:00' }, second],
    },
    { version: 3 },
  );
  expect((await county(orgBatch.timeReading, { obId })).record).toMatchObject([
    { obtId: first.obtId, validEndDateStr: '2024-06-07 18:00' },
    { validBeginDateStr: '2024-06-10 09:00' },
  ]);
  await county(setSelfOrgPlan.editOrgBatchEnroll, { obId, action: 'report' }, { version: 4 });
  await city(setSelfOrgPlan.editOrgBatchEnroll, { obId, action: 'pass' }, { version: 5 });

  const { record: tree } = await province(setProvinceAndOrgPlan.list, { pbId });
  expect(tree.map(({ planKind, planName }) => [planKind, planName])).toEqual([
    ['province', '演示省注册计划'],
    ['org', '东霁区分段计划'],
  ]);
  const { record: below } = await city(orgBatch.getOrgLevelOrg, { pbId });
  expect(below.find((one) => one.obId === obId)).toMatchObject({ approvalStatus: 2 });
  expect((await point(orgBatch.getMyOrgBatch, {})).record).toContainEqual(
    expect.objectContaining({ obId, stages: '初核', expected: 1200 }),
  );
  const shown = await city(orgBatch.viewOrgEnrollDownlevelDetail, { obId });
  expect(shown).toMatchObject({ booked: 0, points: [] });
  await expect(county(recognitionPlans.get, { obId })).rejects.toMatchObject({ code: 403 });
});
