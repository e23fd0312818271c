import { sql } from 'kysely';
import type { Db } from '../scope';

/**
 * Does what changes very many rows in one transaction. The sums that follow them are rows everybody
 * writes: they are held at the end only (`later`), or not at all where the work is given up
 * (`none`).
 */
export async function withSums<T>(
  db: Db,
  sums: 'later' | 'none',
  work: () => Promise<T>,
): Promise<T> {
  await sql`select set_config('app.totals', ${sums}, true)`.execute(db);
  const result = await work();
  if (sums === 'later') await sql`select settle_totals()`.execute(db);
  await sql`select set_config('app.totals', '', true)`.execute(db);
  return result;
}
