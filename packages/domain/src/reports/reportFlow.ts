import { reportStatus } from '../dictionaries';
import { defineFlow } from '../kit';

const PUBLISHABLE = '只有草稿可以发布';

/**
 * 报表: a draft is published at once, or by a second person where it shows the whole nation; what
 * is published stays in use while a new version of it is a draft.
 */
export const reportFlow = defineFlow(reportStatus, {
  edit: { from: 'draft', otherwise: '待复核和已停用的报表不能修改，请先退回或重新启用' },
  begin: { from: 'published', to: 'draft', otherwise: '只有已发布的报表可以开始新版本' },
  put: { from: 'draft', to: 'published', otherwise: PUBLISHABLE },
  ask: { from: 'draft', to: 'waiting', otherwise: PUBLISHABLE },
  approve: { from: 'waiting', to: 'published', otherwise: '只有待复核的报表可以通过' },
  return: { from: 'waiting', to: 'draft', otherwise: '只有待复核的报表可以退回' },
  stop: { from: 'published', to: 'stopped', otherwise: '只有已发布的报表可以停用' },
  start: { from: 'stopped', to: 'published', otherwise: '只有已停用的报表可以重新启用' },
  remove: { from: ['draft', 'stopped'], otherwise: '只有草稿和已停用的报表可以删除，请先停用' },
});

/** The level whose reports show the whole nation. */
const CENTRE = 5;

/** Whether a report is published only when a second person has looked at it. */
export function needsSecond(audience: readonly number[]): boolean {
  return audience.includes(CENTRE);
}
