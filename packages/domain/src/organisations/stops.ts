import { defineFlow, defineStatus } from '../kit';

/** How far the stop of an organisation has come. */
export const stopState = defineStatus(
  {
    planned: { code: 0, label: '未开始', tone: 'pending' },
    running: { code: 1, label: '停用中', tone: 'held' },
    over: { code: 2, label: '已结束', tone: 'good' },
  },
  'stopState',
);

/** 机构停用: begins and ends at its minutes, or is ended by hand; one that never began is removed. */
export const stopFlow = defineFlow(stopState, {
  begin: { from: 'planned', to: 'running', otherwise: '只有未开始的停用会开始' },
  end: { from: 'running', to: 'over', otherwise: '只有停用中的可以启用' },
  edit: { from: ['planned', 'running'], otherwise: '已结束的停用不能再修改' },
  remove: { from: 'planned', otherwise: '已经开始的停用不能删除，请改为启用' },
});
