import { change, provinceBatch } from '@tqc/contract/enroll';
import { registration } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { testServer, type TestOrg } from '../../testing/server';
import {
  askedOrgChange,
  endAskedEnrollPlan,
  reportedEnrollOrgPlan,
  reportedEnrollPlan,
} from '../../walks/enrollStage';
import { openStage, server } from '../../walks/stage';

beforeAll(async () => openStage(await testServer()));

/** What waits for an organisation, as its first page counts it and as the inboxes list it. */
async function waiting(org: TestOrg) {
  const call = await server.as(org);
  const { works } = await call(registration.figures, { mine: true, works: true });
  const counted = new Map<string, number>(works.map(({ kind, n }) => [kind, n]));
  const lists = {
    enrollProvincePlan: () =>
      call(provinceBatch.queryProvinceBatchApprove, { kind: 'province', approvalStatus: 1 }),
    enrollOrgPlan: () =>
      call(provinceBatch.queryProvinceBatchApprove, { kind: 'org', approvalStatus: 1 }),
    enrollPlanChange: () => call(change.list, { status: 0 }),
    enrollEndPlan: () => call(provinceBatch.applyEnrollFinshList, { kind: 'org', endStatus: 1 }),
  };
  const found: Record<string, number> = {};
  for (const [kind, list] of Object.entries(lists)) {
    const n = counted.get(kind);
    if (n === undefined) continue;
    expect((await list()).total, `${org} ${kind}`).toBe(n);
    found[kind] = n;
  }
  return found;
}

test('注册的计划、变更、结束有几件待审批，首页和审批管理数的一样', async () => {
  await reportedEnrollPlan();
  await reportedEnrollOrgPlan();
  await askedOrgChange();
  await endAskedEnrollPlan();
  const city = await waiting('city');
  expect(city).toMatchObject({ enrollOrgPlan: 1, enrollPlanChange: 1, enrollEndPlan: 1 });
  expect(city['enrollProvincePlan']).toBeUndefined();
  expect((await waiting('centre'))['enrollProvincePlan']).toBe(1);
  expect(await waiting('county')).toEqual({});
});
