import { setTimeout as sleep } from 'node:timers/promises';
import { CamelCasePlugin, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Pool, PoolClient, QueryResult } from 'pg';
import { holding } from '../database/oneConnection';
import type { Tables } from '../tables';

/** The database as a handler sees it: one open transaction under the role of the caller's level. */
export type Db = Kysely<Tables>;

/** Whose eyes a transaction has. */
export interface Scope {
  readonly role: string;
  readonly settings: Readonly<Record<string, string>>;
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
}

/** The system itself: sees every row, used by jobs and by calls without a session. */
export const systemScope: Scope = { role: 'tqc_system', settings: {} };

/**
 * The rows of one organisation's place, a single equality a level (docs/decisions/D-002), and what
 * belongs to the person.
 */
export function scopeOf({ orgType, prov, city, county, point, adminId, orgId }: Placed): Scope {
  const code = { 1: point, 2: county, 3: city, 4: prov }[orgType] ?? '';
  // An empty code would mean "all rows without a place"; an organisation like that must not come
  // this far.
  if (orgType < 5 && code === '')
    throw new Error(`organisation ${orgId ?? ''} of level ${orgType} has no code of its place`);
  return {
    role: `tqc_l${orgType}`,
    settings: { code, prov, city, county, admin: numberOf(adminId), org: numberOf(orgId) },
  };
}

/** A display is nobody: what belongs to persons is closed to it. */
const numberOf = (id: string | undefined) => (id !== undefined && /^\d{1,18}$/.test(id) ? id : '');

/** A Kysely over one client that somebody else opens and closes. */
export function kyselyOn(client: PoolClient): Db {
  const only = { query: client.query.bind(client), release: () => undefined };
  const pool = { connect: async () => only, end: async () => undefined };
  // The dialect wants a pool; ours lends the one client of the transaction.
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool: pool as never }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
}

/**
 * A Kysely over the whole pool, outside any transaction: for calls without a session and for the
 * system's own work.
 */
export function kyselyOfPool(pool: Pool): Db {
  const known = wholePools.get(pool);
  if (known) return known;
  const made: Db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });
  wholePools.set(pool, made);
  return made;
}

const wholePools = new WeakMap<Pool, Db>();

function enter({ role, settings }: Scope): string {
  const sets = Object.entries(settings).map(
    ([name, value]) => `set local app.${name} = ${pg.escapeLiteral(value)}`,
  );
  return [`set local role ${pg.escapeIdentifier(role)}`, ...sets].join('; ');
}

/** Statements that belong to the transaction but not to the caller's rights. */
export interface Around<T> {
  /** Runs first, before the role is taken; a value ends the transaction early and is the result. */
  readonly before?: (client: PoolClient) => Promise<T | undefined>;
  /**
   * Text of statements that run last, after the role is given back, in the same message as the
   * commit.
   */
  readonly after?: (result: T) => string;
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
  for (let repeats = 0; ; repeats += 1) {
    try {
      return await once(pool, scope, work, around);
    } catch (error) {
      const lost = LOST.has((error as { code?: string } | null)?.code ?? '');
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
  around: Around<T>,
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    if (around.before) {
      await client.query('begin');
      const early = await around.before(client);
      if (early !== undefined) {
        await client.query('commit');
        return early;
      }
      await client.query(enter(scope));
    } else {
      await client.query(`begin; ${enter(scope)}`);
    }
    const result = await holding(pool, () => work(kyselyOn(client)));
    const closing = around.after?.(result);
    const answers = (await client.query(
      closing ? `reset role; ${closing}; commit` : 'commit',
    )) as unknown as QueryResult | QueryResult[];
    const last = Array.isArray(answers) ? answers.at(-1) : answers;
    // A commit of a failed transaction answers ROLLBACK without an error: it must not pass for
    // success.
    if (last?.command !== 'COMMIT') throw new Error(`transaction ended with ${last?.command}`);
    return result;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
