import { BatchStatus, orgBatchApproval, planEndStatus, regChangeStatus } from '../dictionaries';
import { defineFlow } from '../kit';

/** 批次：两条线（认定、定期注册）相同。 */
export const batchFlow = defineFlow(BatchStatus, {
  update: { from: 'open', otherwise: '批次已结束，不能再修改' },
  remove: { from: 'open', otherwise: '批次已结束，不能删除' },
  end: { from: 'open', to: 'ended', otherwise: '批次已经结束' },
});

/** 计划的上报与审批：省级计划报国家，机构计划报上级。 */
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

/** 计划的结束：下级申请，上级同意或退回。 */
export const planEndFlow = defineFlow(planEndStatus, {
  applyEnd: { from: ['running', 'returned'], to: 'applied', otherwise: '该计划已申请结束' },
  endPlan: { from: 'applied', to: 'ended', otherwise: '该计划没有待审批的结束申请' },
  returnEnd: { from: 'applied', to: 'returned', otherwise: '该计划没有待审批的结束申请' },
});

/** 省级计划由国家级直接结束，不用申请。 */
export const provinceEndFlow = defineFlow(planEndStatus, {
  endPlan: { from: ['running', 'applied', 'returned'], to: 'ended', otherwise: '该计划已经结束' },
});

/** 计划变更：省级申请，国家级审批。 */
export const planChangeFlow = defineFlow(regChangeStatus, {
  edit: { from: 'waiting', otherwise: '该变更已经审批，不能再操作' },
  pass: { from: 'waiting', to: 'passed', otherwise: '该变更已经审批，不能再操作' },
  fail: { from: 'waiting', to: 'failed', otherwise: '该变更已经审批，不能再操作' },
  withdraw: { from: 'waiting', otherwise: '该变更已审批，不能撤回' },
});
