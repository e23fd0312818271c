import pg, { type ClientBase } from 'pg';
import { grants } from '../database';

interface Named {
  readonly schema: string;
  readonly name: string;
}

/** A table as it stands in a backup: which columns its rows hold, in their order. */
export interface TableHead extends Named {
  readonly columns: readonly string[];
  /** The months its rows stand in, of a table that is kept in months. */
  readonly months?: readonly number[];
}

/** A table of the running database, and whether its owner's rows are hidden from him. */
export interface FoundTable extends TableHead {
  readonly forced: boolean;
}

/** Where a sequence stands. */
export interface SequenceHead extends Named {
  readonly last: string;
  readonly called: boolean;
}

/** Said by the programs that make the tables, not by a backup. */
const MADE = new Set(['kysely_migration', 'kysely_migration_lock']);
/** What the product keeps in its own schema; the queue's tables have a name in common. */
const OWN = Object.keys(grants).filter((name) => !MADE.has(name));
const QUEUE = '_private_';

/** True for a table that this program knows: a backup of any other could not be restored. */
export function isKnown({ schema, name }: Named): boolean {
  return schema === 'public' ? OWN.includes(name) : name.startsWith(QUEUE);
}

/**
 * Every table whose rows belong into a backup; what others keep in the same database does not, nor
 * what is calculated from other columns.
 */
export async function tablesOf(client: ClientBase): Promise<FoundTable[]> {
  const { rows } = await client.query<FoundTable>(
    `select n.nspname as schema, c.relname as name, c.relforcerowsecurity as forced,
       array_agg(a.attname::text order by a.attnum) as columns,
       case when c.oid = to_regclass('public.audit') then array(
         select substring(p.relname from 7)::integer from pg_inherits i join pg_class p on p.oid = i.inhrelid where i.inhparent = c.oid order by 1
       ) end as months
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
     where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'graphile_worker')
       and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by c.oid, 1, 2, 3 order by 1, 2`,
  );
  return rows.filter(isKnown);
}

/** Where the sequences of those tables stand. */
export async function sequencesOf(client: ClientBase): Promise<SequenceHead[]> {
  const { rows } = await client.query<Named & { readonly of: string }>(
    `select n.nspname as schema, c.relname as name, t.relname as of
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     join pg_depend d on d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i') join pg_class t on t.oid = d.refobjid
     where c.relkind = 'S' and n.nspname in ('public', 'graphile_worker') order by 1, 2`,
  );
  const heads: SequenceHead[] = [];
  for (const { schema, name, of } of rows) {
    if (!isKnown({ schema, name: of })) continue;
    const { rows: at } = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${quoted({ schema, name })}`,
    );
    if (at[0]) heads.push({ schema, name, ...at[0] });
  }
  return heads;
}

/** A table of somebody else in the schema of the product; those of extensions are nobody's. */
export async function strangerIn(client: ClientBase): Promise<string | undefined> {
  const { rows } = await client.query<{ name: string }>(
    `select c.relname as name from pg_class c
     where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = c.oid and d.classid = 'pg_class'::regclass and d.deptype = 'e') order by 1`,
  );
  return rows.find(({ name }) => !OWN.includes(name) && !MADE.has(name))?.name;
}

/** A name as SQL takes it. */
export function quoted({ schema, name }: Named): string {
  return `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;
}

/** Columns as SQL takes them. */
export function listed(columns: readonly string[]): string {
  return columns.map((column) => pg.escapeIdentifier(column)).join(', ');
}
