import { orgBatchApproval, planEndStatus, regChangeStatus } from '@tqc/domain/dictionaries';
import { provincePlanActions } from '@tqc/domain/planning';
import { ApiFailure } from '../../kit/failure';
import { ownUpload } from '../../kit/files';
import { hull, provinceOffences, type ProvinceDates } from './provincePlanDates';
import {
  oneProvincePlan,
  provincePlanRows,
  type ProvincePlan,
  type ProvincePlanInput,
} from './provincePlanRows';
import { takeStep, type Steps } from './planStep';
import { requireStillRunning } from './runningPlan';
import { refuseOffences, type PlanningCall, type Track } from './track';

export const PLAN_FILES = ['pdf', 'word', 'image'] as const;

/** The name of an action on a province plan, as it travels. */
export type ProvincePlanAction = keyof typeof provincePlanActions;

/** What the steps look at of a province plan. */
type Stepping = Pick<
  ProvincePlan,
  'pbId' | 'cbId' | 'orgId' | 'prov' | 'planName' | 'approvalStatus' | 'endStatus'
> &
  ProvinceDates;

/** How province plans take part in the tables of actions. */
export function provincePlanStepsOf(track: Track): Steps<Stepping> {
  return {
    track,
    page: 'provincePlan',
    running: ({ db }, plan, what) => requireStillRunning(db, plan.cbId, plan, what),
    // Plans of a province stand under the province's own codes at every level.
    spoken: ({ pbId, orgId, prov }) => ({
      pbId,
      orgId,
      prov,
      city: `${prov}00`,
      county: `${prov}0000`,
    }),
    checks: {
      takesPart: (call, { cbId }) => requirePart(call, track, cbId),
      dates: async (call, plan) =>
        refuseOffences(await provinceOffences(call, plan.cbId, plan, plan.pbId)),
      settled: refuseUnsettled,
    },
  };
}

/** An action on a province plan by its own call. */
export async function actOnProvincePlan(
  call: PlanningCall,
  track: Track,
  pbId: string,
  action: ProvincePlanAction,
  opinion: string | undefined,
  entered: Partial<ProvincePlanInput>,
) {
  const taken = provincePlanActions[action];
  const plan = await oneProvincePlan(track)(call, pbId, 'hold');
  const set = await takeStep(call, provincePlanStepsOf(track), taken, plan, opinion, entered);
  if (!taken.writes) return provincePlanRows(call).change(pbId, set);
  if (entered.fileId && entered.fileId !== plan.fileId)
    await ownUpload(call, entered.fileId, PLAN_FILES);
  const filing = hull(entered.filing ?? plan.filing);
  return provincePlanRows(call).change(pbId, {
    ...entered,
    ...set,
    filingBegin: filing.begin,
    filingEnd: filing.end,
  });
}

/** Refuses a province the batch was not set for. */
export async function requirePart(
  { db, who }: PlanningCall,
  track: Track,
  cbId: string,
): Promise<void> {
  const batch = await db
    .selectFrom('planBatch')
    .select(['track', 'provs'])
    .where('cbId', '=', cbId)
    .executeTakeFirst();
  if (batch?.track !== track)
    throw new ApiFailure(422, '所属批次不存在，请重新选择', {
      fields: { cbId: '请选择进行中的批次' },
    });
  if (batch.provs.length > 0 && !batch.provs.includes(who.prov))
    throw new ApiFailure(422, '本省不在该批次的参与省份中，请联系国家级机构', {
      fields: { cbId: '请选择本省参与的批次' },
    });
}

const { code, label } = orgBatchApproval;
/**
 * Who acts next on a plan that keeps the one above it from ending. Drafts and refused plans wait
 * for nobody: they stay as they are, and nobody reports them any more.
 */
const NEXT: ReadonlyMap<number, string> = new Map([
  [code('reported'), '请其上级先审批'],
  [code('passed'), '请该机构申请结束，再由其上级同意'],
  [code('locked'), '请其上级先解锁，再由该机构申请结束'],
]);

/** Nothing below may still run or wait: neither an organisation plan nor a change of dates. */
async function refuseUnsettled({ db }: PlanningCall, { pbId }: Stepping): Promise<void> {
  const open = await db
    .selectFrom('orgPlan')
    .select(['planName', 'approvalStatus'])
    .where('pbId', '=', pbId)
    .where('endStatus', '<>', planEndStatus.code('ended'))
    .where('approvalStatus', 'in', [...NEXT.keys()])
    .orderBy('obId')
    .limit(5)
    .execute();
  const named = open.map(
    ({ planName, approvalStatus }) =>
      `${planName}（${label(approvalStatus)}，${NEXT.get(approvalStatus)}）`,
  );
  if (named.length > 0)
    throw new ApiFailure(422, `还有未结束的机构计划，不能结束省级计划：${named.join('、')}`);
  const waiting = await db
    .selectFrom('planChange')
    .select('id')
    .where('pbId', '=', pbId)
    .where('status', '=', regChangeStatus.code('waiting'))
    .limit(1)
    .executeTakeFirst();
  if (waiting) throw new ApiFailure(422, '该计划还有待审批的变更，请先审批变更，再结束计划');
}
