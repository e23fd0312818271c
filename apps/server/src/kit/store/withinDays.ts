import { sql, type RawBuilder } from 'kysely';

/**
 * Moments of a column from the beginning of one day to the end of another, in China; a day that is
 * not given bounds nothing,
 * and without any there is no condition.
 */
export function withinDays(
  column: string,
  from: string | undefined,
  to: string | undefined,
): RawBuilder<boolean> | undefined {
  const name = sql.ref(column);
  const begins = sql<boolean>`${name} >= ${`${from}T00:00:00+08:00`}`;
  const ends = sql<boolean>`${name} <= ${`${to}T23:59:59.999+08:00`}`;
  if (from !== undefined && to !== undefined) return sql<boolean>`${begins} and ${ends}`;
  if (from !== undefined) return begins;
  return to === undefined ? undefined : ends;
}
