import { orgBatch, registration, registrationReview } from '@tqc/contract/register';
import { beforeAll, expect, test } from 'vitest';
import { testRoad, type Road } from '../../testing/road';
import { testServer, type TestServer } from '../../testing/server';

let server: TestServer;
let road: Road;
beforeAll(async () => {
  server = await testServer();
  road = await testRoad(server);
});

const versionOf = async (regId: string) => (await road.versionsOf([regId]))[0]?.version ?? 0;
const set = (text: string, regId: string) =>
  server.pool.query(`update registration set ${text} where reg_id = $1`, [regId]);

async function late(regId: string) {
  return (await server.as('point'))(
    registrationReview.confirmRegistration,
    { regId, decision: 'notCompletedInTime', reasons: [10], reasonText: '' },
    { version: await versionOf(regId) },
  );
}

test('补全期限没过，不能按逾期未补全处理：期限当天也不行，办理栏写着原因；过了才行', async () => {
  const regId = await road.filed(1);
  const point = await server.as('point');
  await point(
    registrationReview.confirmRegistration,
    {
      regId,
      decision: 'materialsIncomplete',
      reasons: [6],
      reasonText: '不清楚',
      completeBefore: '2024-06-30',
    },
    { version: 1 },
  );
  const reason = (day: string) => `补全期限到${day}为止，过了期限仍未补全的才能按逾期未补全处理`;
  await expect(late(regId)).rejects.toMatchObject({ code: 422, message: reason('2024-06-30') });
  const { decisions, notToday } = await point(registration.get, { regId });
  expect(decisions).not.toContain('notCompletedInTime');
  expect(notToday).toEqual([{ decision: 'notCompletedInTime', reasons: [reason('2024-06-30')] }]);
  await set("complete_before = '2024-06-18'", regId);
  await expect(late(regId)).rejects.toThrow(reason('2024-06-18'));
  await set("complete_before = '2024-06-17'", regId);
  expect(await late(regId)).toEqual({ status: 9 });
});

test('计划结束以后，撤销结论、撤回结论都不行，说明原因；锁定的计划照常', async () => {
  const [refused, failed] = [await road.filed(2), await road.filed(3)];
  await set('status = 9', refused);
  await set('status = 24', failed);
  const county = await server.as('county');
  const withdraw = async () => ({
    conclusion: await county(
      registrationReview.confirmRegistration,
      { regId: refused, decision: 'withdrawConclusion' },
      { version: await versionOf(refused) },
    ).then(
      () => '',
      ({ message }: Error) => message,
    ),
    failure: (
      await county(registrationReview.batchAud, {
        regIds: failed,
        decision: 'withdrawFailure',
        records: await road.versionsOf([failed]),
      })
    ).refused[0]?.reason,
  });
  const plan = (text: string) =>
    server.pool.query(`update org_plan set ${text} where ob_id = $1`, [road.obId]);
  await plan('end_status = 2, approval_status = 4');
  const over = '该计划已结束，只能查看；还要办理的请在新批次中制定计划';
  expect(await withdraw()).toEqual({ conclusion: over, failure: over });
  for (const [regId, decision] of [
    [refused, 'withdrawConclusion'],
    [failed, 'withdrawFailure'],
  ] as const)
    expect((await county(registration.get, { regId })).notToday).toEqual([
      { decision, reasons: [over] },
    ]);
  await plan('end_status = 0');
  // What stopped with the plan.
  await server.pool.query('update plan_arrangement set status = 1 where ob_id = $1', [road.obId]);
  expect((await county(orgBatch.get, { obId: road.obId })).approvalStatus).toBe(4);
  expect(await withdraw()).toEqual({ conclusion: '', failure: undefined });
});

test('撤回结论与同意结束同时来，不会在结束的计划里留下没有办结的申请', async () => {
  await server.pool.query('update org_plan set approval_status = 2 where ob_id = $1', [road.obId]);
  const regId = await road.filed(4);
  await set('status = 24', regId);
  await server.pool.query(
    'update registration set record_status = 0, status = 9 where ob_id = $1 and reg_id <> $2',
    [road.obId, regId],
  );
  const [county, city] = [await server.as('county'), await server.as('city')];
  const plan = await county(orgBatch.get, { obId: road.obId });
  await county(orgBatch.update, { obId: road.obId, action: 'applyEnd' }, { version: plan.version });
  await Promise.allSettled([
    county(registrationReview.batchAud, {
      regIds: regId,
      decision: 'withdrawFailure',
      records: await road.versionsOf([regId]),
    }),
    city(orgBatch.update, { obId: road.obId, action: 'endPlan' }, { version: plan.version + 1 }),
  ]);
  const { rows } = await server.pool.query(
    'select r.status = 15 as open, p.end_status = 2 as over from registration r join org_plan p using (ob_id) where r.reg_id = $1',
    [regId],
  );
  expect(rows[0]).not.toEqual({ open: true, over: true });
  expect(rows[0].open || rows[0].over).toBe(true);
});
