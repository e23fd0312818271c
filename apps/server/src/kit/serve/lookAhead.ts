import { scopeOf, transaction } from '../scope';
import type { Principal } from '../session';
import type { Passing } from './passing';

/** What a call asks before its transaction; nothing for most. */
export async function lookAhead(
  { app, served, facts, now }: Pick<Passing, 'app' | 'served' | 'facts' | 'now'>,
  who: Principal,
  input: unknown,
): Promise<unknown> {
  return served.ahead?.({
    input,
    who,
    app,
    now,
    request: facts,
    read: (work) => transaction(app.pool, scopeOf(who), (db) => work({ db, app })),
  });
}
