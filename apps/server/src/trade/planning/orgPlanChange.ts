import { afterAction, orgPlanWork } from '@tqc/domain/planning';
import { ApiFailure } from '../../kit/failure';
import type { ChangedPlan } from './changedPlan';
import { readingOrgPlans } from './orgPlanRows';
import { orgPlanStepsOf } from './orgPlanSteps';
import { admitStep } from './planStep';
import { requireRunningBelow } from './runningPlan';
import { slotChangeOffences, slotsAsChanged, writeSlots } from './slotChanges';
import type { PlanningCall, Track } from './track';

/** An organisation plan that a change is about: its time slots move, or one is added. */
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
    pbId: plan.pbId,
    admit: async () =>
      void (await admitStep(call, orgPlanStepsOf(track), orgPlanWork.askChange, plan)),
    running: (what) => requireRunningBelow(call.db, plan.pbId, what, plan),
    async changeable() {
      await requireRunningBelow(call.db, plan.pbId, 'planning', plan);
      afterAction(orgPlanWork.askChange, plan);
    },
    offences({ slots = [], ...others }) {
      if (slots.length === 0 || Object.values(others).some((value) => value !== undefined))
        throw new ApiFailure(422, '机构计划的变更请填写要调整或新增的时间段');
      return slotChangeOffences(call, plan, stand, slots);
    },
    now: ({ slots = [] }) => ({
      slots: stand.filter(({ obtId }) => slots.some((moved) => moved.obtId === obtId)),
    }),
    takeOver: ({ slots = [] }) => writeSlots(call, track, plan, slots),
  };
}
