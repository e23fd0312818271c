import { regChangeStatus } from '@tqc/domain/dictionaries';
import {
  afterAction,
  planChangeActions,
  planChangeWork,
  provincePlanWork,
} from '@tqc/domain/planning';
import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import { ownUpload } from '../../kit/files';
import { checkAfter, holdProvincePlan, type HeldPlan } from './changeDates';
import { changeRows, readingChanges, type PlanChange } from './changeRows';
import { datesAfter, hull, type ChangeDates } from './provincePlanDates';
import { admitStep, takeStep, type Steps } from './planStep';
import { requireRunningIn } from './runningPlan';
import type { PlanningCall, Track } from './track';

const WAITING = regChangeStatus.code('waiting');

interface ChangeInput {
  readonly pbId: string;
  readonly obId: string | null;
  readonly changeKind: unknown;
  readonly after: ChangeDates;
  readonly reason: string;
  readonly fileId: string | null;
}

/**
 * Changes and postponements of approved plans: applied for with a reason, taken over when the
 * superior passes them.
 */
export function changesOf(track: Track) {
  const { get, list } = readingChanges(track);

  return {
    get,
    list,
    async create(call: PlanningCall, input: ChangeInput) {
      const plan = await holdProvincePlan(call, input.pbId);
      if (input.obId !== null)
        throw new ApiFailure(
          422,
          '机构计划的时间请在时间段中调整；超出省级计划时由省级机构申请变更',
        );
      await admitStep(call, askingSteps(track), provincePlanWork.askChange, plan);
      const waiting = await call.db
        .selectFrom('planChange')
        .select('id')
        .where('pbId', '=', input.pbId)
        .where('status', '=', WAITING)
        .limit(1)
        .executeTakeFirst();
      if (waiting) throw new ApiFailure(422, '该计划已有待审批的变更，请等待审批或先撤回');
      await checkAfter(call, plan, input.after);
      if (input.fileId) await ownUpload(call, input.fileId, ['image', 'pdf', 'sheet', 'word']);
      const before = Object.fromEntries(
        Object.keys(input.after).map((name) => [name, plan[name as keyof ChangeDates]]),
      );
      return changeRows(call).add({
        ...input,
        track,
        planKind: 'province',
        orgId: call.who.orgId,
        prov: plan.prov,
        city: call.who.city,
        county: call.who.county,
        before,
        status: WAITING,
        applicant: call.who.name,
      });
    },
    async act(
      call: PlanningCall,
      id: string,
      action: keyof typeof planChangeActions,
      opinion: string | undefined,
      entered: { after?: ChangeDates | undefined; reason?: string | undefined },
    ) {
      const found = await get(call, id);
      const plan = await holdProvincePlan(call, found.pbId);
      // Read again: whoever decided it meanwhile held the plan.
      const change = await get(call, id, 'hold');
      const taken = planChangeActions[action];
      const set = await takeStep(call, changeSteps(track, plan), taken, change, opinion, entered);
      if (action === 'pass') await takeOver(call, change, plan);
      return changeRows(call).change(id, { ...(taken.writes ? entered : {}), ...set });
    },
    async remove(call: PlanningCall, id: string) {
      const { pbId } = await get(call, id);
      const plan = await holdProvincePlan(call, pbId);
      const change = await get(call, id, 'hold');
      await admitStep(call, changeSteps(track, plan), planChangeWork.withdraw, change);
      return changeRows(call).remove(id);
    },
  };
}

/** A change is asked for as an action on the plan. */
function askingSteps(track: Track): Steps<HeldPlan> {
  return {
    track,
    page: 'provincePlan',
    running: ({ db }, plan, what) => requireRunningIn(db, plan.cbId, plan, what),
    checks: {},
  };
}

/** How changes take part in the tables of actions: what runs is the plan they are about. */
function changeSteps(track: Track, plan: HeldPlan): Steps<PlanChange> {
  return {
    track,
    page: 'changeRecord',
    running: ({ db }, _change, what) => requireRunningIn(db, plan.cbId, plan, what),
    checks: {
      dates: async (call, { after }) => {
        afterAction(provincePlanWork.askChange, plan);
        await checkAfter(call, plan, after);
      },
    },
  };
}

/** The new dates become those of the plan. */
async function takeOver({ db }: PlanningCall, change: PlanChange, plan: HeldPlan): Promise<void> {
  const { filing, ...days } = datesAfter(plan, change.after);
  const { begin, end } = hull(filing);
  await db
    .updateTable('provincePlan')
    .set({
      ...days,
      filing: JSON.stringify(filing),
      filingBegin: begin,
      filingEnd: end,
      version: sql`version + 1`,
    })
    .where('pbId', '=', change.pbId)
    .execute();
}
