import { defineFlow, defineStatus } from '../kit';

/** How far another name of an organisation has come. */
export const renameState = defineStatus(
  {
    waiting: { code: 0, label: '待生效', tone: 'pending' },
    inForce: { code: 1, label: '已生效', tone: 'good' },
  },
  'renameState',
);

/** 机构更名: the new name counts from its day on; until then it can be taken back. */
export const renameFlow = defineFlow(renameState, {
  turn: { from: 'waiting', to: 'inForce', otherwise: '只有待生效的更名会生效' },
  remove: { from: 'waiting', otherwise: '已经生效的更名不能删除；名称有误请再办一次更名' },
});
