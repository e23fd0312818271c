import { certAddition, certApply, certChange, historyValid } from '@tqc/contract/cert';
import * as enroll from '@tqc/contract/enroll';
import { limit, wfWorkflow } from '@tqc/contract/limit';
import { resource } from '@tqc/contract/resource';
import {
  orgBatch,
  provinceBatch,
  provinceBatchPostpone,
  registration,
  registrationChange,
} from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { pdfOf } from '../../kit/files/filesTesting';
import { newRestriction } from '../../testing/newRestriction';
import { planChain } from '../../testing/planChain';
import { testRoad, timeSlot, type Road } from '../../testing/road';
import { testOrgs, testServer, type TestServer } from '../../testing/server';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});

/** What the inboxes of 审批管理 list for an organisation. */
async function listed(org: Parameters<TestServer['as']>[0]) {
  const call = await server.as(org);
  const down = { side: 'down' } as const;
  const kinds = {
    provincePlan: () => call(provinceBatch.list, { approvalStatus: 1 }),
    orgPlan: () => call(orgBatch.list, { ...down, approvalStatus: 1 }),
    planChange: () => call(provinceBatchPostpone.list, { status: 0 }),
    dataChange: () => call(registrationChange.queryRegChgDos, { status: 0 }),
    endPlan: () => call(orgBatch.queryMyOrgBatchToEnd, { ...down, endStatus: 1 }),
    enrollProvincePlan: () =>
      call(enroll.provinceBatch.queryProvinceBatchApprove, { kind: 'province', approvalStatus: 1 }),
    enrollOrgPlan: () =>
      call(enroll.provinceBatch.queryProvinceBatchApprove, { kind: 'org', approvalStatus: 1 }),
    enrollPlanChange: () => call(enroll.change.list, { status: 0 }),
    enrollEndPlan: () =>
      call(enroll.provinceBatch.applyEnrollFinshList, { kind: 'org', endStatus: 1 }),
    enrollConclusion: () => call(certChange.list, { about: 'history', scope: 'waiting' }),
    certChange: () => call(certChange.list, { about: 'cert', scope: 'waiting' }),
    restriction: () => call(wfWorkflow.list, { step: 'approval', state: 'mine' }),
    releaseReview: () => call(wfWorkflow.list, { step: 'releaseReview', state: 'mine' }),
    release: () => call(wfWorkflow.list, { step: 'release', state: 'mine' }),
    blanks: () => call(certAddition.list, { status: 0 }),
    reissue: () => call(certApply.list, { status: 1, mine: true }),
    college: () => call(historyValid.collegeAud, { status: 0, mine: true }),
  };
  const { works } = await call(registration.figures, { mine: true, works: true });
  const rows = works.map(async ({ kind }) => ({ kind, n: (await kinds[kind]()).total }));
  return { works, listed: await Promise.all(rows) };
}

test('待审批的件数：只数本级审批的种类，和审批管理里列出的一样多；不问就不数', async () => {
  const [point, county] = [await server.as('point'), await server.as('county')];
  const studying = await road.filed(2);
  await point(
    registrationChange.regDataChange,
    { regId: await road.filed(1), changes: { nation: '03' }, reason: '与身份证一致' },
    { version: 1 },
  );
  const { pbId, obId, obtId } = await planChain(server);
  await county(provinceBatchPostpone.create, {
    pbId,
    obId,
    changeKind: 1,
    after: {
      slots: [{ ...timeSlot, obtId, dayLimit: null, validEndDateStr: '2024-06-21 18:00' }],
    },
    reason: '报名人数多',
  });
  // The plan of the road is handed in anew, the end of the other one was applied for.
  await server.pool.query('update org_plan set approval_status = 1 where ob_id <> $1', [obId]);
  await server.pool.query('update org_plan set end_status = 1 where ob_id = $1', [obId]);
  // A restriction handed in waits for the city alone.
  const files = [{ field: 'file', name: '决定书.pdf', bytes: new Uint8Array(pdfOf()) }];
  const { fileId } = await county(resource.updateFile, {}, { files });
  const { id: limitId } = await county(limit.create, { ...newRestriction(1), files: [fileId] });
  await county(limit.update, { limitId, action: 'submit' }, { version: 1 });
  // Blanks are asked for from the province; what is issued again and what was studied since are
  // the county's own: the city above sees both, and has neither to do.
  await county(certAddition.create, { year: 2024, ctId: 3, asked: 100 });
  await server.pool.query(
    `insert into history_college (reg_id, prov, city, county, org_id, name, id_index, cert_no, ct_id, first_level, first_school)
     select $2, prov, city, county, org_id, '演示', '\\x00', '20243288013000002', 3, 4, '演示学院' from org where org_id = $1`,
    [testOrgs.county.id, studying],
  );
  await server.pool.query(
    `insert into cert_apply (apply_id, apply_no, cert_id, cert_no, ct_id, org_id, org_name, prov, city, county, name, id_mask, id_index, kind, reason, pickup, asked_by, applicant, applied_at)
     select 1, 'BF1', 1, '20243288013000001', 3, org_id, org_name, prov, city, county, '演示', '3288****', '\\x00', 2, 2, 1, 1, '演示', now() from org where org_id = $1`,
    [testOrgs.county.id],
  );
  const of = async (org: Parameters<typeof listed>[0]) => {
    const found = await listed(org);
    expect(found.works, org).toEqual(found.listed);
    return Object.fromEntries(found.works.map(({ kind, n }) => [kind, n]));
  };
  expect(await of('county')).toEqual({
    dataChange: 1,
    enrollConclusion: 0,
    certChange: 0,
    reissue: 1,
    college: 1,
  });
  expect(await of('otherCounty')).toEqual({
    dataChange: 0,
    enrollConclusion: 0,
    certChange: 0,
    reissue: 0,
    college: 0,
  });
  expect(await of('city')).toEqual({
    orgPlan: 1,
    planChange: 1,
    dataChange: 1,
    endPlan: 1,
    enrollOrgPlan: 0,
    enrollPlanChange: 0,
    enrollEndPlan: 0,
    enrollConclusion: 0,
    certChange: 0,
    restriction: 1,
    releaseReview: 0,
    reissue: 0,
    college: 0,
  });
  expect(Object.keys(await of('centre'))).toEqual([
    'provincePlan',
    'orgPlan',
    'planChange',
    'endPlan',
    'enrollProvincePlan',
    'enrollOrgPlan',
    'enrollPlanChange',
    'enrollEndPlan',
    'restriction',
    'release',
  ]);
  expect(await of('province')).toMatchObject({ blanks: 1, reissue: 0, college: 0 });
  expect(await of('point')).toEqual({});
  expect((await county(registration.figures, { mine: true })).works).toEqual([]);
});
