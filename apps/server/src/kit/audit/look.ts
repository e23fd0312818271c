import type { Pool } from 'pg';
import { queriesOn, systemScope, transaction } from '../scope';
import type { Ticks } from '../ticks';
import type { AuditKeys } from './signing';
import { verifyRecent, type RecentVerdict } from './verify';

/** What the look needs of the running server. */
interface Watched {
  readonly pool: Pool;
  readonly system?: Pool;
  readonly auditHeads: string;
  readonly auth: { readonly keys: AuditKeys };
  readonly clock: () => Date;
  readonly ticks: () => Ticks;
}

/** A verdict, and when it was found. */
export interface Looked {
  readonly verdict: RecentVerdict;
  readonly at: Date;
}

interface Look {
  running?: Promise<Looked>;
  last?: { readonly looked: Looked; readonly from: Ticks };
}

const looks = new WeakMap<Pool, Look>();

/**
 * The verdict on the newest part of the audit. A look takes seconds, so there is one at a time,
 * whoever asks, on a connection that no call waits for; one not older than `age` milliseconds is
 * given again.
 */
export async function lookAtAudit(app: Watched, age = 0): Promise<Looked> {
  const look = looks.get(app.pool) ?? {};
  looks.set(app.pool, look);
  const { last } = look;
  if (last && app.ticks() - last.from <= age && age > 0) return last.looked;
  look.running ??= lookNow(app)
    .then((looked) => {
      look.last = { looked, from: app.ticks() };
      return looked;
    })
    .finally(() => {
      delete look.running;
    });
  return look.running;
}

async function lookNow({ pool, system, auditHeads, auth, clock }: Watched): Promise<Looked> {
  const at = clock();
  const verdict = await transaction(system ?? pool, systemScope, (db) =>
    verifyRecent(auditHeads, auth.keys, queriesOn(db)),
  );
  return { verdict, at };
}
