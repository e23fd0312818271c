import {
  onOff,
  orgBatchApproval,
  recognitionStatus,
  recordStatusRegister,
} from '@tqc/domain/dictionaries';
import { sql, type RawBuilder } from 'kysely';
import { outOfReach } from '../../kit/failure';
import { statusIn, statusIs, store } from '../../kit/store';
import type { StoredStages } from './changedPlan';
import { DECLARED, unsettledOf, type PlanningCall, type Track } from './track';

/** Plans of organisations as they are stored. */
export const orgPlanRows = store('orgPlan', 'obId');

const DRAFT = orgBatchApproval.code('draft');

/**
 * A draft is its organisation's own business until it is reported: for lists of plans, under the
 * name they are read by.
 */
export function reportedOrOwn({ who }: PlanningCall, plan = 'org_plan'): RawBuilder<unknown> {
  return sql`(${sql.ref(`${plan}.approval_status`)} <> ${DRAFT} or ${sql.ref(`${plan}.org_id`)} = ${who.orgId})`;
}

/** What a person enters of an organisation plan. */
export interface PlanInput extends StoredStages {
  readonly pbId: string;
  readonly planName: string;
  readonly attention: string;
  /** Of recognition alone. */
  readonly receiveWay?: unknown;
  readonly healthNote?: string;
  readonly notice?: string;
  /** Of periodic registration alone. */
  readonly expected?: number | null;
  readonly noticeUrl?: string;
}

/** Reads plans of organisations with what stands around them. */
export function readingOrgPlans(track: Track) {
  async function dress<R extends { obId: string; cbId: string; pbId: string; orgId: string }>(
    { db }: PlanningCall,
    found: readonly R[],
  ) {
    if (found.length === 0) return [];
    const ids = sql.join(found.map(({ obId }) => obId));
    // Each table is summed up once for all plans of the page: the planner would do it for each.
    const { rows: facts } = await sql<Facts>`
      with s as materialized (select ob_id, min(filing_begin) as filing_begin, max(filing_end) as filing_end, min(confirm_begin) as confirm_begin, max(confirm_end) as confirm_end, count(*) as slots, string_agg(to_char(filing_begin, 'MM-DD HH24:MI') || ' 至 ' || to_char(filing_end, 'MM-DD HH24:MI') || coalesce('，每日限' || day_limit || '人', ''), '；' order by filing_begin) as slot_lines from plan_slot where ob_id in (${ids}) group by ob_id),
        k as materialized (select ob_id, array_agg(distinct c order by c) as ct_ids from plan_slot, unnest(ct_ids) c where ob_id in (${ids}) group by ob_id),
        a as materialized (select ob_id, count(*) as arrangements, sum(day_capacity) filter (where ${statusIs('status', onOff.code('on'))}) as day_capacity, sum(booked) as booked from plan_arrangement where ob_id in (${ids}) group by ob_id),
        e as materialized (select ob_id, count(*) as declared from enrollment where ob_id in (${ids}) and ${DECLARED} group by ob_id),
        t as materialized (select ob_id, sum(n) as applied, sum(n) filter (where ${statusIn('status', recognitionStatus.group.confirmed)}) as confirmed, sum(n) filter (where ${statusIn('status', [recognitionStatus.code('refused'), recognitionStatus.code('failed')])}) as not_passed, sum(n) filter (where ${statusIs('status', recognitionStatus.code('recognised'))}) as issued, sum(n) filter (where ${statusIn('status', recognitionStatus.group.unsettled)}) as unsettled from registration_total where ob_id in (${ids}) and not ${statusIs('record_status', recordStatusRegister.code('deleted'))} group by ob_id)
      select p.ob_id, b.cb_name, pp.plan_name as province_plan_name, o.org_name, o.org_type, o.area_name,
        s.filing_begin, s.filing_end, s.confirm_begin, s.confirm_end, pp.approve_begin, pp.approve_end, pp.recheck_level, pp.final_level, coalesce(k.ct_ids, '{}') as ct_ids, coalesce(s.slots, 0)::int as slots, coalesce(s.slot_lines, '') as slot_lines, coalesce(a.arrangements, 0)::int as arrangements,
        coalesce(a.day_capacity, 0)::int as day_capacity, coalesce(case p.track when 'enroll' then e.declared else a.booked end, 0)::int as booked,
        coalesce(t.applied, 0)::int as applied, coalesce(t.confirmed, 0)::int as confirmed, coalesce(t.not_passed, 0)::int as not_passed, coalesce(t.issued, 0)::int as issued, coalesce(t.unsettled, 0)::int as unsettled
      from org_plan p join plan_batch b using (cb_id) join province_plan pp using (pb_id) join org o on o.org_id = p.org_id
      left join s using (ob_id) left join k using (ob_id) left join a using (ob_id) left join e using (ob_id) left join t using (ob_id)
      where p.ob_id in (${ids})`.execute(db);
    const open = await unsettledOf(
      db,
      track,
      found.map(({ obId }) => obId),
    );
    return found.flatMap((row) => {
      const fact = facts.find(({ obId }) => obId === row.obId);
      if (!fact) return [];
      return [{ ...row, ...fact, unsettled: fact.unsettled + (open.get(row.obId) ?? 0) }];
    });
  }

  /** One plan, read or held for a change: what the list hides is not there by its number either. */
  async function get(call: PlanningCall, obId: string, way: 'get' | 'hold' = 'get') {
    const row = await orgPlanRows(call)[way](obId);
    const hidden = row.approvalStatus === DRAFT && row.orgId !== call.who.orgId;
    const [full] = row.track === track && !hidden ? await dress(call, [row]) : [];
    if (!full) throw outOfReach();
    return full;
  }

  return { dress, get };
}

/** An organisation plan with what stands around it. */
export type OrgPlan = Awaited<ReturnType<ReturnType<typeof readingOrgPlans>['get']>>;

interface Facts {
  obId: string;
  cbName: string;
  provincePlanName: string;
  orgName: string;
  orgType: number;
  areaName: string;
  filingBegin: string | null;
  filingEnd: string | null;
  confirmBegin: string | null;
  confirmEnd: string | null;
  approveBegin: string;
  approveEnd: string;
  recheckLevel: number | null;
  finalLevel: number | null;
  ctIds: number[];
  slots: number;
  slotLines: string;
  arrangements: number;
  dayCapacity: number;
  /** Who chose one of its points; of registration who declared, with a point or without. */
  booked: number;
  applied: number;
  confirmed: number;
  notPassed: number;
  issued: number;
  unsettled: number;
}
