import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../scope';

/** What every list takes besides its filters. */
const PAGE = new Set(['pageNo', 'pageSize', 'sort', 'exactTotal']);

/**
 * The exact total of a list from a table that keeps sums of its rows, when that table knows every
 * filter asked for; `known` says by which column (one value or some), or by which condition where
 * the filter is a switch.
 */
export async function summedTotal(
  db: Db,
  table: string,
  known: Readonly<Record<string, string | RawBuilder<unknown>>>,
  input: Readonly<Record<string, unknown>>,
): Promise<number | undefined> {
  const where: RawBuilder<unknown>[] = [sql`true`];
  for (const [name, value] of Object.entries(input)) {
    if (value === undefined || PAGE.has(name)) continue;
    const by = known[name];
    if (by === undefined) return undefined;
    if (typeof by !== 'string') where.push(value === true ? by : sql`true`);
    else if (!Array.isArray(value)) where.push(sql`${sql.ref(by)} = ${value}`);
    else if (value.length > 0) where.push(sql`${sql.ref(by)} in (${sql.join(value)})`);
  }
  const { rows } = await sql<{
    n: number;
  }>`select coalesce(sum(n), 0)::int as n from ${sql.table(table)} where ${sql.join(where, sql` and `)}`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}
