import { filingStatus } from '../dictionaries';
import { defineFlow } from '../kit';

/** 导出权限备案: asked by an organisation, decided by the one above it. */
export const filingFlow = defineFlow(filingStatus, {
  pass: { from: 'waiting', to: 'passed', otherwise: '只有待审批的备案可以审批' },
  return: { from: 'waiting', to: 'returned', otherwise: '只有待审批的备案可以退回' },
  withdraw: { from: 'waiting', to: 'returned', otherwise: '只有待审批的备案可以撤回' },
  edit: {
    from: ['returned', 'expired'],
    to: 'waiting',
    otherwise: '只有退回或已过期的备案可以修改后重新提交',
  },
  replace: { from: ['waiting', 'returned'], otherwise: '审批通过的备案不能再替换承诺书' },
  remove: { from: 'returned', otherwise: '只有退回修改的备案可以删除' },
  expire: { from: 'passed', to: 'expired', otherwise: '只有审批通过的备案会过期' },
});
