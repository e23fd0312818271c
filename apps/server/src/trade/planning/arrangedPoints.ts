import { onOff, orgBatchApproval, planEndStatus } from '@tqc/domain/dictionaries';
import { sql } from 'kysely';
import { outOfReach } from '../../kit/failure';
import { statusIs } from '../../kit/store';
import { planOwner } from './currentPlans';
import { readingOrgPlans } from './orgPlanRows';
import { slotRows } from './planSlotRows';
import type { PlanningCall, Track } from './track';

const ON = onOff.code('on');
/** A point that does registration, alone or beside recognition. */
const DOES_REGISTRATION = sql`org_biz_type in (2, 3)`;
const slotName = sql`to_char(s.filing_begin, 'MM-DD HH24:MI') || ' ~ ' || to_char(s.filing_end, 'MM-DD HH24:MI')`;

/** A plan whose arrangements the caller reads: its own, a point that of its organisation. */
async function planSeen(call: PlanningCall, track: Track, obId: string) {
  const plan = await readingOrgPlans(track).get(call, obId);
  if (call.who.orgType < 4 && plan.orgId !== (await planOwner(call))) throw outOfReach();
  return plan;
}

async function slotSeen(call: PlanningCall, track: Track, obtId: string) {
  const slot = await slotRows(call).get(obtId);
  return { slot, plan: await planSeen(call, track, slot.obId) };
}

/** Points of the organisation under one slot, with what is arranged there. */
export async function pointsOfSlot(call: PlanningCall, track: Track, obtId: string) {
  const { plan } = await slotSeen(call, track, obtId);
  const { rows: record } = await sql<PointOfSlot>`
    select o.org_id as point_id, o.org_name as point_name, o.area_name, a.ls_id, a.begin_date, a.end_date, a.day_capacity, a.booked, a.status
    from org o left join plan_arrangement a on a.point_id = o.org_id and a.obt_id = ${obtId}
    where o.parent_id = ${plan.orgId} and o.org_type = 1 and ${ofCaller(call)} and (a.ls_id is not null or (${statusIs('o.status', ON)} and ${DOES_REGISTRATION}))
    order by o.area_code, o.org_id limit 500`.execute(call.db);
  const [name] = await slotNames(call, [obtId]);
  return { planName: plan.planName, slotName: name ?? '', record };
}

/** A point reads of itself alone. */
const ofCaller = ({ who }: PlanningCall) =>
  who.orgType === 1 ? sql`o.org_id = ${who.orgId}` : sql`true`;

const slotNames = async ({ db }: PlanningCall, obtIds: readonly string[]) => {
  const { rows } = await sql<{
    name: string;
  }>`select ${slotName} as name from plan_slot s where obt_id in (${sql.join(obtIds)})`.execute(db);
  return rows.map(({ name }) => name);
};

/** What one point does in a plan, day by day; what was stopped is no work. */
export async function pointDays(
  call: PlanningCall,
  track: Track,
  { obId, pointId }: { readonly obId: string; readonly pointId: string },
) {
  const { planName } = await planSeen(call, track, obId);
  if (call.who.orgType === 1 && pointId !== call.who.orgId) throw outOfReach();
  const { rows: record } = await sql<PointDay>`
    select d::date::text as day, ${slotName} as slot_name, a.am_hours, a.pm_hours, a.day_capacity
    from plan_arrangement a join plan_slot s using (obt_id), generate_series(a.begin_date, a.end_date, interval '1 day') d
    where a.ob_id = ${obId} and a.point_id = ${pointId} and ${statusIs('a.status', ON)} order by d, s.filing_begin limit 1000`.execute(
    call.db,
  );
  const point = await call.db
    .selectFrom('org')
    .select('orgName')
    .where('orgId', '=', pointId)
    .executeTakeFirst();
  if (!point) throw outOfReach();
  return { planName, pointName: point.orgName, record };
}

/** Points of the caller's organisation that do registration and have people to do it. */
export async function pointsToArrange({ db, who }: PlanningCall) {
  const { rows: record } = await sql<PointToAdd>`
    select o.org_id as point_id, o.org_name as point_name, o.area_name, o.confirm_range, o.point_capacity as day_capacity, coalesce(o.point_grades, '{}') as grades,
      coalesce((select jsonb_agg(jsonb_build_object('schoolId', school_id::text, 'schoolName', school_name) order by school_code) from org_school c where c.point_id = o.org_id and ${statusIs('c.status', ON)}), '[]') as schools
    from org o
    where o.parent_id = ${who.orgId} and o.org_type = 1 and ${statusIs('o.status', ON)} and ${DOES_REGISTRATION}
      and exists (select from admin m where m.org_id = o.org_id and ${statusIs('m.status', ON)})
    order by o.area_code, o.org_id limit 500`.execute(db);
  return record;
}

