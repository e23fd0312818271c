import { onOff, recognitionStatus } from '@tqc/domain/dictionaries';
import { offencesInside, type Running } from '@tqc/domain/planning';
import { sql, type RawBuilder } from 'kysely';
import { ApiFailure, outOfReach } from '../../kit/failure';
import type { Db } from '../../kit/scope';
import { containsText, statusIn, store } from '../../kit/store';
import { reportedOrOwn } from './orgPlanRows';
import { requireRunningBelow } from './runningPlan';
import { refuseOffences, type PlanningCall, type Track } from './track';

const rows = store('planArrangement', 'lsId');

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
  readonly ctIds: readonly unknown[];
  readonly notice: string;
}

interface ListInput {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly sort?: string | undefined;
  readonly pointName?: string | undefined;
}

/** Cities and counties arrange their own points and see no others. */
const isOwner = ({ who }: PlanningCall) => who.orgType === 2 || who.orgType === 3;

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
  async function dress<R extends { lsId: string; obId: string; obtId: string; pointId: string }>(
    { db }: PlanningCall,
    found: readonly R[],
  ) {
    if (found.length === 0) return [];
    const { rows: facts } = await sql<{
      lsId: string;
      planName: string;
      slotName: string;
      pointName: string;
      confirmed: number;
    }>`
      select a.ls_id, p.plan_name, to_char(s.filing_begin, 'MM-DD HH24:MI') || ' ~ ' || to_char(s.filing_end, 'MM-DD HH24:MI') as slot_name, o.org_name as point_name,
        (select count(*)::int from registration r where r.ls_id = a.ls_id and ${statusIn('r.status', recognitionStatus.group.confirmed)}) as confirmed
      from plan_arrangement a join org_plan p using (ob_id) join plan_slot s using (obt_id) join org o on o.org_id = a.point_id
      where a.ls_id in (${sql.join(found.map(({ lsId }) => lsId))})`.execute(db);
    return found.flatMap((row) => {
      const fact = facts.find(({ lsId }) => lsId === row.lsId);
      return fact ? [{ ...row, ...fact }] : [];
    });
  }

  /**
   * One arrangement, read or held for a change: what the list leaves out is not there by its number
   * either.
   */
  async function get(call: PlanningCall, lsId: string, way: 'get' | 'hold' = 'get') {
    const row = await rows(call)[way](lsId);
    const own = row.orgId === call.who.orgId;
    const strange = !own && (isOwner(call) || !(await isKnown(call, lsId)));
    const [full] = row.track === track && !strange ? await dress(call, [row]) : [];
    if (!full) throw outOfReach();
    return full;
  }

  /**
   * Inside the slot's confirmation range, at an active point of the own organisation that has
   * somebody to work there.
   */
  async function check(
    { db, who }: PlanningCall,
    input: Pick<ArrangementInput, 'obtId' | 'pointId' | 'beginDate' | 'endDate'>,
    what: Running,
  ) {
    await requireRunningPlan(db, input.obtId, what);
    const slot = await db
      .selectFrom('planSlot')
      .select(['obId', 'orgId', 'track', 'confirmBegin', 'confirmEnd'])
      .where('obtId', '=', input.obtId)
      .executeTakeFirst();
    if (!slot || slot.track !== track || slot.orgId !== who.orgId) throw new ApiFailure(403);
    refuseOffences(
      offencesInside(
        { name: '时间段的确认时间', range: { begin: slot.confirmBegin, end: slot.confirmEnd } },
        [{ name: '确认日期', range: { begin: input.beginDate, end: input.endDate } }],
      ),
    );
    const point = await db
      .selectFrom('org')
      .select(['orgName', 'status', 'parentId', 'orgType', 'prov', 'city', 'county', 'point'])
      .where('orgId', '=', input.pointId)
      .executeTakeFirst();
    if (!point || point.orgType !== 1 || point.parentId !== who.orgId)
      throw new ApiFailure(422, '请选择本机构的确认点', {
        fields: { pointId: '请选择本机构的确认点' },
      });
    if (point.status !== onOff.code('on'))
      throw new ApiFailure(422, `${point.orgName}已停用，不能安排工作`);
    const staff = await db
      .selectFrom('admin')
      .select('adminId')
      .where('orgId', '=', input.pointId)
      .where('status', '=', onOff.code('on'))
      .limit(1)
      .executeTakeFirst();
    if (!staff) throw new ApiFailure(422, `${point.orgName}还没有工作人员账号，请先添加用户`);
    return { obId: slot.obId, point };
  }

  async function create(call: PlanningCall, input: ArrangementInput) {
    const { obId, point } = await check(call, input, 'planning');
    // Of two at once the second waits here, and then finds the first.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`arrangement/${input.obtId}/${input.pointId}`}, 0))`.execute(
      call.db,
    );
    const twin = await call.db
      .selectFrom('planArrangement')
      .select('lsId')
      .where('obtId', '=', input.obtId)
      .where('pointId', '=', input.pointId)
      .executeTakeFirst();
    if (twin) throw new ApiFailure(422, `${point.orgName}在该时间段已有安排`);
    return rows(call).add({
      ...input,
      track,
      obId,
      orgId: call.who.orgId,
      prov: point.prov,
      city: point.city,
      county: point.county,
      point: point.point,
    });
  }

  return {
    get,
    create,
    async list(call: PlanningCall, input: ListInput) {
      const where: (RawBuilder<unknown> | undefined)[] = [
        sql`track = ${track}`,
        input.pointName === undefined
          ? undefined
          : sql`point_id in (select org_id from org where ${containsText('org_name', input.pointName)})`,
        isOwner(call) ? sql`org_id = ${call.who.orgId}` : ofKnownPlan(call),
      ];
      const page = await rows(call).page(input, {
        equal: ['obId', 'obtId', 'confirmWay', 'status'],
        where,
      });
      return { ...page, record: await dress(call, page.record) };
    },
    async edit(
      call: PlanningCall,
      lsId: string,
      changes: Partial<ArrangementInput> & { status?: unknown },
    ) {
      const before = await get(call, lsId);
      // Taking an arrangement back is possible while anything goes on, all else plans.
      const stops = Object.keys(changes).length === 1 && changes.status === onOff.code('off');
      await check(call, { ...before, ...changes }, stops ? 'going' : 'planning');
      return rows(call).change(lsId, changes);
    },
    async remove(call: PlanningCall, lsId: string) {
      const before = await get(call, lsId, 'hold');
      if (before.orgId !== call.who.orgId) throw new ApiFailure(403);
      await requireRunningPlan(call.db, before.obtId, 'going');
      if (before.booked > 0)
        throw new ApiFailure(
          422,
          `已有${before.booked}人选择该确认点，不能删除；可停用后转移申请人`,
        );
      return rows(call).remove(lsId, call.version, sql`booked = 0`);
    },
  };
}

async function isKnown(call: PlanningCall, lsId: string): Promise<boolean> {
  const { rows: found } =
    await sql`select 1 from plan_arrangement where ls_id = ${lsId} and ${ofKnownPlan(call)}`.execute(
      call.db,
    );
  return found.length > 0;
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
