import type { Pool } from 'pg';

/** What every call leaves behind, refused or not: who it was, and that the session lives. */
const TRACES: ReadonlySet<string> = new Set(['audit_inbox', 'session']);

/** The last write that was noted. */
export type Mark = string;

const noted = new WeakMap<Pool, Promise<void>>();

/** How far the writes of the product have come; nothing was written while it stays the same. */
export async function markNow(pool: Pool): Promise<Mark> {
  const told = noted.get(pool) ?? noteWrites(pool);
  noted.set(pool, told);
  await told;
  const { rows } = await pool.query<{ mark: Mark }>(
    'select coalesce(max(id), 0)::text as mark from walk_write',
  );
  return rows[0]?.mark ?? '0';
}

/** The tables that were written to, each once. */
export async function writtenSince(pool: Pool, mark: Mark): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    'select distinct name from walk_write where id > $1 order by name',
    [mark],
  );
  return rows.map(({ name }) => name);
}

/**
 * Every row that is written to a table of the product says so, and what is rolled back takes its
 * word back. Counting the rows of all tables instead, before and after each of thousands of calls,
 * took as long as the calls.
 */
async function noteWrites(pool: Pool): Promise<void> {
  await pool.query(`
    create table walk_write (id bigint generated always as identity primary key, name text not null);
    create function walk_writes() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
    begin
      insert into walk_write (name) values (tg_argv[0]);
      return null;
    end $$;`);
  const { rows } = await pool.query<{ name: string }>(
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> 'walk_write'",
  );
  const told = rows
    .filter(({ name }) => !TRACES.has(name))
    .map(
      ({ name }) =>
        `create trigger walk_writes after insert or update or delete on "${name}" for each row execute function walk_writes('${name}');`,
    );
  await pool.query(told.join('\n'));
}
