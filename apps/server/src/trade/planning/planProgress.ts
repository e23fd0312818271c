import { onOff, orgBatchApproval, planEndStatus } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import { statusIn, statusIs } from '../../kit/store';
import { DECLARED, type PlanningCall, type Track } from './track';

interface LevelProgress {
  readonly orgType: number;
  readonly orgs: number;
  readonly reported: number;
  readonly passed: number;
  readonly ended: number;
  readonly arrangements: number;
  readonly expected: number;
  readonly booked: number;
}

/** How far the organisations of each level are under a province plan, as far as the caller sees. */
export async function levelProgress(
  { db }: PlanningCall,
  plan: { readonly pbId: string; readonly prov: string; readonly orgIds: readonly string[] },
) {
  const opened = plan.orgIds.length > 0 ? sql`and o.org_id = any (${[...plan.orgIds]})` : sql``;
  const { rows } = await sql<LevelProgress>`
    with a as materialized (select a.ob_id, count(*) as points from plan_arrangement a join org_plan p using (ob_id) where p.pb_id = ${plan.pbId} group by a.ob_id),
      e as materialized (select ob_id, count(*) as booked from enrollment where pb_id = ${plan.pbId} and ${DECLARED} group by ob_id)
    select o.org_type, count(*)::int as orgs,
      count(*) filter (where p.approval_status <> ${orgBatchApproval.code('draft')})::int as reported,
      count(*) filter (where ${statusIn('p.approval_status', orgBatchApproval.group.inForce)})::int as passed,
      count(*) filter (where ${statusIs('p.end_status', planEndStatus.code('ended'))})::int as ended,
      coalesce(sum(a.points), 0)::int as arrangements, coalesce(sum(p.expected), 0)::int as expected, coalesce(sum(e.booked), 0)::int as booked
    from org o left join org_plan p on p.org_id = o.org_id and p.pb_id = ${plan.pbId} left join a on a.ob_id = p.ob_id left join e on e.ob_id = p.ob_id
    where o.prov = ${plan.prov} and o.org_type between 2 and 4 and ${statusIs('o.status', onOff.code('on'))} ${opened}
    group by o.org_type order by o.org_type desc`.execute(db);
  return rows;
}

/** Province plans in force that the caller's organisation works under, the newest first. */
export async function plansAbove({ db, who }: PlanningCall, track: Track): Promise<string[]> {
  const rows = await db
    .selectFrom('provincePlan')
    .select('pbId')
    .where('track', '=', track)
    .where('prov', '=', who.prov)
    .where('approvalStatus', 'in', orgBatchApproval.group.inForce)
    .where('endStatus', '<>', planEndStatus.code('ended'))
    .orderBy('pbId', 'desc')
    .limit(20)
    .execute();
  return rows.map(({ pbId }) => pbId);
}
