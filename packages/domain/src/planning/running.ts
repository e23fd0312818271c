import { BatchStatus, orgBatchApproval, planEndStatus } from '../dictionaries';

/** How far a plan has come, as its row says. */
export interface PlanState {
  readonly approvalStatus: number;
  readonly endStatus: number;
}

/**
 * A plan with all it stands under: a province plan in its batch, and where one is meant an
 * organisation plan below it.
 */
export interface Standing {
  readonly batch: number;
  readonly province: PlanState;
  readonly org?: PlanState | undefined;
}

/** A plan that is over: what it was is kept, and nothing is added. */
export const isEnded = ({ endStatus }: Pick<PlanState, 'endStatus'>) =>
  endStatus === planEndStatus.code('ended');
const isPassed = ({ approvalStatus }: PlanState) =>
  approvalStatus === orgBatchApproval.code('passed');
const isLocked = ({ approvalStatus }: PlanState) =>
  approvalStatus === orgBatchApproval.code('locked');

const reasons = {
  itself: whyOver,
  going: whyEnded,
  planning: whyNotPlanning,
  filing: whyNotFiling,
};
/**
 * What a step asks of the plan it works in: that it is not over itself, that nothing above it is
 * either, that something new may be planned, or that applications may come.
 */
export type Running = keyof typeof reasons;

/** Why a plan does not run as far as a step asks, as a sentence that says what to do. */
export function whyNotRunning(what: Running, standing: Standing): string | undefined {
  return reasons[what](standing);
}

/** Why nothing may happen to the plan itself any more: it was ended. */
function whyOver({ province, org }: Standing): string | undefined {
  return isEnded(org ?? province)
    ? '该计划已结束，只能查看；还要办理的请在新批次中制定计划'
    : undefined;
}

/** Why nothing may go on: the plan or what it stands under was ended. */
function whyEnded(standing: Standing): string | undefined {
  const { batch, province, org } = standing;
  if (whyOver(standing)) return whyOver(standing);
  if (org && isEnded(province))
    return '省级计划已结束，其下的计划都只能查看；还要办理的请在新批次中制定计划';
  if (batch !== BatchStatus.code('open'))
    return '批次已结束，其中的计划都只能查看；还要办理的请等国家级机构设置新批次';
  return undefined;
}

/**
 * Why nothing new may be planned below a province plan. What is locked keeps what it has and goes
 * on with it, and takes nothing new.
 */
function whyNotPlanning(standing: Standing): string | undefined {
  const ended = whyEnded(standing);
  if (ended) return ended;
  const { province, org } = standing;
  if (isLocked(province))
    return '省级计划已锁定，不能制定或调整下级的计划；请联系国家级机构解锁后再办';
  if (!isPassed(province)) return '省级计划尚未审批通过，暂不能制定机构计划';
  return org && isLocked(org) ? '该计划已锁定，不能调整；请联系上级机构解锁后再办' : undefined;
}

/**
 * Why a plan takes no applications. Those who file under a locked province plan keep their dates:
 * locking it keeps others from being planned.
 */
function whyNotFiling(standing: Standing): string | undefined {
  if (whyEnded(standing))
    return '该认定机构的计划已结束，不再接受网上申报；请选择其他确认点或等待下一批次';
  const { province, org } = standing;
  const stands = (isPassed(province) || isLocked(province)) && org !== undefined && isPassed(org);
  return stands ? undefined : '该确认点当前不接受网上申报';
}
