import { limitStatus } from '../dictionaries';
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
