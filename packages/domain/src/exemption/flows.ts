import { filingStatus, normalDataStatus, smsTaskStatus } from '../dictionaries';
import { defineFlow } from '../kit';

/** 免试备案: filed by a university, decided by its province; it holds until a day. */
export const exemptFilingFlow = defineFlow(filingStatus, {
  pass: { from: 'waiting', to: 'passed', otherwise: '只有待审批的备案可以审批' },
  return: { from: 'waiting', to: 'returned', otherwise: '只有待审批的备案可以退回' },
  withdraw: { from: 'waiting', to: 'returned', otherwise: '只有待审批的备案可以撤回' },
  edit: {
    from: ['returned', 'expired'],
    to: 'waiting',
    otherwise: '只有退回或已过期的备案可以修改后重新提交',
  },
  remove: { from: 'returned', otherwise: '只有退回修改的备案可以删除' },
  expire: { from: 'passed', to: 'expired', otherwise: '只有审批通过的备案会过期' },
});

/**
 * 高校及专业名录: a university proposes, the province decides; what the province enters itself
 * counts at once.
 */
export const exemptRosterFlow = defineFlow(filingStatus, {
  pass: { from: 'waiting', to: 'passed', otherwise: '只有待审批的专业可以审批' },
  return: { from: 'waiting', to: 'returned', otherwise: '只有待审批的专业可以退回' },
  edit: {
    from: 'returned',
    to: 'waiting',
    otherwise: '只有退回修改的专业可以修改后重新提交',
  },
  correct: {
    from: ['passed', 'returned', 'expired'],
    otherwise: '待审批的专业请先审批，再更正',
  },
  stop: { from: 'passed', to: 'expired', otherwise: '只有已通过的专业可以停用' },
  start: { from: 'expired', to: 'passed', otherwise: '只有停用或过期的专业可以启用' },
  remove: { from: 'returned', otherwise: '只有退回修改的专业可以删除' },
});

/**
 * 免试学生数据: collected by a university, submitted, reviewed by its province; a passed one can be
 * taken back until an application uses it.
 */
export const exemptStudentFlow = defineFlow(normalDataStatus, {
  complete: { from: 'incomplete', to: 'ready', otherwise: '只有待完善的数据可以补全' },
  lack: { from: 'ready', to: 'incomplete', otherwise: '只有待提交的数据会缺少内容' },
  mend: { from: 'abnormal', to: 'ready', otherwise: '只有异常的数据可以更正' },
  edit: {
    from: ['incomplete', 'ready', 'returned', 'abnormal'],
    otherwise: '待审核和审核通过的数据不能修改，请先撤回提交或由上级退回',
  },
  correct: { from: ['waiting', 'passed', 'returned'], otherwise: '待提交的数据由学校修改' },
  submit: {
    from: ['ready', 'returned'],
    to: 'waiting',
    otherwise: '只有待提交和退回的数据可以提交；待完善的请先补全，异常的请先更正',
  },
  withdraw: { from: 'waiting', to: 'ready', otherwise: '只有待审核的数据可以撤回提交' },
  pass: { from: 'waiting', to: 'passed', otherwise: '只有待审核的数据可以审核通过' },
  return: { from: 'waiting', to: 'returned', otherwise: '只有待审核的数据可以退回' },
  revoke: { from: 'passed', to: 'returned', otherwise: '只有审核通过的数据可以撤销' },
  mismatch: {
    from: ['ready', 'waiting'],
    to: 'abnormal',
    otherwise: '只有待提交和待审核的数据核对学籍',
  },
  remove: {
    from: ['incomplete', 'ready', 'returned', 'abnormal'],
    otherwise: '待审核和审核通过的数据不能删除',
  },
});

/** 免试短信任务: laid down for a minute, sent by the system, tried again where texts did not go. */
export const smsTaskFlow = defineFlow(smsTaskStatus, {
  send: { from: 'waiting', to: 'sending', otherwise: '只有待发送的任务可以立即发送' },
  cancel: { from: 'waiting', to: 'cancelled', otherwise: '只有待发送的任务可以取消' },
  finish: { from: 'sending', to: 'done', otherwise: '只有发送中的任务会完成' },
  retry: { from: 'done', to: 'sending', otherwise: '发送完以后才能重发失败的' },
});
