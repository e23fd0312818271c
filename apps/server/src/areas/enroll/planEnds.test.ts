import { provinceBatch } from '@tqc/contract/enroll';
import { msgSysmsg } from '@tqc/contract/message';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../../testing/server';
import { endAskedEnrollPlan, passedEnrollOrgPlan, provinceOf } from '../../walks/enrollStage';
import { openStage } from '../../walks/stage';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  server.setNow(new Date('2024-06-18T02:00:00Z'));
  await openStage(server);
});

test('区县申请结束，市级退回再同意；都结束了国家级才结束省级计划', async () => {
  const [county, city, centre] = await Promise.all([
    server.as('county'),
    server.as('city'),
    server.as('centre'),
  ]);
  const obId = await endAskedEnrollPlan();
  const pbId = await provinceOf(obId);
  const told = await city(msgSysmsg.list, { pageSize: 30 });
  expect(told.record.map(({ title }) => title)).toContain('有计划申请结束');
  await expect(
    city(provinceBatch.applyEnrollFinshEdit, { pbId, obId, action: 'returnEnd' }, { version: 4 }),
  ).rejects.toThrow('请填写审批意见');
  await city(
    provinceBatch.applyEnrollFinshEdit,
    { pbId, obId, action: 'returnEnd', opinion: '还有结论贴没有打印' },
    { version: 4 },
  );
  const { record: mine } = await county(provinceBatch.applyOrgEnrollFinshList, {
    pageSize: 200,
    endStatus: 3,
  });
  expect(mine).toMatchObject([{ obId, opinion: '还有结论贴没有打印', unsettled: 0 }]);
  await county(
    provinceBatch.applyOrgEnrollEndEdit,
    { pbId, obId, opinion: '都打印了' },
    { version: 5 },
  );
  await expect(
    centre(provinceBatch.applyEnrollFinshEdit, { pbId, action: 'endPlan' }, { version: 3 }),
  ).rejects.toThrow(/^还有未结束的机构计划，不能结束省级计划/);
  expect(await city(provinceBatch.applyEnrollFinshDetail, { obId })).toMatchObject({
    endReason: '都打印了',
    endDecidedBy: '',
  });
  await city(provinceBatch.applyEnrollFinshEdit, { pbId, obId, action: 'endPlan' }, { version: 6 });
  expect(await county(provinceBatch.provincialPlanEnquiry, { pbId })).toMatchObject({
    levels: expect.arrayContaining([expect.objectContaining({ orgType: 2, ended: 1 })]),
  });
  await expect(
    centre(provinceBatch.applyEnrollFinshEdit, { pbId, action: 'returnEnd' }, { version: 3 }),
  ).rejects.toThrow('省级计划由国家级机构直接结束，没有申请可以退回');
  await expect(
    city(provinceBatch.applyEnrollFinshEdit, { pbId, action: 'endPlan' }, { version: 3 }),
  ).rejects.toMatchObject({ code: 403 });
  await centre(provinceBatch.applyEnrollFinshEdit, { pbId, action: 'endPlan' }, { version: 3 });
  const { record } = await centre(provinceBatch.applyEnrollFinshList, {
    kind: 'province',
    endStatus: 2,
    pageSize: 200,
  });
  expect(record.map((one) => one.pbId)).toContain(pbId);
});

test('机构计划要和它的省级计划一起说；可延长的时间到批次的日子为止', async () => {
  const county = await server.as('county');
  const obId = await passedEnrollOrgPlan();
  const other = await provinceOf(await passedEnrollOrgPlan());
  await expect(
    county(provinceBatch.applyOrgEnrollEndEdit, { pbId: other, obId }, { version: 3 }),
  ).rejects.toMatchObject({ code: 403 });
  const { record } = await county(provinceBatch.provinceSelfApplyNewTime, { pbId: other });
  expect(record[3]).toEqual({
    item: '终审时间',
    begin: '2024-09-30',
    end: '2024-11-15',
    until: '2024-11-29',
  });
});
