import { sql } from 'kysely';
import type { Db } from '../../kit/scope';

/** Takes the next `n` numbers of a series; the counter row stays locked until the transaction ends, so there is no gap and no double. Returns the first. */
export async function takeNumbers(db: Db, series: string, n = 1): Promise<number> {
  const { rows } = await sql<{ last: string }>`
    insert into number_counter as c (series, last) values (${series}, ${n}) on conflict (series) do update set last = c.last + ${n} returning last`.execute(
    db,
  );
  return Number(rows[0]?.last) - n + 1;
}

/** The last number of a series so far, without taking one. */
export async function lastNumber(db: Db, series: string): Promise<number> {
  const row = await db
    .selectFrom('numberCounter')
    .select('last')
    .where('series', '=', series)
    .executeTakeFirst();
  return Number(row?.last ?? 0);
}
