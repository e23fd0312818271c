import { onOff, recognitionStatus } from '@tqc/domain/dictionaries';
import {
  offenceOfHours,
  offencesInside,
  typesOutside,
  type Running,
  type WorkingHours,
} from '@tqc/domain/planning';
import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import type { Db } from '../../kit/scope';
import { crudOf, type Given } from '../../kit/serve';
import { containsText, statusIn, store, type RowOf } from '../../kit/store';
import { reportedOrOwn } from './orgPlanRows';
import { requireRunningBelow } from './runningPlan';
import { refuseOffences, type PlanningCall, type Track } from './track';

const rows = store('planArrangement', 'lsId');
/** A point that does 资格认定 and nothing else, as its kind of work says (业务类型). */
const ONLY_RECOGNITION = 1;

/** What a person enters of an arrangement. */
export interface ArrangementInput {
  readonly obtId: string;
  readonly pointId: string;
  readonly confirmWay: unknown;
  readonly beginDate: string;
  readonly endDate: string;
  readonly amHours: string;
  readonly pmHours: string;
  readonly dayCapacity: number;
  readonly confirmRange: string;
  readonly audience: readonly unknown[];
  readonly ctIds: readonly number[];
  readonly notice: string;
  /** Of periodic registration alone. */
  readonly grades?: readonly unknown[];
  readonly schoolIds?: readonly string[];
}

/** What the list can be asked for beyond the columns. */
interface Asked {
  readonly pointName?: string | undefined;
  readonly grade?: number | undefined;
}

/** Cities and counties see no points but their own. */
const seesOwn = ({ who }: PlanningCall) => who.orgType === 2 || who.orgType === 3;
/** They arrange them; in registration a province has points of its own as well. */
const arranges = (call: PlanningCall, track: Track) =>
  seesOwn(call) || (track === 'enroll' && call.who.orgType === 4);

/**
 * Of a plan that is still a draft nobody else knows, so nobody sees where it would have points
 * work.
 */
const ofKnownPlan = (call: PlanningCall) =>
  sql`exists (select from org_plan p where p.ob_id = plan_arrangement.ob_id and ${reportedOrOwn(call, 'p')})`;

/**
 * Which confirmation point works when and for whom, inside a time slot of the organisation's plan.
 */
export function arrangementsOf(track: Track) {
  return crudOf(rows, 'lsId', {
    mine: (call) =>
      sql`track = ${track} and ${seesOwn(call) ? sql`org_id = ${call.who.orgId}` : ofKnownPlan(call)}`,
    list: { equal: ['obId', 'obtId', 'pointId', 'confirmWay', 'status'] },
    asked: ({ input }: Given<Asked>) => [
      input.pointName === undefined
        ? undefined
        : sql`point_id in (select org_id from org where ${containsText('org_name', input.pointName)})`,
      input.grade === undefined ? undefined : sql`${input.grade} = any (grades)`,
    ],
    dress: withNames,
    admit(call) {
      if (!arranges(call, track)) throw new ApiFailure(403);
    },
    async check(arrangement: ArrangementInput, call, before) {
      await requireRunningPlan(call.db, arrangement.obtId, before ? whatOf(call) : 'planning');
      // What stood before the rule can still be stopped; whoever sends hours sends right ones.
      if (!before || givesHours(call)) requireHours(arrangement);
      const point = await fitting(call, track, arrangement);
      await requireSchools(call, arrangement);
      if (!before) await refuseTwin(call, arrangement, point);
    },
    start: async ({ db, who, now }, { obtId, pointId }) => ({
      track,
      createdAt: now,
      orgId: who.orgId,
      ...(await db
        .selectFrom('planSlot')
        .select('obId')
        .where('obtId', '=', obtId)
        .executeTakeFirstOrThrow()),
      ...(await db
        .selectFrom('org')
        .select(['prov', 'city', 'county', 'point'])
        .where('orgId', '=', pointId)
        .executeTakeFirstOrThrow()),
    }),
    async may(event, { obtId, booked, orgId }, { db, who }) {
      // Whoever stands above reads what those below arrange, and no more.
      if (orgId !== who.orgId) throw new ApiFailure(403);
      if (event === 'update') return;
      await requireRunningPlan(db, obtId, 'going');
      if (booked > 0)
        throw new ApiFailure(422, `已有${booked}人选择该确认点，不能删除；可停用后转移申请人`);
    },
  });
}

/** Taking an arrangement back is possible while anything goes on, all else plans. */
function whatOf({ input }: Given<{ readonly lsId?: string; readonly status?: unknown }>): Running {
  const { lsId: _, status, ...rest } = input;
  return status === onOff.code('off') && Object.keys(rest).length === 0 ? 'going' : 'planning';
}

const givesHours = ({ input }: Given<object>) => 'amHours' in input || 'pmHours' in input;

/** Each of the two is what the contract lets through; here they have to fit each other. */
function requireHours(hours: WorkingHours): void {
  const offence = offenceOfHours(hours);
  if (offence) throw new ApiFailure(422, offence, { fields: { pmHours: offence } });
}

