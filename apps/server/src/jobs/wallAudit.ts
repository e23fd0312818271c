import type { AppParts } from '../kit/serve';
import { recountReports } from '../trade/reports';
import { auditDrift, forgetDisplays } from '../trade/wall';

/** Every night at 03:30 in China; the queue keeps UTC. One process of several runs it. */
export const WALL_AUDIT_AT = '30 19 * * * wallAudit';

/**
 * Compares the figures of the wall and the sums of reports with the rows behind them, repairs what
 * drifted and forgets displays of long ago.
 */
export async function wallAudit(app: Pick<AppParts, 'pool' | 'clock'>): Promise<void> {
  const { cells, drifted, took } = await auditDrift(app.pool, app.clock());
  // A drift is a defect of a trigger: it belongs in the log of the operator, not only on the wall.
  if (drifted > 0)
    console.error(`大屏统计核对：${cells}格中有${drifted}格偏差，已改正（${took}ms）`);
  const sums = await recountReports(app.pool);
  if (sums > 0) console.error(`报表汇总核对：${sums}格偏差，已改正`);
  await forgetDisplays(app);
}
