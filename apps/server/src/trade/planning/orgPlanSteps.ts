import { regChangeStatus } from '@tqc/domain/dictionaries';
import { afterAction, orgPlanActions, orgPlanWork, type Action } from '@tqc/domain/planning';
import { ApiFailure } from '../../kit/failure';
import { orgPlanRows, readingOrgPlans, type OrgPlan, type PlanInput } from './orgPlanRows';
import { slotsOf } from './planSlotRows';
import { takeStep, type Steps } from './planStep';
import { requireRunningBelow } from './runningPlan';
import { slotChangeOffences, slotsAsChanged, writeSlots, type SlotChange } from './slotChanges';
import type { StoredStages } from './changedPlan';
import { orgStageOffences } from './orgStages';
import { slotOffences, type SlotInput } from './slotDates';
import { refuseOffences, type PlanningCall, type Track } from './track';

type Changes = Partial<PlanInput> & {
  readonly filingOpen?: boolean | undefined;
  readonly slots?: readonly SlotChange[] | undefined;
};

/** How organisation plans take part in the tables of actions. */
export function orgPlanStepsOf(track: Track): Steps<OrgPlan> {
  return {
    track,
    page: 'orgPlan',
    running: ({ db }, plan, what) => requireRunningBelow(db, plan.pbId, what, plan),
    spoken: (plan) => plan,
    checks: {
      dates: async (call, plan) =>
        refuseOffences(await standingOffences(call, plan, await slotsOf(call, [plan.obId]))),
      // Counted while the plan is held: who files at this moment waits, and then finds it ended.
      settled: async (call, { obId, unsettled }) => {
        await refuseWaiting(call, obId);
        if (unsettled > 0)
          throw new ApiFailure(
            422,
            `还有${unsettled}条申请没有办结，不能结束计划；请先关闭网报，全部办结后再申请和同意结束`,
          );
      },
    },
  };
}

/** Everything that a plan with its slots has to fit, of either track. */
export async function standingOffences(
  call: PlanningCall,
  plan: StoredStages & { readonly pbId: string; readonly orgId: string },
  slots: readonly SlotInput[],
) {
  const named = slots.map((slot, at) => ({ name: `时间段${at + 1}`, slot }));
  return [
    ...(await slotOffences(call, plan, named)),
    ...(await orgStageOffences(call, plan, slots)),
  ];
}

/** An action on an organisation plan by its own call. */
export async function actOnOrgPlan(
  call: PlanningCall,
  track: Track,
  obId: string,
  action: keyof typeof orgPlanActions,
  opinion: string | undefined,
  changes: Changes,
) {
  const plan = await readingOrgPlans(track).get(call, obId, 'hold');
  const taken = action === 'edit' ? editOf(changes) : orgPlanActions[action];
  const passed = action === 'report' && (await isPassedAtOnce(call, plan.pbId));
  const step = passed ? silent(taken) : taken;
  const set = await takeStep(call, orgPlanStepsOf(track), step, plan, opinion);
  const { slots, ...entered } = changes;
  if (slots) await amendSlots(call, track, action, plan, slots);
  return orgPlanRows(call).change(obId, {
    ...(taken.writes ? entered : {}),
    ...set,
    ...(passed ? passedAtOnce(call, set) : {}),
  });
}

/** Somebody above moves or adds time slots; the plan's own organisation has calls for its own. */
async function amendSlots(
  call: PlanningCall,
  track: Track,
  action: keyof typeof orgPlanActions,
  plan: OrgPlan,
  slots: readonly SlotChange[],
): Promise<void> {
  if (action !== 'amend') throw new ApiFailure(422, '时间段请在“时间段”中调整');
  refuseOffences(await slotChangeOffences(call, plan, await slotsAsChanged(call, plan), slots));
  await writeSlots(call, track, plan, slots);
}

/** A change that waits would be left behind: nobody decides it once the plan is over. */
async function refuseWaiting({ db }: PlanningCall, obId: string): Promise<void> {
  const waiting = await db
    .selectFrom('planChange')
    .select('id')
    .where('obId', '=', obId)
    .where('status', '=', regChangeStatus.code('waiting'))
    .limit(1)
    .executeTakeFirst();
  if (waiting) throw new ApiFailure(422, '该计划还有待审批的变更，请先审批或撤回变更，再结束计划');
}

/** Opening and closing the filing is daily work and stays possible after approval. */
function editOf(changes: Changes) {
  const { filingOpen, ...others } = changes;
  if (filingOpen === undefined || Object.keys(others).length > 0) return orgPlanActions.edit;
  return filingOpen ? orgPlanWork.openFiling : orgPlanWork.closeFiling;
}

/** A province plan may pass what is reported below it at once. */
async function isPassedAtOnce({ db }: PlanningCall, pbId: string): Promise<boolean> {
  const { autoPass } = await db
    .selectFrom('provincePlan')
    .select('autoPass')
    .where('pbId', '=', pbId)
    .executeTakeFirstOrThrow();
  return autoPass;
}

/** Then it is nobody's turn. */
function silent(action: Action): Action {
  const { asks: _, ...rest } = action;
  return rest;
}

const passedAtOnce = ({ now }: PlanningCall, reported: ReturnType<typeof afterAction>) => ({
  ...afterAction(orgPlanActions.pass, reported),
  opinion: '省级计划设定为自动通过',
  decidedAt: now,
});
