import {
  accessQueryResult,
  recognitionStatus,
  recordStatusRegister,
  regChangeStatus,
} from '../dictionaries';
import { defineFlow } from '../kit';
import { decisions } from './decisions';

/** Every step of an application: the decisions (decisions.ts), completion, numbering. */
export const recognitionFlow = defineFlow(recognitionStatus, {
  ...decisions.rows,
  applicantCompletes: { from: 'incomplete', to: 'filed', otherwise: '该申请没有待补全的材料' },
  issueNumber: {
    from: 'approved',
    to: 'recognised',
    otherwise: '只有审批通过待编号的申请可以生成证书编号',
  },
  takeBackNumber: { from: 'recognised', to: 'approved', otherwise: '只有已编号的申请可以收回编号' },
});

/** A record: normal, restricted, deleted, 准入查询异常, 待补学历. */
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

/** 准入查询: waiting, under way, and its five results. */
export const accessQueryFlow = defineFlow(accessQueryResult, {
  send: { from: 'waiting', to: 'querying', otherwise: '只有待查询的申请可以发起查询' },
  sendAgain: { from: 'normal', to: 'querying', otherwise: '只有查询结果正常的申请可以重新查询' },
  rename: {
    from: 'normal',
    to: 'waiting',
    otherwise: '只有查询结果正常的申请在更名后重新查询',
  },
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

/** A change of an application's data: reviewed by somebody other than the one who asked. */
export const regChangeFlow = defineFlow(regChangeStatus, {
  pass: { from: 'waiting', to: 'passed', otherwise: '该变更已审核，不能重复审核' },
  fail: { from: 'waiting', to: 'failed', otherwise: '该变更已审核，不能重复审核' },
  withdraw: { from: 'waiting', otherwise: '该变更已审核，不能撤回' },
  requestAgain: { from: 'failed', to: 'waiting', otherwise: '只有审核不通过的变更可以重新申请' },
});