/** Slots of the caller's plans that passed and go on. */
export async function slotsToArrange({ db, who }: PlanningCall, track: Track) {
  const { rows: record } = await sql<SlotToArrange>`
    select s.obt_id, s.ob_id, p.plan_name, ${slotName} as slot_name, s.confirm_begin, s.confirm_end, s.day_limit
    from plan_slot s join org_plan p using (ob_id)
    where p.track = ${track} and p.org_id = ${who.orgId} and ${statusIs('p.approval_status', orgBatchApproval.code('passed'))}
      and not ${statusIs('p.end_status', planEndStatus.code('ended'))} order by s.ob_id desc, s.filing_begin limit 200`.execute(
    db,
  );
  return record;
}

/** On which days points work in a slot, and how many they take together. */
export async function slotDays(call: PlanningCall, track: Track, obtId: string) {
  const { slot } = await slotSeen(call, track, obtId);
  const { rows: record } = await sql<SlotDay>`
    select d::date::text as day, count(a.ls_id)::int as points, coalesce(sum(a.day_capacity), 0)::int as day_capacity
    from generate_series(${slot.confirmBegin}::date, ${slot.confirmEnd}::date, interval '1 day') d
    left join plan_arrangement a on a.obt_id = ${obtId} and ${statusIs('a.status', ON)} and d between a.begin_date and a.end_date
    group by d order by d limit 400`.execute(call.db);
  const { confirmBegin, confirmEnd, dayLimit } = slot;
  return { confirmBegin, confirmEnd, dayLimit, record };
}

/** What is arranged in a slot, and who came. */
export async function slotWork(call: PlanningCall, track: Track, obtId: string) {
  const { slot, plan } = await slotSeen(call, track, obtId);
  const [name] = await slotNames(call, [obtId]);
  const { confirmBegin, confirmEnd, dayLimit } = slot;
  const points = await arrangedPoints(call, sql`a.obt_id = ${obtId}`);
  return {
    planName: plan.planName,
    slotName: name ?? '',
    confirmBegin,
    confirmEnd,
    dayLimit,
    points,
  };
}

/** Points that are arranged, in the order of their slots. */
export async function arrangedPoints({ db }: PlanningCall, which: ReturnType<typeof sql>) {
  const { rows } = await sql<ArrangedPoint>`
    select a.ls_id, o.org_name as point_name, ${slotName} as slot_name, a.begin_date, a.end_date, a.day_capacity, a.booked, a.status
    from plan_arrangement a join plan_slot s using (obt_id) join org o on o.org_id = a.point_id
    where ${which} order by s.filing_begin, o.area_code, a.ls_id limit 1000`.execute(db);
  return rows;
}

interface ArrangedPoint {
  readonly lsId: string;
  readonly pointName: string;
  readonly slotName: string;
  readonly beginDate: string;
  readonly endDate: string;
  readonly dayCapacity: number;
  readonly booked: number;
  readonly status: number;
}
interface PointOfSlot {
  readonly pointId: string;
  readonly pointName: string;
  readonly areaName: string;
  readonly lsId: string | null;
  readonly beginDate: string | null;
  readonly endDate: string | null;
  readonly dayCapacity: number | null;
  readonly booked: number | null;
  readonly status: number | null;
}
interface PointDay {
  readonly day: string;
  readonly slotName: string;
  readonly amHours: string;
  readonly pmHours: string;
  readonly dayCapacity: number;
}
interface PointToAdd {
  readonly pointId: string;
  readonly pointName: string;
  readonly areaName: string;
  readonly confirmRange: string;
  readonly dayCapacity: number | null;
  readonly grades: number[];
  readonly schools: { readonly schoolId: string; readonly schoolName: string }[];
}
interface SlotToArrange {
  readonly obtId: string;
  readonly obId: string;
  readonly planName: string;
  readonly slotName: string;
  readonly confirmBegin: string;
  readonly confirmEnd: string;
  readonly dayLimit: number | null;
}
interface SlotDay {
  readonly day: string;
  readonly points: number;
  readonly dayCapacity: number;
}
