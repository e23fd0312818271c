import type { AppParts } from '../kit/serve';
import { systemScope, transaction } from '../kit/scope';
import { evaluateAlerts, tellAlerts } from '../trade/wall';

/** Every minute; one process of several runs it. */
export const WALL_ALERTS_AT = '* * * * * wallAlerts';

/** Counts the rules of the monitoring, opens or closes their warnings and tells new ones. */
export async function wallAlerts({
  pool,
  personal,
  clock,
}: Pick<AppParts, 'pool' | 'personal' | 'clock'>): Promise<void> {
  await evaluateAlerts(pool, clock());
  await transaction(pool, systemScope, (db) => tellAlerts(db, personal, clock()));
}
