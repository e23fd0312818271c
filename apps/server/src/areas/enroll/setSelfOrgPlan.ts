import { setSelfOrgPlan } from '@tqc/contract/enroll';
import { BatchStatus, orgBatchApproval, planEndStatus } from '@tqc/domain/dictionaries';
import { stagesOfLevel } from '@tqc/domain/planning';
import { serve } from '../../kit/serve';
import { orgPlans, slotOf, toldPage, toldPlan } from './enrollOrgPlan';
import { planChanges } from './planChanges';

export const setSelfOrgPlanRoutes = serve(setSelfOrgPlan, {
  getMyOrgBatch: async (call) =>
    toldPage(await orgPlans.list(call, { ...call.input, side: 'own' })),
  get: async (call) => toldPlan(await orgPlans.get(call, call.input.obId)),
  queryProvinceOrgEnrollPlan: async ({ db, who }) => {
    const rows = await db
      .selectFrom('provincePlan as pp')
      .innerJoin('planBatch as b', 'b.cbId', 'pp.cbId')
      .leftJoin('orgPlan as p', (join) =>
        join.onRef('p.pbId', '=', 'pp.pbId').on('p.orgId', '=', who.orgId),
      )
      .select([
        'pp.pbId',
        'pp.planName',
        'b.cbName',
        'pp.noticeDays',
        'pp.recheckLevel',
        'pp.finalLevel',
        'pp.orgIds',
        'p.obId',
      ])
      .where('pp.track', '=', 'enroll')
      .where('pp.prov', '=', who.prov)
      .where('pp.approvalStatus', '=', orgBatchApproval.code('passed'))
      .where('pp.endStatus', '<>', planEndStatus.code('ended'))
      .where('b.status', '=', BatchStatus.code('open'))
      .orderBy('pp.pbId', 'desc')
      .limit(200)
      .execute();
    return {
      record: rows
        .filter(({ orgIds }) => orgIds.length === 0 || orgIds.includes(who.orgId))
        .map(({ obId, recheckLevel, finalLevel, noticeDays, pbId, planName, cbName }) => {
          const acts = stagesOfLevel(who.orgType, {
            recheckLevel: recheckLevel ?? 0,
            finalLevel: finalLevel ?? 0,
          });
          return {
            pbId,
            planName,
            cbName,
            noticeDays: noticeDays ?? 0,
            rechecks: acts.includes('recheck'),
            judges: acts.includes('final'),
            planned: obId !== null,
          };
        }),
    };
  },
  create: (call) =>
    orgPlans.create(call, { ...call.input, times: call.input.times.map((slot) => slotOf(slot)) }),
  editOrgBatchEnroll: (call) => {
    const { obId, action, opinion } = call.input;
    return orgPlans.act(call, obId, action, opinion, {});
  },
  editOrgBatchPlan: (call) => {
    const { action, changeKind: _, reason: __, fileId: ___, ...asked } = call.input;
    if (action === 'change') return planChanges.ofOrg(call);
    const { obId, times, ...entered } = asked;
    return orgPlans.edit(call, obId, {
      ...entered,
      slots: times?.map((slot) => ({ ...slotOf(slot), dayLimit: slot.dayLimit })),
    });
  },
  remove: (call) => orgPlans.remove(call, call.input.obId),
});
