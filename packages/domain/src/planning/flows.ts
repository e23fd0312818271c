import { BatchStatus, orgBatchApproval, planEndStatus, regChangeStatus } from '../dictionaries';
import { defineFlow } from '../kit';

const batchSteps = {
  update: { from: 'open', otherwise: '批次已结束，不能再修改' },
  remove: { from: 'open', otherwise: '批次已结束，不能删除' },
  end: { from: 'open', to: 'ended', otherwise: '批次已经结束' },
} as const;

/** A batch of either line (认定, 定期注册). */
export const batchFlow = defineFlow(BatchStatus, batchSteps);

const CENTRE = 5;

/**
 * Why an organisation does not set batches: they are the national centre's; an account that
 * watches below it may hold the right and still look only.
 */
export const notItsBatch = (orgType: number): string | undefined =>
  orgType === CENTRE ? undefined : '批次由国家级机构设置，本机构只能查看；需要调整请联系国家级机构';

/** A batch of periodic registration: what was ended too early goes on. */
export const enrollBatchFlow = defineFlow(BatchStatus, {
  ...batchSteps,
  reopen: { from: 'ended', to: 'open', otherwise: '批次没有结束，不需要恢复' },
});

/** Plans handed up and approved: a province's by the centre, an organisation's by the one above. */
export const approvalFlow = defineFlow(orgBatchApproval, {
  edit: {
    from: ['draft', 'failed'],
    otherwise: '计划已上报，不能修改；如需调整请先撤回或申请变更',
  },
  report: { from: 'draft', to: 'reported', otherwise: '只有未上报的计划可以上报' },
  reportAgain: { from: 'failed', to: 'reported', otherwise: '只有审批不通过的计划可以重新上报' },
  withdraw: { from: 'reported', to: 'draft', otherwise: '计划已审批，不能撤回' },
  pass: { from: 'reported', to: 'passed', otherwise: '该计划不是待审批状态，请刷新后查看' },
  fail: { from: 'reported', to: 'failed', otherwise: '该计划不是待审批状态，请刷新后查看' },
  amend: {
    from: ['reported', 'passed'],
    otherwise: '只有待审批或审批通过的计划可以代为修改',
  },
  lock: { from: 'passed', to: 'locked', otherwise: '只有审批通过的计划可以锁定' },
  unlock: { from: 'locked', to: 'passed', otherwise: '计划没有锁定' },
  remove: { from: 'draft', otherwise: '计划已上报，不能删除' },
  setFiling: { from: 'passed', otherwise: '审批通过的计划才能开放或关闭网报' },
  askChange: { from: 'passed', otherwise: '只有审批通过的计划可以申请变更' },
  applyEnd: {
    from: 'passed',
    otherwise: '只有审批通过的计划可以申请结束；已锁定的请先联系上级机构解锁',
  },
  end: { from: ['passed', 'locked'], to: 'locked', otherwise: '只有审批通过的计划可以结束' },
});

/** A plan's end: asked for from below, agreed or returned from above. */
export const planEndFlow = defineFlow(planEndStatus, {
  applyEnd: { from: ['running', 'returned'], to: 'applied', otherwise: '该计划已申请结束' },
  endPlan: { from: 'applied', to: 'ended', otherwise: '该计划没有待审批的结束申请' },
  returnEnd: { from: 'applied', to: 'returned', otherwise: '该计划没有待审批的结束申请' },
  forceEnd: { from: ['running', 'applied', 'returned'], to: 'ended', otherwise: '该计划已经结束' },
});

/** A province's plan is ended by the centre, without being asked. */
export const provinceEndFlow = defineFlow(planEndStatus, {
  endPlan: { from: ['running', 'applied', 'returned'], to: 'ended', otherwise: '该计划已经结束' },
});

/** A change of plan: its organisation asks, the one above decides. */
export const planChangeFlow = defineFlow(regChangeStatus, {
  edit: { from: 'waiting', otherwise: '该变更已经审批，不能再操作' },
  pass: { from: 'waiting', to: 'passed', otherwise: '该变更已经审批，不能再操作' },
  fail: { from: 'waiting', to: 'failed', otherwise: '该变更已经审批，不能再操作' },
  withdraw: { from: 'waiting', otherwise: '该变更已审批，不能撤回' },
});
