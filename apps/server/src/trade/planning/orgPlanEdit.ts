import { orgPlanActions } from '@tqc/domain/planning';
import { ApiFailure } from '../../kit/failure';
import { orgPlanRows, readingOrgPlans, type PlanInput } from './orgPlanRows';
import { orgPlanStepsOf } from './orgPlanSteps';
import { orgStageOffences } from './orgStages';
import { takeStep } from './planStep';
import { slotChangeOffences, slotsAsChanged, writeSlots, type SlotChange } from './slotChanges';
import { refuseOffences, type PlanningCall, type Track } from './track';

/**
 * Its own organisation edits a plan that was not handed in, or was refused: values and time slots
 * at once. Slots that are left out go, unless points are arranged in them.
 */
export async function editOrgPlan(
  call: PlanningCall,
  track: Track,
  obId: string,
  {
    slots,
    ...entered
  }: Partial<PlanInput> & { readonly slots?: readonly SlotChange[] | undefined },
) {
  const plan = await readingOrgPlans(track).get(call, obId, 'hold');
  const set = await takeStep(call, orgPlanStepsOf(track), orgPlanActions.edit, plan, undefined);
  const stand = await slotsAsChanged(call, plan);
  const times = slots ?? stand;
  refuseOffences([
    ...(await slotChangeOffences(call, plan, stand, times)),
    ...(await orgStageOffences(call, { ...plan, ...entered }, times)),
  ]);
  if (slots) {
    await removeSlots(
      call,
      stand.flatMap(({ obtId }) =>
        obtId === null || slots.some((slot) => slot.obtId === obtId) ? [] : [obtId],
      ),
    );
    await writeSlots(call, track, plan, slots);
  }
  return orgPlanRows(call).change(obId, { ...entered, ...set });
}

async function removeSlots({ db }: PlanningCall, obtIds: readonly string[]): Promise<void> {
  if (obtIds.length === 0) return;
  const used = await db
    .selectFrom('planArrangement')
    .innerJoin('org', 'org.orgId', 'planArrangement.pointId')
    .select('orgName')
    .where('obtId', 'in', obtIds)
    .limit(1)
    .executeTakeFirst();
  if (used) throw new ApiFailure(422, `去掉的时间段已有${used.orgName}的安排，请先删除安排`);
  await db.deleteFrom('planSlot').where('obtId', 'in', obtIds).execute();
}
