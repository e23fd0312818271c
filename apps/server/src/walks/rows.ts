import type { Pool } from 'pg';

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
  const { rows } = await pool.query<{ name: string; state: string }>(asked);
  return Object.fromEntries(rows.map(({ name, state }) => [name, state]));
}

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
