import { sql, type RawBuilder } from 'kysely';

/**
 * `column in (…)` with the codes of a status, which stand in the statement as they would if written
 * by hand.
 */
export function statusIn(column: string, codes: readonly number[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} in (${sql.join(codes.map((code) => sql.lit(code)))})`;
}

/** `column = …` with the code of one status. */
export function statusIs(column: string, code: number): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(column)} = ${sql.lit(code)}`;
}
