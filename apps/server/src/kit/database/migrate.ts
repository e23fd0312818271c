import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { runMigrations } from 'graphile-worker';
import type { ClientBase, Pool } from 'pg';

/** The database was made by a newer version of the product. */
export class NewerDatabase extends Error {}

/** A lock that a migration needs was not given in time. */
export class MigrationBlocked extends Error {}

/** How long a migration waits and what it says. */
export interface MigrateOptions {
  /**
   * How long one try waits for a lock that calls hold, in milliseconds; a longer wait would stop
   * the calls behind it.
   */
  readonly lockTimeout?: number;
  readonly tries?: number;
  /**
   * The last one to apply, when not all are wanted: the rows of an older backup fit the tables of
   * then.
   */
  readonly upTo?: string;
  /** Told of every file before it runs. */
  readonly tell?: (text: string) => void;
}

/**
 * The lock of Kysely's migrator, which older versions of this product use: only one of all migrates
 * at a time.
 */
const LOCK = '3853314791062309107';
const RETRY = 500;
/**
 * First line of a file that runs outside a transaction, a statement at a time: for indexes made
 * beside running calls. Such a file holds plain statements that may be repeated, each ending a
 * line.
 */
const OUTSIDE = /^-- no transaction\b/;

/**
 * Applies the migrations that are missing, in order, and those of the job queue; returns the names
 * of ours. Each file is one transaction, without a limit of time. Two migrators at once are safe.
 */
export async function migrate(
  pool: Pool,
  folder: string,
  options: MigrateOptions = {},
): Promise<string[]> {
  const client = await pool.connect();
  const done: string[] = [];
  try {
    await client.query(
      `set statement_timeout = 0; set lock_timeout = 0; select pg_advisory_lock(${LOCK})`,
    );
    await client.query(
      'create table if not exists kysely_migration (name varchar(255) not null primary key, "timestamp" varchar(255) not null)',
    );
    const { rowCount } = await client.query('select from kysely_migration limit 1');
    for (const name of await pendingMigrations(client, folder)) {
      if (options.upTo !== undefined && name > options.upTo) break;
      // Making an empty database takes no time worth a word.
      if (rowCount) options.tell?.(name);
      await apply(client, name, readFileSync(join(folder, `${name}.sql`), 'utf8'), options);
      done.push(name);
    }
  } finally {
    // The connection ends with its lock and its settings; the next one of the pool is as the pool
    // makes them.
    client.release(true);
  }
  await runMigrations({ pgPool: pool });
  return done;
}

/** Names of migrations that this database lacks; refuses one that knows more than this program. */
export async function pendingMigrations(client: ClientBase, folder: string): Promise<string[]> {
  const known = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .map((name) => name.slice(0, -4))
    .sort();
  const { rows } = await client.query<{ name: string }>(
    'select name from kysely_migration order by name',
  );
  const there = new Set(rows.map(({ name }) => name));
  const unknown = rows.find(({ name }) => !known.includes(name));
  if (unknown)
    throw new NewerDatabase(
      `数据由更新版本的系统建立（${unknown.name}），请升级程序后再启动，或另设 TQC_DATA`,
    );
  return known.filter((name) => !there.has(name));
}

async function apply(
  client: ClientBase,
  name: string,
  text: string,
  { lockTimeout = 5000, tries = 12 }: MigrateOptions,
): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`set lock_timeout = ${lockTimeout}`);
      if (OUTSIDE.test(text)) {
        for (const statement of text.split(/;\s*$/m).filter((part) => part.trim()))
          await client.query(statement);
        await note(client, name);
      } else {
        await client.query('begin');
        await client.query(text);
        await note(client, name);
        await client.query('commit');
      }
      return;
    } catch (error) {
      await client.query('rollback');
      if ((error as { code?: string }).code !== '55P03') throw error;
      if (attempt >= tries)
        throw new MigrationBlocked(
          `数据库升级（${name}）等不到所需的锁：有长时间未结束的操作占用着数据表，请结束后再启动`,
        );
      await sleep(RETRY * (0.5 + Math.random()));
    }
  }
}

async function note(client: ClientBase, name: string): Promise<void> {
  await client.query('insert into kysely_migration (name, "timestamp") values ($1, $2)', [
    name,
    new Date().toISOString(),
  ]);
}
