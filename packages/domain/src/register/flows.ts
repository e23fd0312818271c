import {
  accessQueryResult,
  recognitionStatus,
  recordStatusRegister,
  regChangeStatus,
} from '../dictionaries';
import { defineFlow } from '../kit';

const MOVED_ON = '该申请的状态已变化，请刷新后再操作';

/** 认定申请从申报到认定的每一步。 */
export const recognitionFlow = defineFlow(recognitionStatus, {
  receive: { from: 'declared', to: 'filed', otherwise: '只有已申报未受理的申请可以受理' },
  materialsIncomplete: {
    from: 'filed',
    to: 'incomplete',
    otherwise: '只有待确认的申请可以要求补全材料',
  },
  applicantCompletes: { from: 'incomplete', to: 'filed', otherwise: '该申请没有待补全的材料' },
  materialsQualified: {
    from: 'filed',
    to: 'qualified',
    otherwise: '只有待确认的申请可以核验为材料合格',
  },
  checkFailed: { from: 'filed', to: 'refused', otherwise: '只有待确认的申请可以核验为不通过' },
  notCompletedInTime: {
    from: 'incomplete',
    to: 'refused',
    otherwise: '只有材料待补全的申请可以按逾期未补全处理',
  },
  confirm: { from: 'qualified', to: 'confirmed', otherwise: '只有材料合格的申请可以确认通过' },
  confirmFailed: {
    from: 'qualified',
    to: 'refused',
    otherwise: '只有材料合格的申请可以确认不通过',
  },
  askMoreMaterials: {
    from: 'qualified',
    to: 'incomplete',
    otherwise: '只有材料合格的申请可以再要求补全材料',
  },
  withdrawConclusion: {
    from: 'refused',
    to: 'filed',
    otherwise: '只有确认未通过的申请可以撤销结论',
  },
  approve: { from: 'confirmed', to: 'approved', otherwise: MOVED_ON },
  approveFail: { from: 'confirmed', to: 'failed', otherwise: MOVED_ON },
  returnToConfirmation: { from: 'confirmed', to: 'qualified', otherwise: MOVED_ON },
  withdrawApproval: {
    from: 'approved',
    to: 'confirmed',
    otherwise: '只有待编号的申请可以撤回审批',
  },
  withdrawFailure: {
    from: 'failed',
    to: 'confirmed',
    otherwise: '只有认定未通过的申请可以撤回结论',
  },
  issueNumber: {
    from: 'approved',
    to: 'recognised',
    otherwise: '只有审批通过待编号的申请可以生成证书编号',
  },
  takeBackNumber: { from: 'recognised', to: 'approved', otherwise: '只有已编号的申请可以收回编号' },
});

/** 记录状态：正常、受限、删除、准入查询异常、待补学历。 */
export const recordFlow = defineFlow(recordStatusRegister, {
  restrict: { from: 'normal', to: 'restricted', otherwise: '该记录不是正常状态' },
  release: { from: 'restricted', to: 'normal', otherwise: '该记录没有受限' },
  remove: { from: 'normal', to: 'deleted', otherwise: '该记录不是正常状态，不能删除' },
  undelete: { from: 'deleted', to: 'normal', otherwise: '该记录没有删除' },
  accessAbnormal: { from: 'normal', to: 'accessAbnormal', otherwise: '该记录不是正常状态' },
  accessCleared: { from: 'accessAbnormal', to: 'normal', otherwise: '该记录没有准入查询异常' },
  awaitCollege: { from: 'normal', to: 'awaitingCollege', otherwise: '该记录不是正常状态' },
  collegePassed: { from: 'awaitingCollege', to: 'normal', otherwise: '该记录没有待补学历' },
  collegeMissing: { from: 'awaitingCollege', to: 'deleted', otherwise: '该记录没有待补学历' },
});

/** 准入查询：待查询、查询中与五种结果。 */
export const accessQueryFlow = defineFlow(accessQueryResult, {
  send: { from: 'waiting', to: 'querying', otherwise: '只有待查询的申请可以发起查询' },
  cancel: { from: 'querying', to: 'waiting', otherwise: '只有查询中的申请可以取消查询' },
  answerNormal: { from: 'querying', to: 'normal', otherwise: '该申请没有在查询' },
  answerJudgment: { from: 'querying', to: 'judgment', otherwise: '该申请没有在查询' },
  answerProsecution: { from: 'querying', to: 'prosecution', otherwise: '该申请没有在查询' },
  answerNonProsecution: { from: 'querying', to: 'nonProsecution', otherwise: '该申请没有在查询' },
  answerViolation: { from: 'querying', to: 'violation', otherwise: '该申请没有在查询' },
  reconsider: {
    from: ['judgment', 'prosecution', 'nonProsecution', 'violation'],
    to: 'querying',
    otherwise: '只有查询结果异常的申请可以复议',
  },
});

/** 认定申请的数据变更：申请人以外的人审核。 */
export const regChangeFlow = defineFlow(regChangeStatus, {
  pass: { from: 'waiting', to: 'passed', otherwise: '该变更已审核，不能重复审核' },
  fail: { from: 'waiting', to: 'failed', otherwise: '该变更已审核，不能重复审核' },
  requestAgain: { from: 'failed', to: 'waiting', otherwise: '只有审核不通过的变更可以重新申请' },
});
