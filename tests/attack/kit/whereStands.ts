import type { Pool } from 'pg';

/** A secret found where none may stand. */
export interface Standing {
  readonly secret: string;
  /** Table and column. */
  readonly place: string;
}

/**
 * Walks over every text, json, array and byte column of every table and names those that hold one
 * of the secrets in the open. `whole` asks that no digit stands beside it, for short ones.
 */
export async function whereStands(
  pool: Pool,
  secrets: Readonly<Record<string, string>>,
  { whole = false } = {},
): Promise<readonly Standing[]> {
  const found: Standing[] = [];
  for (const { schema, table, columns } of await tablesOf(pool)) {
    const name = `${quoted(schema)}.${quoted(table)}`;
    for (const [secret, value] of Object.entries(secrets)) {
      const tests = columns.map(({ column, isBytes }) =>
        isBytes
          ? `bool_or(position(convert_to($1, 'UTF8') in ${quoted(column)}) > 0)`
          : whole
            ? `bool_or(${quoted(column)}::text ~ ('(^|[^0-9])' || $1 || '([^0-9]|$)'))`
            : `bool_or(strpos(${quoted(column)}::text, $1) > 0)`,
      );
      const { rows } = await pool.query<{ hits: (boolean | null)[] }>(
        `select array[${tests.join(', ')}] as hits from ${name}`,
        [value],
      );
      rows[0]?.hits.forEach((hit, at) => {
        if (hit) found.push({ secret, place: `${table}.${columns[at]?.column}` });
      });
    }
  }
  return found;
}

/** The places in one line. */
export function placesOf(found: readonly Standing[]): string {
  return found.length === 0
    ? '库中没有明文'
    : `明文在 ${[...new Set(found.map(({ secret, place }) => `${place}（${secret}）`))].join('、')}`;
}

interface Table {
  readonly schema: string;
  readonly table: string;
  readonly columns: readonly { readonly column: string; readonly isBytes: boolean }[];
}

async function tablesOf(pool: Pool): Promise<readonly Table[]> {
  const { rows } = await pool.query<Table>(
    `select n.nspname as schema, c.relname as table, json_agg(json_build_object('column', a.attname, 'isBytes', t.typname = 'bytea')) as columns
     from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped join pg_type t on t.oid = a.atttypid
     where c.relkind = 'r' and n.nspname not in ('pg_catalog', 'information_schema', 'pg_toast')
       and (t.typcategory in ('S', 'A') or t.typname in ('json', 'jsonb', 'bytea'))
     group by 1, 2 order by 1, 2`,
  );
  return rows;
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
