import { orgBatchApproval } from '@tqc/domain/dictionaries';
import { orgPlanWork, type orgPlanActions } from '@tqc/domain/planning';
import { chinaMinute } from '@tqc/domain/shared';
import { sql, type RawBuilder } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import { containsText, statusIn } from '../../kit/store';
import { orgPlanRows, readingOrgPlans, reportedOrOwn, type PlanInput } from './orgPlanRows';
import { editOrgPlan } from './orgPlanEdit';
import { actOnOrgPlan, orgPlanStepsOf, standingOffences } from './orgPlanSteps';
import { admitStep } from './planStep';
import { oneProvincePlan } from './provincePlanRows';
import { columnsOf, slotRows, slotsOf } from './planSlotRows';
import { planSlotsOf } from './planSlots';
import { opinionsOf } from './planOpinions';
import { stageBounds } from './orgStages';
import { slotBounds, type SlotInput } from './slotDates';
import { requireRunningBelow } from './runningPlan';
import { refuseOffences, type PlanningCall, type Track } from './track';

interface ListInput {
  readonly pageNo: number;
  readonly pageSize: number;
  readonly sort?: string | undefined;
  readonly cbName?: string | undefined;
  readonly orgId?: string | undefined;
  readonly orgName?: string | undefined;
  readonly orgType?: unknown;
  readonly openToday?: boolean | undefined;
  readonly ctId?: number | undefined;
  readonly year?: number | undefined;
  readonly side?: 'own' | 'down' | undefined;
  /** Only plans that were passed once: they can be ended, or have been. */
  readonly toEnd?: boolean;
}

/** What the plans below a province plan have to lie in. */
const boundsUnder = async (call: PlanningCall, pbId: string) => [
  ...(await slotBounds(call, pbId)),
  ...(await stageBounds(call, pbId)),
];

/** Plans of organisations under a province plan, with their time slots. */
export function orgPlansOf(track: Track) {
  const { dress, get } = readingOrgPlans(track);

  return {
    ...planSlotsOf(track),
    async bounds(call: PlanningCall, pbId: string) {
      const { pbId: found } = await oneProvincePlan(track)(call, pbId);
      return boundsUnder(call, found);
    },
    slotsOf,
    get: async (call: PlanningCall, obId: string) => {
      const plan = await get(call, obId);
      const times = await slotsOf(call, [obId]);
      const offences = await standingOffences(call, plan, times);
      return {
        ...plan,
        times,
        offences,
        bounds: await boundsUnder(call, plan.pbId),
        opinions: await opinionsOf(call, plan),
      };
    },
    async list(call: PlanningCall, input: ListInput) {
      const { cbName, orgName, orgType, openToday, ctId, year, side } = input;
      const { who } = call;
      const where: (RawBuilder<unknown> | undefined)[] = [
        sql`track = ${track}`,
        cbName === undefined
          ? undefined
          : sql`cb_id in (select cb_id from plan_batch where ${containsText('cb_name', cbName)})`,
        year === undefined
          ? undefined
          : sql`cb_id in (select cb_id from plan_batch where year = ${year})`,
        orgName === undefined
          ? undefined
          : sql`org_id in (select org_id from org where ${containsText('org_name', orgName)})`,
        orgType === undefined
          ? undefined
          : sql`org_id in (select org_id from org where org_type = ${orgType})`,
        side === 'own' ? sql`org_id = ${who.orgId}` : undefined,
        side === 'down'
          ? sql`org_id <> ${who.orgId} and org_id in (select org_id from org where org_type < ${who.orgType})`
          : undefined,
        openToday === undefined
          ? undefined
          : sql`(filing_open and exists (select from plan_slot s where s.ob_id = org_plan.ob_id and ${chinaMinute(call.now)}::timestamp between s.filing_begin and s.filing_end)) = ${openToday}`,
        ctId === undefined
          ? undefined
          : sql`exists (select from plan_slot s where s.ob_id = org_plan.ob_id and ${ctId} = any (s.ct_ids))`,
        reportedOrOwn(call),
        input.toEnd
          ? sql`${statusIn('approval_status', orgBatchApproval.group.inForce)}`
          : undefined,
      ];
      const page = await orgPlanRows(call).page(input, {
        equal: ['cbId', 'pbId', 'orgId', 'approvalStatus', 'endStatus', 'prov', 'city', 'county'],
        like: ['planName'],
        between: ['reportedAt'],
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
      await requireRunningBelow(db, input.pbId, 'planning');
      const parent = await db
        .selectFrom('provincePlan')
        .select(['cbId', 'track', 'planName'])
        .where('pbId', '=', input.pbId)
        .executeTakeFirstOrThrow();
      if (parent.track !== track) throw new ApiFailure(403);
      refuseOffences(await standingOffences(call, { ...input, orgId: who.orgId }, times));
      const twin = await db
        .selectFrom('orgPlan')
        .select('planName')
        .where('pbId', '=', input.pbId)
        .where('orgId', '=', who.orgId)
        .executeTakeFirst();
      if (twin) throw new ApiFailure(422, `本机构在该省级计划下已有计划：${twin.planName}`);
      const place = { prov: who.prov, city: who.city, county: who.county };
      const made = await orgPlanRows(call).add({
        ...input,
        track,
        cbId: parent.cbId,
        orgId: who.orgId,
        ...place,
        createdAt: call.now.toISOString(),
      });
      for (const slot of times)
        await slotRows(call).add({
          ...columnsOf(slot),
          track,
          obId: made.id,
          orgId: who.orgId,
          ...place,
          createdAt: call.now.toISOString(),
        });
      return made;
    },
    act: (
      call: PlanningCall,
      obId: string,
      action: keyof typeof orgPlanActions,
      opinion: string | undefined,
      changes: Parameters<typeof actOnOrgPlan>[5],
    ) => actOnOrgPlan(call, track, obId, action, opinion, changes),
    /** Values and time slots together, as periodic registration enters them. */
    edit: (call: PlanningCall, obId: string, entered: Parameters<typeof editOrgPlan>[3]) =>
      editOrgPlan(call, track, obId, entered),
    async remove(call: PlanningCall, obId: string) {
      const plan = await get(call, obId, 'hold');
      await admitStep(call, orgPlanStepsOf(track), orgPlanWork.remove, plan);
      await call.db.deleteFrom('planArrangement').where('obId', '=', obId).execute();
      await call.db.deleteFrom('planSlot').where('obId', '=', obId).execute();
      return orgPlanRows(call).remove(obId);
    },
  };
}
