import { orgBatchApproval } from '@tqc/domain/dictionaries';
import { approvalFlow, offencesInside, planEndFlow, type Offence } from '@tqc/domain/planning';
import { OrgBatch, OrgBatchTime, type PlanAction } from '@tqc/contract/register';
import { sql, type RawBuilder } from 'kysely';
import { ApiFailure } from '../failure';
import { tellOrganisation } from '../messages';
import { containsText, store } from '../store';
import {
  refuseOffences,
  requireOpinion,
  requireRight,
  type PlanningCall,
  type Track,
} from './track';

const rows = store(OrgBatch, 'orgPlan', 'obId');
const slotRows = store(OrgBatchTime, 'planSlot', 'obtId');

/** What a person enters of a time slot. */
export interface SlotInput {
  readonly validBeginDateStr: string;
  readonly validEndDateStr: string;
  readonly confirmBegin: string;
  readonly confirmEnd: string;
  readonly dayLimit: number | null;
  readonly ctIds: readonly unknown[];
}

interface PlanInput {
  readonly pbId: string;
  readonly planName: string;
  readonly receiveWay: unknown;
  readonly healthNote: string;
  readonly notice: string;
  readonly attention: string;
}

interface ListInput {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly sort?: string | undefined;
  readonly cbName?: string | undefined;
  readonly orgName?: string | undefined;
  readonly orgType?: unknown;
  readonly side?: 'own' | 'down' | undefined;
}

/** Statuses of applications that still wait for somebody. */
const UNSETTLED = [0, 6, 7, 8, 15, 18];

