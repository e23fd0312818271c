import type { Db } from './kyselyOn';
import { queriesOn, type Queries } from './queries';
import { asSystem } from './transaction';

/**
 * Plain SQL inside the transaction of a call, each statement as the system: for the person's own
 * password, which no level can read.
 */
export function systemQueriesOn(db: Db): Queries {
  const own = queriesOn(db);
  return { query: (text, values) => asSystem(db, () => own.query(text, values)) };
}
