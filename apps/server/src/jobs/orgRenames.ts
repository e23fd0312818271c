import type { AppParts } from '../kit/serve';
import { systemScope, transaction } from '../kit/scope';
import { turnNames } from '../trade/orgRenames';

/** Every minute: a name counts from midnight, also where the product stood still that night. */
export const ORG_RENAMES_AT = '* * * * * orgRenames';

/** Gives organisations the names whose day has come. */
export function orgRenames({ pool, clock }: Pick<AppParts, 'pool' | 'clock'>): Promise<void> {
  return transaction(pool, systemScope, (db) =>
    turnNames({ db, now: clock(), adminId: null, operator: '系统', operatorOrg: '', ip: '' }),
  );
}
