import { limitPushStatus, limitStatus } from '../dictionaries';
import { defineFlow } from '../kit';
import { limitDecisions } from './decisions';

/** 限制库: entered, approved by the level above, lifted by two others or by its term. */
export const limitFlow = defineFlow(limitStatus, {
  edit: { from: 'draft', otherwise: '只有草稿可以修改' },
  submit: {
    from: ['draft', 'refused'],
    to: 'reported',
    otherwise: '只有草稿或审批不通过的限制可以提交',
  },
  withdraw: { from: 'reported', to: 'draft', otherwise: '只有待审批的限制可以撤回' },
  askRelease: { from: 'limited', to: 'releaseAsked', otherwise: '只有限制中的可以申请解除' },
  withdrawRelease: {
    from: 'releaseAsked',
    to: 'limited',
    otherwise: '只有待解除初审的解除申请可以撤回',
  },
  remove: { from: ['draft', 'refused'], otherwise: '只有草稿或审批不通过的限制可以删除' },
  ...limitDecisions.rows,
  expire: { from: 'limited', to: 'released', otherwise: '只有限制中的会到期' },
});

/** 限制库推送: what a platform is to hear of an entry, until it has heard it or need not. */
export const limitPushFlow = defineFlow(limitPushStatus, {
  send: { from: 'waiting', to: 'pushing', otherwise: '只有未推送的记录等待自动推送' },
  again: {
    from: ['failed', 'cancelled'],
    to: 'pushing',
    otherwise: '正在推送或推送成功的记录不必再推送',
  },
  taken: { from: 'pushing', to: 'pushed', otherwise: '只有推送中的记录会有应答' },
  fail: { from: 'pushing', to: 'failed', otherwise: '只有推送中的记录会有应答' },
  cancel: {
    from: ['waiting', 'failed'],
    to: 'cancelled',
    otherwise: '只有未推送或推送失败的记录可以取消，正在推送的请等结果',
  },
});
