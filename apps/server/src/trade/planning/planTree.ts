import { onOff, orgBatchApproval } from '@tqc/domain/dictionaries';
import { sql, type RawBuilder } from 'kysely';
import { outOfReach } from '../../kit/failure';
import { containsText, statusIn, statusIs } from '../../kit/store';
import { reportedOrOwn } from './orgPlanRows';
import type { PlanningCall, Track } from './track';

interface Asked {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly pbId?: string | undefined;
  readonly cbName?: string | undefined;
  readonly orgName?: string | undefined;
  readonly planKind?: string | undefined;
  readonly approvalStatus?: number | undefined;
}

interface Node {
  readonly nodeId: string;
  readonly planKind: string;
  readonly pbId: string;
  readonly obId: string | null;
  readonly cbName: string;
  readonly planName: string;
  readonly orgName: string;
  readonly orgType: number;
  readonly areaName: string;
  readonly approvalStatus: number;
  readonly endStatus: number;
  readonly filingBegin: string | null;
  readonly filingEnd: string | null;
  readonly firstReviewBegin: string;
  readonly firstReviewEnd: string;
  readonly reportedAt: string | null;
}

/** Where the organisations of a caller's own level and below stand. */
function within({ who }: PlanningCall, org: string): RawBuilder<unknown> {
  if (who.orgType >= 5) return sql`true`;
  if (who.orgType === 4) return sql`${sql.ref(`${org}.prov`)} = ${who.prov}`;
  if (who.orgType === 3) return sql`${sql.ref(`${org}.city`)} = ${who.city}`;
  return sql`${sql.ref(`${org}.county`)} = ${who.county}`;
}

/** Province plans in force, each with the plans below it that were handed in, in one list. */
export async function planTree(call: PlanningCall, track: Track, asked: Asked) {
  const asks = [
    asked.pbId === undefined ? undefined : sql`pb_id = ${asked.pbId}`,
    asked.cbName === undefined ? undefined : containsText('cb_name', asked.cbName),
    asked.orgName === undefined ? undefined : containsText('org_name', asked.orgName),
    asked.planKind === undefined ? undefined : sql`plan_kind = ${asked.planKind}`,
    asked.approvalStatus === undefined ? undefined : sql`approval_status = ${asked.approvalStatus}`,
  ].filter((condition) => condition !== undefined);
  const nodes = sql`
    select * from (
      select 'p' || pp.pb_id as node_id, 'province' as plan_kind, pp.pb_id, null::bigint as ob_id, b.cb_name, pp.plan_name, o.org_name, o.org_type, o.area_name, pp.approval_status, pp.end_status,
        pp.filing_begin, pp.filing_end, pp.confirm_begin as first_review_begin, pp.confirm_end as first_review_end, pp.reported_at, 0 as depth, o.area_code
      from province_plan pp join plan_batch b using (cb_id) join org o using (org_id)
      where pp.track = ${track} and ${statusIn('pp.approval_status', orgBatchApproval.group.inForce)}
      union all
      select 'o' || p.ob_id, 'org', p.pb_id, p.ob_id, b.cb_name, p.plan_name, o.org_name, o.org_type, o.area_name, p.approval_status, p.end_status,
        s.filing_begin, s.filing_end, p.first_review_begin, p.first_review_end, p.reported_at, 1, o.area_code
      from org_plan p join plan_batch b using (cb_id) join org o using (org_id)
        left join lateral (select min(filing_begin) as filing_begin, max(filing_end) as filing_end from plan_slot where plan_slot.ob_id = p.ob_id) s on true
      where p.track = ${track} and ${reportedOrOwn(call, 'p')} and ${within(call, 'o')}
    ) n ${asks.length > 0 ? sql`where ${sql.join(asks, sql` and `)}` : sql``}`;
  const { rows: record } = await sql<Node>`
    select * from (${nodes}) t order by pb_id desc, depth, area_code, ob_id limit ${asked.pageSize} offset ${(asked.pageNo - 1) * asked.pageSize}`.execute(
    call.db,
  );
  const { rows: counted } = await sql<{
    total: number;
  }>`select count(*)::int as total from (${nodes}) t`.execute(call.db);
  return { total: counted[0]?.total ?? 0, record };
}

interface LevelOrg {
  readonly orgId: string;
  readonly orgName: string;
  readonly orgType: number;
  readonly areaName: string;
  readonly obId: string | null;
  readonly planName: string;
  readonly approvalStatus: number;
}

/** The organisations right below one under a province plan, with or without a plan. */
export async function levelOrgs(
  call: PlanningCall,
  track: Track,
  { pbId, orgId = call.who.orgId }: { readonly pbId: string; readonly orgId?: string | undefined },
) {
  const plan = await call.db
    .selectFrom('provincePlan')
    .select(['pbId', 'prov'])
    .where('pbId', '=', pbId)
    .where('track', '=', track)
    .executeTakeFirst();
  if (!plan) throw outOfReach();
  const draft = orgBatchApproval.code('draft');
  const { rows: record } = await sql<LevelOrg>`
    select o.org_id, o.org_name, o.org_type, o.area_name, p.ob_id, coalesce(p.plan_name, '') as plan_name, coalesce(p.approval_status, ${draft}::int) as approval_status
    from org o left join org_plan p on p.org_id = o.org_id and p.pb_id = ${pbId} and p.approval_status <> ${draft}
    where o.parent_id = ${orgId} and o.org_type between 2 and 4 and o.prov = ${plan.prov} and ${statusIs('o.status', onOff.code('on'))} and ${within(call, 'o')}
    order by o.area_code, o.org_id limit 500`.execute(call.db);
  return { record };
}
