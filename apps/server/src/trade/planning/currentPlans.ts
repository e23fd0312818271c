import { orgBatchApproval } from '@tqc/domain/dictionaries';
import { chinaMinute } from '@tqc/domain/shared';
import { organisationAbove } from '../organisations';
import type { PlanningCall, Track } from './track';

/** Whose plans a caller works in: a point in those of its organisation, any other in its own. */
export const planOwner = async ({ db, who }: PlanningCall): Promise<string> =>
  who.orgType === 1 ? ((await organisationAbove(db, who.orgId)) ?? who.orgId) : who.orgId;

/** The plans in force of that organisation whose last stage is not over, the newest first. */
export async function currentPlans(call: PlanningCall, track: Track): Promise<string[]> {
  const rows = await call.db
    .selectFrom('orgPlan as p')
    .innerJoin('provincePlan as pp', 'pp.pbId', 'p.pbId')
    .select('p.obId')
    .where('p.track', '=', track)
    .where('p.orgId', '=', await planOwner(call))
    .where('p.approvalStatus', 'in', orgBatchApproval.group.inForce)
    .where('pp.approveEnd', '>=', chinaMinute(call.now).slice(0, 10))
    .orderBy('p.obId', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ obId }) => obId);
}
