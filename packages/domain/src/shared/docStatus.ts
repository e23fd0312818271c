import { defineFlow, defineStatus } from '../kit';

/** Whether a material for downloading is there for those it is meant for. */
export const docStatus = defineStatus(
  {
    withdrawn: { code: 0, label: '已撤回', tone: 'held' },
    published: { code: 1, label: '已发布', tone: 'good' },
  },
  'docStatus',
);

/** 资料下载: what was put out is taken back before it is deleted. */
export const docFlow = defineFlow(docStatus, {
  withdraw: { from: 'published', to: 'withdrawn', otherwise: '只有已发布的资料可以撤回' },
  publish: { from: 'withdrawn', to: 'published', otherwise: '只有已撤回的资料可以重新发布' },
  remove: { from: 'withdrawn', otherwise: '只有已撤回的资料可以删除，请先撤回' },
});
