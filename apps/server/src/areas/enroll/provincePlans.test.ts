import { enrollCertBatch, provinceBatch } from '@tqc/contract/enroll';
import { provinceBatch as recognitionPlans } from '@tqc/contract/register';
import { msgSysmsg } from '@tqc/contract/message';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server';
import { enrollPlanInput } from '../../walks/enrollStage';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  server.setNow(new Date('2024-06-18T02:00:00Z'));
});

let year = 2050;
async function batch(provs: string[] = []): Promise<string> {
  year += 1;
  const centre = await server.as('centre');
  const { id } = await centre(enrollCertBatch.create, {
    cbName: `${year}年定期注册`,
    year,
    registrationType: 3,
    filingBegin: '2024-05-06',
    filingEnd: '2024-07-05',
    firstReviewEnd: '2024-08-30',
    recheckEnd: '2024-10-11',
    finalEnd: '2024-11-29',
    provs,
  });
  return id;
}

test('省级计划的各阶段要先后相接、在批次的截止日期之前，不合的逐个说明', async () => {
  const province = await server.as('province');
  const cbId = await batch();
  await expect(
    province(provinceBatch.create, {
      ...enrollPlanInput,
      cbId,
      firstReviewEnd: '2024-09-06',
      recheckEnd: '2024-10-20',
      finalBegin: '2024-08-20',
      recheckLevel: 4,
      finalLevel: 2,
    }),
  ).rejects.toThrow(
    '终审层级不能低于复核层级；终审开始日期不能早于复核开始日期；' +
      '初核时间结束于2024-09-06，晚于批次的初核截止日期（2024-08-30），请提前；' +
      '复核时间结束于2024-10-20，晚于批次的复核截止日期（2024-10-11），请提前',
  );
  await expect(
    province(provinceBatch.create, { ...enrollPlanInput, cbId, firstReviewBegin: '2024-05-10' }),
  ).rejects.toThrow('初核开始日期不能早于网报开始时间');
  await expect(
    province(provinceBatch.create, { ...enrollPlanInput, cbId, finalEnd: '2024-12-20' }),
  ).rejects.toThrow(/^复核终审时间（2024-08-26 至 2024-12-20）超出批次/);
});

test('省级制定、上报，国家级收到消息后退回；改好再报、通过，下级才看得到', async () => {
  const [province, centre, county] = await Promise.all(
    (['province', 'centre', 'county'] as const).map((org) => server.as(org)),
  );
  if (!province || !centre || !county) throw new Error('three are signed in');
  const cbId = await batch();
  expect((await province(provinceBatch.queryCertBatch, {})).record).toContainEqual(
    expect.objectContaining({ cbId, finalEnd: '2024-11-29', planned: false }),
  );
  const { id: pbId } = await province(provinceBatch.create, { ...enrollPlanInput, cbId });
  expect((await province(provinceBatch.queryCertBatch, {})).record).toContainEqual(
    expect.objectContaining({ cbId, planned: true }),
  );
  await expect(county(provinceBatch.get, { pbId })).rejects.toMatchObject({ code: 403 });
  await province(provinceBatch.update, { pbId, action: 'report' }, { version: 1 });
  const { record: news } = await centre(msgSysmsg.list, { pageSize: 30 });
  expect(news.map(({ msgUrl }) => msgUrl)).toContain(
    '/enrollModel/EnrollProvinceBatchApproveSubModel',
  );
  await expect(
    centre(provinceBatch.update, { pbId, action: 'fail' }, { version: 2 }),
  ).rejects.toThrow('请填写审批意见');
  await centre(
    provinceBatch.update,
    { pbId, action: 'fail', opinion: '公示宜十天' },
    { version: 2 },
  );
  await province(provinceBatch.update, { pbId, action: 'edit', noticeDays: 10 }, { version: 3 });
  await province(provinceBatch.update, { pbId, action: 'report' }, { version: 4 });
  await centre(provinceBatch.update, { pbId, action: 'pass' }, { version: 5 });
  const plan = await county(provinceBatch.get, { pbId });
  expect(plan).toMatchObject({
    ...enrollPlanInput,
    noticeDays: 10,
    trainingHours: 360,
    approvalStatus: 2,
    offences: [],
  });
  expect(plan.bounds.map(({ item, end }) => [item, end])).toEqual([
    ['网报时间', '2024-07-05'],
    ['初核时间', '2024-08-30'],
    ['复核时间', '2024-10-11'],
    ['终审时间', '2024-11-29'],
  ]);
  expect(plan.opinions.map(({ step, opinion }) => [step, opinion])).toEqual([
    ['通过', ''],
    ['上报', ''],
    ['退回', '公示宜十天'],
    ['上报', ''],
  ]);
  expect((await county(provinceBatch.netAtTime, { cbId })).record).toEqual([
    expect.objectContaining({ pbId, open: true }),
  ]);
  expect((await county(provinceBatch.queryProvinceEnroll, {})).record).toContainEqual(
    expect.objectContaining({ pbId, planName: '演示省注册计划' }),
  );
  await expect(
    centre(enrollCertBatch.update, { cbId, recheckEnd: '2024-10-18' }, { version: 1 }),
  ).rejects.toThrow('已有省级计划上报，只能修改终审截止日期和说明');
  await expect(
    centre(enrollCertBatch.endCertBatch, { cbId, type: 'end' }, { version: 1 }),
  ).rejects.toThrow('还有未结束的省级计划，不能结束批次，请先结束：演示省注册计划');
  await centre(provinceBatch.update, { pbId, action: 'endPlan' }, { version: 6 });
  await centre(enrollCertBatch.endCertBatch, { cbId, type: 'end' }, { version: 1 });
  expect(await centre(provinceBatch.get, { pbId })).toMatchObject({ endStatus: 2 });
});

test('两条线的省级计划互不相干；不在参与省份里的不能编制', async () => {
  const province = await server.as('province');
  const { id: pbId } = await province(provinceBatch.create, {
    ...enrollPlanInput,
    cbId: await batch(),
  });
  await expect(province(recognitionPlans.get, { pbId })).rejects.toMatchObject({ code: 403 });
  const theirs = await province(recognitionPlans.list, { pageSize: 200 });
  expect(theirs.record.map((row) => row.pbId)).not.toContain(pbId);
  const cbId = await batch(['11']);
  await expect(province(provinceBatch.create, { ...enrollPlanInput, cbId })).rejects.toMatchObject({
    data: { fields: { cbId: '请选择本省参与的批次' } },
  });
  expect(
    (await province(provinceBatch.queryCertBatch, {})).record.map((row) => row.cbId),
  ).not.toContain(cbId);
});
