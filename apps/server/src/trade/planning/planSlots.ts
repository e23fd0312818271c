import { orgPlanWork } from '@tqc/domain/planning';
import { ApiFailure } from '../../kit/failure';
import { readingOrgPlans } from './orgPlanRows';
import { orgPlanStepsOf } from './orgPlanSteps';
import { columnsOf, slotRows, slotsOf } from './planSlotRows';
import { admitStep } from './planStep';
import { arrangementOffences, slotOffences, type SlotInput } from './slotDates';
import { refuseOffences, type PlanningCall, type Track } from './track';

/** The time slots of organisation plans: adding, changing, removing and reading one. */
export function planSlotsOf(track: Track) {
  const { get } = readingOrgPlans(track);
  const steps = orgPlanStepsOf(track);

  return {
    async addSlot(call: PlanningCall, obId: string, slot: SlotInput) {
      const plan = await get(call, obId, 'hold');
      await admitStep(call, steps, orgPlanWork.addSlot, plan);
      refuseOffences(await slotOffences(call, plan, [{ name: '', slot }]));
      return slotRows(call).add({
        ...columnsOf(slot),
        track,
        obId,
        orgId: plan.orgId,
        prov: plan.prov,
        city: plan.city,
        county: plan.county,
        createdAt: call.now.toISOString(),
      });
    },
    async changeSlot(call: PlanningCall, obtId: string, slot: SlotInput) {
      const before = await slotRows(call).get(obtId);
      const plan = await get(call, before.obId, 'hold');
      await admitStep(call, steps, orgPlanWork.changeSlot, plan);
      refuseOffences([
        ...(await slotOffences(call, plan, [{ name: '', slot }])),
        ...(await arrangementOffences(call, obtId, slot)),
      ]);
      return slotRows(call).change(obtId, columnsOf(slot));
    },
    async removeSlot(call: PlanningCall, obtId: string) {
      const slot = await slotRows(call).get(obtId);
      const plan = await get(call, slot.obId, 'hold');
      await admitStep(call, steps, orgPlanWork.removeSlot, plan);
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
      const { obId } = await get(call, (await slotRows(call).get(obtId)).obId);
      const slot = (await slotsOf(call, [obId])).find((found) => found.obtId === obtId);
      if (!slot) throw new ApiFailure(403);
      return slot;
    },
  };
}
