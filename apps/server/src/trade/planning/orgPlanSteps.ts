import { afterAction, orgPlanActions, orgPlanWork } from '@tqc/domain/planning';
import { ApiFailure } from '../../kit/failure';
import { orgPlanRows, readingOrgPlans, type OrgPlan, type PlanInput } from './orgPlanRows';
import { slotsOf } from './planSlotRows';
import { takeStep, type Steps } from './planStep';
import { requireRunningBelow } from './runningPlan';
import { slotOffences } from './slotDates';
import { refuseOffences, type PlanningCall, type Track } from './track';

type Changes = Partial<PlanInput> & { readonly filingOpen?: boolean | undefined };

/** How organisation plans take part in the tables of actions. */
export function orgPlanStepsOf(track: Track): Steps<OrgPlan> {
  return {
    track,
    page: 'orgPlan',
    running: ({ db }, plan, what) => requireRunningBelow(db, plan.pbId, what, plan),
    checks: {
      dates: async (call, { pbId, obId }) =>
        refuseOffences(
          await slotOffences(
            call,
            pbId,
            (await slotsOf(call, [obId])).map((slot, at) => ({ name: `时间段${at + 1}`, slot })),
          ),
        ),
      // Counted while the plan is held: who files at this moment waits, and then finds it ended.
      settled: async (_call, { unsettled }) => {
        if (unsettled > 0)
          throw new ApiFailure(
            422,
            `还有${unsettled}条申请没有办结，不能结束计划；请先关闭网报，全部办结后再申请和同意结束`,
          );
      },
    },
  };
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
  const set = await takeStep(call, orgPlanStepsOf(track), taken, plan, opinion);
  return orgPlanRows(call).change(obId, {
    ...(taken.writes ? changes : {}),
    ...set,
    ...(action === 'report' ? await passedAtOnce(call, plan.pbId, set) : {}),
  });
}

/** Opening and closing the filing is daily work and stays possible after approval. */
function editOf(changes: Changes) {
  const { filingOpen, ...others } = changes;
  if (filingOpen === undefined || Object.keys(others).length > 0) return orgPlanActions.edit;
  return filingOpen ? orgPlanWork.openFiling : orgPlanWork.closeFiling;
}

/** A province plan may pass what is reported below it at once. */
async function passedAtOnce(
  { db, now }: PlanningCall,
  pbId: string,
  reported: ReturnType<typeof afterAction>,
) {
  const { autoPass } = await db
    .selectFrom('provincePlan')
    .select('autoPass')
    .where('pbId', '=', pbId)
    .executeTakeFirstOrThrow();
  return autoPass
    ? {
        ...afterAction(orgPlanActions.pass, reported),
        opinion: '省级计划设定为自动通过',
        decidedAt: now,
      }
    : {};
}
