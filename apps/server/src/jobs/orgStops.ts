import type { AppParts } from '../kit/serve';
import { systemScope, transaction } from '../kit/scope';
import { carryOutStops } from '../trade/orgStops';

/** Every minute: stops are said by the minute. One process of several runs it. */
export const ORG_STOPS_AT = '* * * * * orgStops';

/** Stops organisations whose minute has come and starts those whose stop is over. */
export function orgStops({ pool, clock }: Pick<AppParts, 'pool' | 'clock'>): Promise<void> {
  return transaction(pool, systemScope, (db) =>
    carryOutStops({
      db,
      now: clock(),
      adminId: null,
      operator: '系统',
      operatorOrg: '',
      ip: '',
    }),
  );
}
