import { afterAction, orgPlanWork } from '@tqc/domain/planning';
import { sql } from 'kysely';
import { ApiFailure } from '../../kit/failure';
import type { ChangeDates, ChangedPlan, StoredStages } from './changedPlan';
import { readingOrgPlans } from './orgPlanRows';
import { orgPlanStepsOf } from './orgPlanSteps';
import { orgStageOffences, OWN_STAGES } from './orgStages';
import { admitStep } from './planStep';
import { requireRunningBelow } from './runningPlan';
import { slotChangeOffences, slotsAsChanged, writeSlots, type SlotChange } from './slotChanges';
import type { PlanningCall, Track } from './track';

/** What a change of an organisation plan may move, and what it says when it moves nothing. */
const MOVES: Readonly<Record<Track, { readonly days: readonly string[]; readonly says: string }>> =
  {
    register: { days: [], says: '机构计划的变更请填写要调整或新增的时间段' },
    enroll: { days: OWN_STAGES, says: '机构计划的变更请填写要调整的时间段或各阶段时间' },
  };

/**
 * An organisation plan that a change is about: its time slots move, or one is added; of
 * registration its stages move too.
 */
export async function changedOrgPlan(
  call: PlanningCall,
  track: Track,
  obId: string,
  way: 'get' | 'hold',
): Promise<ChangedPlan> {
  const plan = await readingOrgPlans(track).get(call, obId, way);
  const stand = await slotsAsChanged(call, plan);
  return {
    planKind: 'org',
    planName: plan.planName,
    version: plan.version,
    pbId: plan.pbId,
    admit: async () =>
      void (await admitStep(call, orgPlanStepsOf(track), orgPlanWork.askChange, plan)),
    running: (what) => requireRunningBelow(call.db, plan.pbId, what, plan),
    async changeable() {
      await requireRunningBelow(call.db, plan.pbId, 'planning', plan);
      afterAction(orgPlanWork.askChange, plan);
    },
    async offences(after) {
      const { days, says } = MOVES[track];
      const named = namesIn(after);
      const others = named.filter((name) => name !== 'slots');
      if (named.length === 0 || others.some((name) => !days.includes(name)))
        throw new ApiFailure(422, says);
      const { slots = [] } = after;
      return [
        ...(await slotChangeOffences(call, plan, stand, slots)),
        ...(track === 'enroll'
          ? await orgStageOffences(call, { ...plan, ...stagesIn(after) }, standAfter(stand, slots))
          : []),
      ];
    },
    now: (after) => ({
      ...(after.slots && {
        slots: stand.filter(({ obtId }) => after.slots?.some((moved) => moved.obtId === obtId)),
      }),
      ...Object.fromEntries(
        Object.keys(stagesIn(after)).map((name) => [name, plan[name as keyof StoredStages]]),
      ),
    }),
    async takeOver(after) {
      await writeSlots(call, track, plan, after.slots ?? []);
      const days = stagesIn(after);
      if (Object.keys(days).length === 0) return;
      await call.db
        .updateTable('orgPlan')
        .set({ ...days, version: sql`version + 1` })
        .where('obId', '=', plan.obId)
        .execute();
    },
  };
}

const namesIn = (after: ChangeDates) =>
  Object.entries(after).flatMap(([name, value]) =>
    value === undefined || (name === 'slots' && Array.isArray(value) && value.length === 0)
      ? []
      : [name],
  );

/** The stages that a change moves; one that is emptied goes back to the days of the province. */
const stagesIn = (after: ChangeDates): StoredStages =>
  Object.fromEntries(
    OWN_STAGES.flatMap((name) => (after[name] === undefined ? [] : [[name, after[name]]])),
  );

/** The slots as they would be: those that stay, those that moved and those that are new. */
const standAfter = (stand: readonly SlotChange[], slots: readonly SlotChange[]) => [
  ...stand.filter(({ obtId }) => !slots.some((moved) => moved.obtId === obtId)),
  ...slots,
];
