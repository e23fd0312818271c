import type { Pool } from 'pg';
import { ApiFailure } from '../../kit/failure';
import { countFailure } from '../../kit/session';

const LOCKED = 494;

/**
 * Counts a wrong current password like a failed sign-in; the one that locks the account ends the
 * session too.
 */
export async function countWrongPassword(
  pool: Pool,
  sid: string,
  lockKey: string,
  now: Date,
): Promise<ApiFailure> {
  if (!(await countFailure(pool, 'account', lockKey, now)))
    return new ApiFailure(422, '当前密码不正确，请重新输入');
  await pool.query(
    'update session set end_code = $2, ended_at = $3 where sid = $1 and end_code is null',
    [sid, LOCKED, now],
  );
  return new ApiFailure(LOCKED);
}
