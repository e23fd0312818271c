import type { AppParts } from '../kit/serve';
import { evaluateAlerts } from '../trade/wall';

/** Every minute; one process of several runs it. */
export const WALL_ALERTS_AT = '* * * * * wallAlerts';

/** Counts the rules of the monitoring and opens or closes their warnings. */
export async function wallAlerts(app: Pick<AppParts, 'pool' | 'clock'>): Promise<void> {
  await evaluateAlerts(app.pool, app.clock());
}
