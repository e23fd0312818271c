import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Answered } from './metrics';

const MINUTE = 60_000;
/** Tells this process from the others that answer calls. */
const PROCESS = randomUUID();

/** Writes down what this process answered in the minute that is over. */
export async function noteAnswered(
  pool: Pick<Pool, 'query'>,
  now: Date,
  { calls, errors, p50, p95 }: Answered,
): Promise<void> {
  const at = new Date((Math.floor(now.getTime() / MINUTE) - 1) * MINUTE);
  await pool.query(
    `insert into call_minute as m (at, process, calls, errors, p50, p95) values ($1, $2, $3, $4, $5, $6)
     on conflict (at, process) do update set calls = m.calls + excluded.calls, errors = m.errors + excluded.errors,
       p50 = greatest(m.p50, excluded.p50), p95 = greatest(m.p95, excluded.p95)`,
    [at, PROCESS, calls, errors, p50, p95],
  );
}