/** Plans of organisations under a province plan, with their time slots. */
export function orgPlansOf(track: Track) {
  async function dress<R extends { obId: string; cbId: string; pbId: string; orgId: string }>(
    { db }: PlanningCall,
    found: readonly R[],
  ) {
    if (found.length === 0) return [];
    const ids = sql.join(found.map(({ obId }) => obId));
    const { rows: facts } = await sql<Facts>`
      select p.ob_id, b.cb_name, pp.plan_name as province_plan_name, o.org_name, o.org_type, o.area_name,
        s.filing_begin, s.filing_end, s.confirm_begin, s.confirm_end, coalesce(s.slots, 0)::int as slots, (select count(*)::int from plan_arrangement a where a.ob_id = p.ob_id) as arrangements,
        coalesce(t.applied, 0)::int as applied, coalesce(t.issued, 0)::int as issued, coalesce(t.unsettled, 0)::int as unsettled
      from org_plan p join plan_batch b using (cb_id) join province_plan pp using (pb_id) join org o on o.org_id = p.org_id
      left join lateral (select min(filing_begin) as filing_begin, max(filing_end) as filing_end, min(confirm_begin) as confirm_begin, max(confirm_end) as confirm_end, count(*) as slots from plan_slot where ob_id = p.ob_id) s on true
      left join lateral (select sum(n) as applied, sum(n) filter (where status = 21) as issued, sum(n) filter (where status in (${sql.join(UNSETTLED)})) as unsettled from registration_total where ob_id = p.ob_id) t on true
      where p.ob_id in (${ids})`.execute(db);
    return found.flatMap((row) => {
      const fact = facts.find(({ obId }) => obId === row.obId);
      return fact ? [{ ...row, ...fact }] : [];
    });
  }

  async function get(call: PlanningCall, obId: string, way: 'get' | 'hold' = 'get') {
    const row = await rows(call)[way](obId);
    const [full] = row.track === track ? await dress(call, [row]) : [];
    if (!full) throw new ApiFailure(403);
    return full;
  }

  async function slotOffences(
    { db }: PlanningCall,
    pbId: string,
    slots: readonly { readonly name: string; readonly slot: SlotInput }[],
    held = true,
  ): Promise<Offence[]> {
    const plan = await db
      .selectFrom('provincePlan')
      .select([
        'planName',
        'filingBegin',
        'filingEnd',
        'confirmBegin',
        'confirmEnd',
        'approvalStatus',
      ])
      .where('pbId', '=', pbId)
      // What is written below the province plan waits for a change of its dates, and the other way round.
      .$if(held, (query) => query.forShare())
      .executeTakeFirst();
    if (!plan || plan.approvalStatus !== orgBatchApproval.code('passed'))
      throw new ApiFailure(422, '省级计划尚未审批通过，暂不能制定机构计划', {
        fields: { pbId: '请选择审批通过的省级计划' },
      });
    return [
      ...offencesInside(
        {
          name: `${plan.planName}的网报时间`,
          range: { begin: plan.filingBegin, end: plan.filingEnd },
        },
        slots.map(({ name, slot }) => ({
          name: `${name}网报时间`,
          range: { begin: slot.validBeginDateStr, end: slot.validEndDateStr },
        })),
      ),
      ...offencesInside(
        {
          name: `${plan.planName}的确认时间`,
          range: { begin: plan.confirmBegin, end: plan.confirmEnd },
        },
        slots.map(({ name, slot }) => ({
          name: `${name}确认时间`,
          range: { begin: slot.confirmBegin, end: slot.confirmEnd },
        })),
      ),
    ];
  }

  async function arrangementOffences(
    { db }: PlanningCall,
    obtId: string,
    slot: SlotInput,
  ): Promise<Offence[]> {
    const set = await db
      .selectFrom('planArrangement')
      .innerJoin('org', 'org.orgId', 'planArrangement.pointId')
      .select(['orgName', 'beginDate', 'endDate'])
      .where('obtId', '=', obtId)
      .execute();
    return offencesInside(
      { name: '时间段的确认时间', range: { begin: slot.confirmBegin, end: slot.confirmEnd } },
      set.map(({ orgName, beginDate, endDate }) => ({
        name: `${orgName}的安排`,
        range: { begin: beginDate, end: endDate },
      })),
    );
  }

  async function slotsOf(call: PlanningCall, obIds: readonly string[]) {
    if (obIds.length === 0) return [];
    const { rows: slots } = await sql<SlotFacts>`
      select s.obt_id, s.ob_id, s.filing_begin as valid_begin_date_str, s.filing_end as valid_end_date_str, s.confirm_begin, s.confirm_end, s.day_limit, s.ct_ids, s.version,
        (select count(*)::int from plan_arrangement a where a.obt_id = s.obt_id) as arrangements, coalesce((select sum(day_capacity)::int from plan_arrangement a where a.obt_id = s.obt_id and a.status = 1), 0) as day_capacity,
        coalesce((select sum(booked)::int from plan_arrangement a where a.obt_id = s.obt_id), 0) as applied,
        (select count(*)::int from registration r join plan_arrangement a on a.ls_id = r.ls_id where a.obt_id = s.obt_id and r.status in (15, 18, 21, 24)) as confirmed
      from plan_slot s where s.ob_id in (${sql.join(obIds)}) order by s.filing_begin`.execute(
      call.db,
    );
    return slots;
  }

  /** The organisation that decides over a plan: the one right above, or any above that. */
  async function requireSuperior({ db, who }: PlanningCall, orgId: string): Promise<void> {
    requireRight(who, `${track}.provinceBatch.approve`);
    const { rows: above } = await sql<{ orgId: string }>`
      with recursive up as (select parent_id from org where org_id = ${orgId} union all select o.parent_id from org o join up on o.org_id = up.parent_id) select parent_id as org_id from up where parent_id is not null`.execute(
      db,
    );
    if (!above.some((org) => org.orgId === who.orgId)) throw new ApiFailure(403);
  }

  const own = (call: PlanningCall, orgId: string) => {
    if (orgId !== call.who.orgId) throw new ApiFailure(403);
  };

  const columnsOf = (slot: SlotInput) => ({
    filingBegin: slot.validBeginDateStr,
    filingEnd: slot.validEndDateStr,
    confirmBegin: slot.confirmBegin,
    confirmEnd: slot.confirmEnd,
    dayLimit: slot.dayLimit,
    ctIds: slot.ctIds,
  });

  return {
    slotsOf,
    get: async (call: PlanningCall, obId: string) => {
      const plan = await get(call, obId);
      const times = await slotsOf(call, [obId]);
      const offences = await slotOffences(
        call,
        plan.pbId,
        times.map((slot, at) => ({ name: `时间段${at + 1}`, slot })),
        false,
      ).catch(() => []);
      return { ...plan, times, offences };
    },
    async list(call: PlanningCall, input: ListInput) {
      const { cbName, orgName, orgType, side } = input;
      const { who } = call;
      const where: (RawBuilder<unknown> | undefined)[] = [
        sql`track = ${track}`,
        cbName === undefined
          ? undefined
          : sql`cb_id in (select cb_id from plan_batch where ${containsText('cb_name', cbName)})`,
        orgName === undefined
          ? undefined
          : sql`org_id in (select org_id from org where ${containsText('org_name', orgName)})`,
        orgType === undefined
          ? undefined
          : sql`org_id in (select org_id from org where org_type = ${orgType})`,
        side === 'own' ? sql`org_id = ${who.orgId}` : undefined,
        side === 'down'
          ? sql`org_id <> ${who.orgId} and approval_status <> 0 and org_id in (select org_id from org where org_type < ${who.orgType})`
          : undefined,
      ];
      const page = await rows(call).page(input, {
        equal: ['cbId', 'pbId', 'orgId', 'approvalStatus', 'prov', 'city', 'county'],
        where,
      });
      return { ...page, record: await dress(call, page.record) };
    },
    async create(
      call: PlanningCall,
      { times, ...input }: PlanInput & { readonly times: readonly SlotInput[] },
    ) {
      const { who, db } = call;
      if (who.orgType < 2 || who.orgType > 4) throw new ApiFailure(403);
      refuseOffences(
        await slotOffences(
          call,
          input.pbId,
          times.map((slot, at) => ({ name: `时间段${at + 1}`, slot })),
        ),
      );
      const parent = await db
        .selectFrom('provincePlan')
        .select(['cbId', 'orgIds', 'track', 'planName'])
        .where('pbId', '=', input.pbId)
        .executeTakeFirstOrThrow();
      if (parent.track !== track) throw new ApiFailure(403);
      if (parent.orgIds.length > 0 && !parent.orgIds.includes(who.orgId))
        throw new ApiFailure(422, '省级计划没有向本机构开放，请联系省级机构');
      const twin = await db
        .selectFrom('orgPlan')
        .select('planName')
        .where('pbId', '=', input.pbId)
        .where('orgId', '=', who.orgId)
        .executeTakeFirst();
      if (twin) throw new ApiFailure(422, `本机构在该省级计划下已有计划：${twin.planName}`);
      const place = { prov: who.prov, city: who.city, county: who.county };
      const made = await rows(call).add({
        ...input,
        track,
        cbId: parent.cbId,
        orgId: who.orgId,
        ...place,
      });
      for (const slot of times)
        await slotRows(call).add({
          ...columnsOf(slot),
          track,
          obId: made.id,
          orgId: who.orgId,
          ...place,
        });
      return made;
    },
    async act(
      call: PlanningCall,
      obId: string,
      action: PlanAction,
      opinion: string | undefined,
      changes: Partial<PlanInput> & { filingOpen?: boolean | undefined },
    ) {
      const plan = await get(call, obId, 'hold');
      const { who, now } = call;
      if (action === 'edit') {
        own(call, plan.orgId);
        // Opening and closing the filing is daily work and stays possible after approval.
        if (Object.keys(changes).some((name) => name !== 'filingOpen'))
          approvalFlow.next('edit', plan.approvalStatus);
        return rows(call).change(obId, changes);
      }
      if (action === 'report') {
        own(call, plan.orgId);
        refuseOffences(
          await slotOffences(
            call,
            plan.pbId,
            (await slotsOf(call, [obId])).map((slot, at) => ({ name: `时间段${at + 1}`, slot })),
          ),
        );
        const again = plan.approvalStatus === orgBatchApproval.code('failed');
        const reported = approvalFlow.next(again ? 'reportAgain' : 'report', plan.approvalStatus);
        const { autoPass } = await call.db
          .selectFrom('provincePlan')
          .select('autoPass')
          .where('pbId', '=', plan.pbId)
          .executeTakeFirstOrThrow();
        const passed = autoPass
          ? {
              approvalStatus: approvalFlow.next('pass', reported),
              opinion: '省级计划设定为自动通过',
              decidedAt: now,
            }
          : { approvalStatus: reported };
        return rows(call).change(obId, { ...passed, reporter: who.name, reportedAt: now });
      }
      if (action === 'withdraw') {
        own(call, plan.orgId);
        return rows(call).change(obId, {
          approvalStatus: approvalFlow.next('withdraw', plan.approvalStatus),
        });
      }
      if (action === 'applyEnd') {
        own(call, plan.orgId);
        requireRight(who, `${track}.planEnd.apply`);
        if (plan.unsettled > 0)
          throw new ApiFailure(422, `还有${plan.unsettled}条申请没有办结，不能申请结束计划`);
        return rows(call).change(obId, {
          endStatus: planEndFlow.next('applyEnd', plan.endStatus),
          endReason: opinion ?? '',
        });
      }
      await requireSuperior(call, plan.orgId);
      if (action === 'endPlan')
        return rows(call).change(obId, {
          endStatus: planEndFlow.next('endPlan', plan.endStatus),
          approvalStatus: orgBatchApproval.code('locked'),
        });
      if (action === 'returnEnd')
        return rows(call).change(obId, {
          endStatus: planEndFlow.next('returnEnd', plan.endStatus),
          opinion: requireOpinion(opinion),
        });
      const decided = { decidedBy: who.name, decidedAt: now };
      if (action === 'pass' || action === 'fail') {
        const passed = action === 'pass';
        await tellOrganisation(
          call.db,
          plan.orgId,
          {
            title: `认定计划${passed ? '已' : '未'}通过`,
            content: `${plan.planName}${passed ? '已' : '未'}通过审批${passed ? (opinion ?? '') : `：${requireOpinion(opinion)}`}`,
            url: `/${track}/orgPlan`,
          },
          who,
        );
      }
      if (action === 'pass')
        return rows(call).change(obId, {
          approvalStatus: approvalFlow.next('pass', plan.approvalStatus),
          opinion: opinion ?? '',
          ...decided,
        });
      if (action === 'fail')
        return rows(call).change(obId, {
          approvalStatus: approvalFlow.next('fail', plan.approvalStatus),
          opinion: requireOpinion(opinion),
          ...decided,
        });
      return rows(call).change(obId, {
        approvalStatus: approvalFlow.next(action, plan.approvalStatus),
      });
    },
    async remove(call: PlanningCall, obId: string) {
      const plan = await get(call, obId, 'hold');
      own(call, plan.orgId);
      approvalFlow.next('remove', plan.approvalStatus);
      await call.db.deleteFrom('planArrangement').where('obId', '=', obId).execute();
      await call.db.deleteFrom('planSlot').where('obId', '=', obId).execute();
      return rows(call).remove(obId);
    },
    async addSlot(call: PlanningCall, obId: string, slot: SlotInput) {
      const plan = await get(call, obId, 'hold');
      own(call, plan.orgId);
      approvalFlow.next('edit', plan.approvalStatus);
      refuseOffences(await slotOffences(call, plan.pbId, [{ name: '', slot }]));
      return slotRows(call).add({
        ...columnsOf(slot),
        track,
        obId,
        orgId: plan.orgId,
        prov: plan.prov,
        city: plan.city,
        county: plan.county,
      });
    },
    async changeSlot(call: PlanningCall, obtId: string, slot: SlotInput) {
      const before = await slotRows(call).get(obtId);
      const plan = await get(call, before.obId, 'hold');
      own(call, plan.orgId);
      approvalFlow.next('edit', plan.approvalStatus);
      refuseOffences([
        ...(await slotOffences(call, plan.pbId, [{ name: '', slot }])),
        ...(await arrangementOffences(call, obtId, slot)),
      ]);
      return slotRows(call).change(obtId, columnsOf(slot));
    },
    async removeSlot(call: PlanningCall, obtId: string) {
      const slot = await slotRows(call).get(obtId);
      const plan = await get(call, slot.obId, 'hold');
      own(call, plan.orgId);
      approvalFlow.next('edit', plan.approvalStatus);
      const used = await call.db
        .selectFrom('planArrangement')
        .select('lsId')
        .where('obtId', '=', obtId)
        .limit(1)
        .executeTakeFirst();
      if (used) throw new ApiFailure(422, '该时间段已有确认点安排，请先删除安排');
      return slotRows(call).remove(obtId);
    },
    async getSlot(call: PlanningCall, obtId: string) {
      const { obId } = await slotRows(call).get(obtId);
      const slot = (await slotsOf(call, [obId])).find((found) => found.obtId === obtId);
      if (!slot) throw new ApiFailure(403);
      return slot;
    },
  };
}

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
  slots: number;
  arrangements: number;
  applied: number;
  issued: number;
  unsettled: number;
}

interface SlotFacts {
  obtId: string;
  obId: string;
  validBeginDateStr: string;
  validEndDateStr: string;
  confirmBegin: string;
  confirmEnd: string;
  dayLimit: number | null;
  ctIds: number[];
  version: number;
  arrangements: number;
  dayCapacity: number;
  applied: number;
  confirmed: number;
}
