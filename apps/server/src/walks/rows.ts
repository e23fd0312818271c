import type { Pool, PoolClient } from 'pg';

/** What every call leaves behind, refused or not: who it was, and that the session lives. */
const TRACES: ReadonlySet<string> = new Set(['audit_inbox', 'session']);

/** How many rows each table has, and when they were written last. */
export type Rows = Readonly<Record<string, string>>;

const questions = new WeakMap<Pool, Promise<string>>();

/** The state of every table of the product; two are alike when nothing was written in between. */
export async function rowsNow(pool: Pool): Promise<Rows> {
  const known = questions.get(pool) ?? question(pool);
  questions.set(pool, known);
  // Named, so that a connection plans it once: that takes longer than counting.
  const asked = { name: 'rows-now', text: await known };
  const client = await pool.connect();
  try {
    await countAlone(client);
    const { rows } = await client.query<{ name: string; state: string }>(asked);
    return stateOf(rows);
  } finally {
    client.release();
  }
}

/** Clients that have been told. */
const alone = new WeakSet<PoolClient>();

/**
 * A hundred tables of a few rows look to the planner like work for three processes, which cost
 * more than the counting. It is told to the owner's connection alone: the product's own plan as
 * they do everywhere.
 */
async function countAlone(client: PoolClient): Promise<void> {
  if (alone.has(client)) return;
  await client.query('set max_parallel_workers_per_gather = 0');
  alone.add(client);
}

const stateOf = (rows: readonly { readonly name: string; readonly state: string }[]): Rows =>
  Object.fromEntries(rows.map(({ name, state }) => [name, state]));

/** The tables that were written to. */
export async function writtenSince(pool: Pool, before: Rows): Promise<string[]> {
  const now = await rowsNow(pool);
  return Object.keys(now).filter((name) => now[name] !== before[name]);
}

async function question(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace",
  );
  return rows
    .filter(({ name }) => !TRACES.has(name))
    .map(
      ({ name }) =>
        // The number of the transaction that wrote a row tells a change from no change.
        `select '${name}' as name, count(*) || '/' || coalesce(sum(xmin::text::bigint), 0) as state from "${name}"`,
    )
    .join(' union all ');
}
