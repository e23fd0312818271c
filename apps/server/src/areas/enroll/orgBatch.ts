import { orgBatch, setProvinceAndOrgPlan } from '@tqc/contract/enroll';
import { orgBatchApproval } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import { serve, type Given } from '../../kit/serve';
import {
  arrangedPoints,
  currentPlans,
  downPlansOf,
  levelOrgs,
  planOwner,
  planTree,
  slotDays,
  slotWork,
} from '../../trade/planning';
import { organisationAbove } from '../../trade/organisations';
import { orgPlans, toldPage, toldPlan } from './enrollOrgPlan';

const down = downPlansOf('enroll');

const levels = (call: Given<{ readonly pbId: string; readonly orgId?: string | undefined }>) =>
  levelOrgs(call, 'enroll', call.input);

export const orgBatchRoutes = serve(orgBatch, {
  list: async (call) => toldPage(await orgPlans.list(call, { ...call.input, side: 'down' })),
  get: async (call) => toldPlan(await orgPlans.get(call, call.input.obId)),
  viewOrgEnrollDownlevelDetail: async (call) => {
    const plan = toldPlan(await orgPlans.get(call, call.input.obId));
    const points = await arrangedPoints(call, sql`a.ob_id = ${plan.obId}`);
    return { ...plan, points };
  },
  getMyOrgEnroll: async (call) =>
    toldPage(await orgPlans.list(call, { ...call.input, orgId: await planOwner(call) })),
  getMyOrgBatch: async (call) => {
    const record = [];
    for (const obId of await currentPlans(call, 'enroll'))
      record.push(toldPlan(await orgPlans.get(call, obId)));
    return { record };
  },
  getOrgLevelOrg: levels,
  getAllDownOrgEnrollInfo: (call) => down.list(call, call.input),
  getProvinceAndParentOrgTime: async (call) => ({
    bounds: await orgPlans.bounds(call, call.input.pbId),
    parent: await parentTimes(call),
  }),
  timeReading: async (call) => {
    const { planName, times } = await orgPlans.get(call, call.input.obId);
    return { planName, record: times };
  },
  getLocalSetDateByObtId: (call) => slotDays(call, 'enroll', call.input.obtId),
  getLocalSetInfoDetail: (call) => slotWork(call, 'enroll', call.input.obtId),
  urgeReport: (call) => down.urge(call, call.input.downIds, call.input.preview),
});

export const setProvinceAndOrgPlanRoutes = serve(setProvinceAndOrgPlan, {
  list: (call) => planTree(call, 'enroll', call.input),
  getOrgLevelOrg: levels,
});

/** What the organisation above has planned itself under the same province plan, where it has. */
async function parentTimes(call: Given<{ readonly pbId: string }>) {
  const { db, who, input } = call;
  const above = await organisationAbove(db, who.orgId);
  const found = await db
    .selectFrom('orgPlan')
    .select('obId')
    .where('pbId', '=', input.pbId)
    .where('orgId', '=', above ?? '0')
    .where('approvalStatus', 'in', orgBatchApproval.group.inForce)
    .executeTakeFirst();
  if (!found) return [];
  const plan = toldPlan(await orgPlans.get(call, found.obId));
  const { planName: name } = plan;
  return [
    ...plan.times.flatMap((slot, at) => [
      {
        item: `时间段${at + 1}网报时间`,
        name,
        begin: slot.validBeginDateStr,
        end: slot.validEndDateStr,
      },
      { item: `时间段${at + 1}确认时间`, name, begin: slot.confirmBegin, end: slot.confirmEnd },
    ]),
    { item: '初核时间', name, begin: plan.firstReviewBegin, end: plan.firstReviewEnd },
    { item: '公示时间', name, begin: plan.noticeBegin, end: plan.noticeEnd },
  ];
}
