import type { Pool } from 'pg';

/** Cases held at once: a decision on one of them waits no longer than for these. */
const MOST = 500;

/**
 * Gives every open case the day it is due by the calendar and the arrangements as they are now;
 * begun again it goes over them once more, and changes only what differs.
 */
export async function redateCases(pool: Pick<Pool, 'query'>): Promise<void> {
  let behind: string | null = '0';
  while (behind !== null) behind = await redateBehind(pool, behind);
}

async function redateBehind(pool: Pick<Pool, 'query'>, behind: string): Promise<string | null> {
  const { rows } = await pool.query<{ last: string | null }>(
    'select redate_cases($1, $2)::text as last',
    [behind, MOST],
  );
  return rows[0]?.last ?? null;
}
