import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { rowsOf, send, type Statement } from '../database/message';
import { holding } from '../database/oneConnection';
import { isStalePlan } from '../database/prepared';
import { converse, type Conversation, type Guard } from './conversation';
import { kyselyOn, type Db } from './kyselyOn';
import { placesOf } from './places';
import type { Queries } from './queries';

/** Whose eyes a transaction has. */
export interface Scope {
  readonly role: string;
  readonly settings: Readonly<Record<string, string>>;
  /** Whose connection it is, of the few that one person holds at once; the system's where empty. */
  readonly person?: string;
  /** The longest a statement may take, in milliseconds, where it is not what the pool says. */
  readonly budget?: number;
  /** How long is waited for an answer then, where it is longer than the pool waits. */
  readonly patience?: number;
}

/** An organisation's place, and who asks where somebody does. */
export interface Placed {
  readonly orgType: number;
  readonly prov: string;
  readonly city: string;
  readonly county: string;
  readonly point: string;
  readonly adminId?: string;
  readonly orgId?: string;
  readonly person?: string;
}

/** The system itself: sees every row, used by jobs and by calls without a session. */
export const systemScope: Scope = { role: 'tqc_system', settings: {} };

/**
 * The rows of one organisation's place, a single equality a level (docs/decisions/D-002), and what
 * belongs to the person.
 */
export function scopeOf(placed: Placed): Scope {
  const { orgType, prov, city, county, point, adminId, orgId, person = adminId } = placed;
  const code = { 1: point, 2: county, 3: city, 4: prov }[orgType] ?? '';
  // An empty code would mean "all rows without a place"; an organisation like that must not come
  // this far.
  if (orgType < 5 && code === '')
    throw new Error(`organisation ${orgId ?? ''} of level ${orgType} has no code of its place`);
  return {
    role: `tqc_l${orgType}`,
    settings: { code, prov, city, county, admin: numberOf(adminId), org: numberOf(orgId) },
    ...(person === undefined ? {} : { person }),
  };
}

/** A display is nobody: what belongs to persons is closed to it. */
const numberOf = (id: string | undefined) => (id !== undefined && /^\d{1,18}$/.test(id) ? id : '');

/** The role and the place of the caller, for this transaction only. */
function enter({ role, settings, budget }: Scope): Statement {
  const all = [
    ['role', role],
    ...Object.entries(settings).map(([name, value]) => [`app.${name}`, value]),
    ...(budget === undefined ? [] : [['statement_timeout', String(budget)]]),
  ];
  return {
    text: `select ${all.map(([name], at) => `set_config('${name}', $${at + 1}, true)`).join(', ')}`,
    values: all.map(([, value]) => value),
  };
}

/** Statements that belong to the transaction but not to the caller's rights. */
export interface Around<T> {
  /** What has to hold before anything the work does may count, as the system. */
  readonly guards?: readonly Guard[];
  /** Runs first, before the role is taken. */
  readonly before?: (queries: Queries) => Promise<void>;
  /** Statements that run last, after the role is given back, in the same message as the commit. */
  readonly after?: (result: T) => readonly Statement[];
  /** False for work that must not run twice, because it reaches outside the database. */
  readonly repeat?: boolean;
}

/**
 * How often a transaction that lost against another is tried anew, and how long it waits before, at
 * most.
 */
const REPEATS = 2;
const WAIT = 40;
/**
 * Two transactions waited for each other, or one would have seen what the other had not written
 * yet.
 */
const LOST = new Set(['40P01', '40001']);

/**
 * Runs `work` in one transaction under a scope; commits its result or rolls everything back. One
 * that loses against another is repeated from its beginning, so `work` must do nothing outside the
 * database that may not happen twice.
 */
export async function transaction<T>(
  pool: Pool,
  scope: Scope,
  work: (db: Db) => Promise<T>,
  around: Around<T> = {},
): Promise<T> {
  const places = placesOf(pool);
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await places(scope.person, () => once(pool, scope, work, around));
    } catch (error) {
      const lost = LOST.has((error as { code?: string } | null)?.code ?? '') || isStalePlan(error);
      if (!lost || around.repeat === false || repeats >= REPEATS) throw error;
      await sleep(Math.random() * WAIT * (repeats + 1));
    }
  }
}

/**
 * Does one piece of a call's work as the system, in the same transaction: for what the call is
 * there to do and its level may not touch, like its own password.
 */
export async function asSystem<T>(db: Db, work: () => Promise<T>): Promise<T> {
  const { rows } = await sql<{ role: string }>`select current_user::text as role`.execute(db);
  await sql`set local role tqc_system`.execute(db);
  const result = await work();
  // After an error the transaction is at its end anyway, or a savepoint gives the role back.
  await sql`set local role ${sql.id(rows[0]?.role ?? '')}`.execute(db);
  return result;
}

async function once<T>(
  pool: Pool,
  scope: Scope,
  work: (db: Db) => Promise<T>,
  { guards = [], before, after }: Around<T>,
): Promise<T> {
  const client = await pool.connect();
  const conversation = converse(client, scope.patience);
  let broken: Error | undefined;
  try {
    for (const first of [BEGIN, ...guards]) conversation.ahead(first);
    if (before) await before(plainOn(conversation));
    conversation.ahead(enter(scope));
    const result = await holding(pool, () => work(kyselyOn(conversation, scope.role)));
    const last = await conversation
      .close([RESET, ...(after?.(result) ?? []), COMMIT])
      .catch(failedBefore);
    // A commit of a failed transaction answers ROLLBACK without an error: it must not pass for
    // success.
    if (last.command !== 'COMMIT') throw new Error(`transaction ended with ${last.command}`);
    return result;
  } catch (error) {
    if (conversation.end()) broken = await rolledBack(client);
    throw error;
  } finally {
    conversation.end();
    client.release(broken);
  }
}

const BEGIN: Statement = { text: 'begin' };
const RESET: Statement = { text: 'reset role' };
const COMMIT: Statement = { text: 'commit' };

/** The work went on over a statement that had failed: nothing of it is kept. */
function failedBefore(error: { readonly code?: string }): never {
  throw error.code === ABORTED ? new Error('transaction ended with ROLLBACK') : error;
}

const ABORTED = '25P02';

/** Why the connection cannot be used again, or undefined. */
async function rolledBack(client: PoolClient): Promise<Error | undefined> {
  const { error } = await send(client, [{ text: 'rollback' }]);
  return error;
}

function plainOn(conversation: Conversation): Queries {
  return {
    async query(text, values = []) {
      const answer = await conversation.ask({ text, values });
      return { rows: rowsOf(answer), rowCount: answer.rowCount };
    },
  };
}
