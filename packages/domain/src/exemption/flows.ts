import { filingStatus } from '../dictionaries';
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
