import type { ClientBase } from 'pg';
import pg from 'pg';

/** A table as it stands in a backup: which columns its rows hold, in their order. */
export interface TableHead {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** A table of the running database, and whether its owner's rows are hidden from him. */
export interface FoundTable extends TableHead {
  readonly forced: boolean;
}

/** Where a sequence stands. */
export interface SequenceHead {
  readonly schema: string;
  readonly name: string;
  readonly last: string;
  readonly called: boolean;
}

/** The schemas of the product and of its queue. */
const SCHEMAS = ['public', 'graphile_worker'];
/** Said by the programs that make the tables, not by a backup. */
const MADE = ['kysely_migration', 'kysely_migration_lock', 'migrations'];

/** Every table whose rows belong into a backup; what is calculated from other columns does not. */
export async function tablesOf(client: ClientBase): Promise<FoundTable[]> {
  const { rows } = await client.query<FoundTable>(
    `select n.nspname as schema, c.relname as name, c.relforcerowsecurity as forced,
       array_agg(a.attname::text order by a.attnum) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname = any($1) and c.relname <> all($2)
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by 1, 2, 3 order by 1, 2`,
    [SCHEMAS, MADE],
  );
  return rows;
}

/** Where the sequences stand. */
export async function sequencesOf(client: ClientBase): Promise<SequenceHead[]> {
  const { rows } = await client.query<{ schema: string; name: string }>(
    `select n.nspname as schema, c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'S' and n.nspname = any($1) order by 1, 2`,
    [SCHEMAS],
  );
  const heads: SequenceHead[] = [];
  for (const { schema, name } of rows) {
    const { rows: at } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${quoted({ schema, name })}`,
    );
    if (at[0]) heads.push({ schema, name, ...at[0] });
  }
  return heads;
}

/** A name as SQL takes it. */
export function quoted({ schema, name }: Pick<TableHead, 'schema' | 'name'>): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/** Columns as SQL takes them. */
export function listed(columns: readonly string[]): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ');
}