async function withNames({ db }: PlanningCall, found: readonly RowOf<'planArrangement'>[]) {
  if (found.length === 0) return [];
  const ids = sql.join(found.map(({ lsId }) => lsId));
  // The applications and registrations of all are counted in one go, by the index alone;
  // materialized, because the planner takes a place for nearly empty and would count anew for each
  // arrangement.
  const { rows: facts } = await sql<{
    lsId: string;
    planName: string;
    slotName: string;
    pointName: string;
    orgName: string;
    schools: string;
    confirmed: number;
  }>`
    with c as materialized (select ls_id, count(*) as confirmed from registration where ls_id in (${ids}) and ${statusIn('status', recognitionStatus.group.confirmed)} group by ls_id
      union all select ls_id, count(*) from enrollment where ls_id in (${ids}) and first_review is not null group by ls_id)
    select a.ls_id, p.plan_name, to_char(s.filing_begin, 'MM-DD HH24:MI') || ' ~ ' || to_char(s.filing_end, 'MM-DD HH24:MI') as slot_name, o.org_name as point_name, whose.org_name,
      (select coalesce(string_agg(school_name, '、' order by school_code), '') from org_school where school_id = any (a.school_ids)) as schools,
      coalesce(c.confirmed, 0)::int as confirmed
    from plan_arrangement a join org_plan p using (ob_id) join plan_slot s using (obt_id) join org o on o.org_id = a.point_id join org whose on whose.org_id = a.org_id
    left join c using (ls_id)
    where a.ls_id in (${ids})`.execute(db);
  return found.flatMap((row) => {
    const fact = facts.find(({ lsId }) => lsId === row.lsId);
    return fact ? [{ ...row, ...fact }] : [];
  });
}

/**
 * Inside the slot's confirmation range and types, at an active point of the own organisation that
 * has somebody to work there: the name of the point.
 */
async function fitting(
  { db, who }: PlanningCall,
  track: Track,
  { obtId, pointId, beginDate, endDate, ctIds }: ArrangementInput,
): Promise<string> {
  const slot = await db
    .selectFrom('planSlot')
    .select(['orgId', 'track', 'confirmBegin', 'confirmEnd', 'ctIds'])
    .where('obtId', '=', obtId)
    .executeTakeFirst();
  if (!slot || slot.track !== track || slot.orgId !== who.orgId) throw new ApiFailure(403);
  refuseOffences([
    ...offencesInside(
      { name: '时间段的确认时间', range: { begin: slot.confirmBegin, end: slot.confirmEnd } },
      [{ name: '确认日期', range: { begin: beginDate, end: endDate } }],
    ),
    ...typesOutside({ name: '时间段', ctIds: slot.ctIds }, [{ name: '安排', ctIds }]),
  ]);
  const point = await db
    .selectFrom('org')
    .select(['orgName', 'status', 'parentId', 'orgType', 'orgBizType'])
    .where('orgId', '=', pointId)
    .executeTakeFirst();
  if (!point || point.orgType !== 1 || point.parentId !== who.orgId)
    throw new ApiFailure(422, '请选择本机构的确认点', {
      fields: { pointId: '请选择本机构的确认点' },
    });
  if (point.status !== onOff.code('on'))
    throw new ApiFailure(422, `${point.orgName}已停用，不能安排工作`);
  // Recognition asked nobody for this before there was registration.
  if (track === 'enroll' && point.orgBizType === ONLY_RECOGNITION)
    throw new ApiFailure(422, `${point.orgName}不办理定期注册，请先修改确认点的业务类型`);
  const staff = await db
    .selectFrom('admin')
    .select('adminId')
    .where('orgId', '=', pointId)
    .where('status', '=', onOff.code('on'))
    .limit(1)
    .executeTakeFirst();
  if (!staff) throw new ApiFailure(422, `${point.orgName}还没有工作人员账号，请先添加用户`);
  return point.orgName;
}

/** Only schools whose teachers hand in at the point are named. */
async function requireSchools(
  { db }: PlanningCall,
  { pointId, schoolIds = [] }: ArrangementInput,
): Promise<void> {
  if (schoolIds.length === 0) return;
  const { rows } = await sql<{ schoolId: string }>`
    select school_id from org_school where point_id = ${pointId} and school_id in (${sql.join(schoolIds)})`.execute(
    db,
  );
  if (rows.length < new Set(schoolIds).size)
    throw new ApiFailure(422, '关联学校要是在该确认点办理的学校，请重新选择', {
      fields: { schoolIds: '请选择在该确认点办理的学校' },
    });
}

async function refuseTwin(
  { db }: PlanningCall,
  { obtId, pointId }: ArrangementInput,
  pointName: string,
): Promise<void> {
  // Of two at once the second waits here, and then finds the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`arrangement/${obtId}/${pointId}`}, 0))`.execute(
    db,
  );
  const twin = await db
    .selectFrom('planArrangement')
    .select('lsId')
    .where('obtId', '=', obtId)
    .where('pointId', '=', pointId)
    .executeTakeFirst();
  if (twin) throw new ApiFailure(422, `${pointName}在该时间段已有安排`);
}

/**
 * The plan with its slots stays as it is until the arrangement is written; whoever changes them
 * holds the plan too.
 */
async function requireRunningPlan(db: Db, obtId: string, what: Running): Promise<void> {
  const plan = await db
    .selectFrom('orgPlan')
    .select(['pbId', 'approvalStatus', 'endStatus'])
    .where('obId', '=', (slot) =>
      slot.selectFrom('planSlot').select('obId').where('obtId', '=', obtId),
    )
    .forShare()
    .executeTakeFirst();
  if (!plan) throw new ApiFailure(403);
  await requireRunningBelow(db, plan.pbId, what, plan);
}
