import { defineFlow, defineStatus } from '../kit';

/** How far a maintenance has come. */
export const maintenanceState = defineStatus(
  {
    planned: { code: 0, label: '计划中', tone: 'pending' },
    running: { code: 1, label: '进行中', tone: 'running' },
    over: { code: 2, label: '已结束', tone: 'good' },
  },
  'maintenanceState',
);

/** 维护安排: begins and ends by the clock; ended by hand before its time. */
export const maintenanceFlow = defineFlow(maintenanceState, {
  end: { from: 'running', to: 'over', otherwise: '只有进行中的维护可以提前结束' },
  edit: { from: ['planned', 'running'], otherwise: '已结束的维护不能再修改，请另外安排' },
  remove: { from: 'planned', otherwise: '已经开始的维护不能删除，请提前结束' },
});

/** How far a maintenance has come at a minute. */
export function maintenanceStateAt(
  minute: string,
  { beginTime, endTime }: { readonly beginTime: string; readonly endTime: string },
): number {
  if (endTime <= minute) return maintenanceState.code('over');
  return maintenanceState.code(beginTime <= minute ? 'running' : 'planned');
}
