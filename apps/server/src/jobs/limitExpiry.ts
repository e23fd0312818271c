import { limitStatus } from '@tqc/domain/dictionaries';
import { limitFlow } from '@tqc/domain/limit';
import { chinaDay } from '@tqc/domain/shared';
import { newId } from '../kit/newId';
import { systemScope, transaction } from '../kit/scope';
import type { AppParts } from '../kit/serve';
import { revokeRestricted } from '../trade/ecert';

/** Every day at 00:10 in China; the queue keeps UTC. One process of several runs it. */
export const LIMIT_EXPIRY_AT = '10 16 * * * limitExpiry';

/** So many at once: each step is a row of its own. */
const AT_ONCE = 500;

/**
 * Restrictions whose term is over end by themselves; a decision asks for the day itself and waits
 * for nobody. The log says that the term did it.
 */
export async function limitExpiry({
  pool,
  clock,
}: Pick<AppParts, 'pool' | 'clock'>): Promise<void> {
  const now = clock();
  const limited = limitStatus.code('limited');
  const ended = limitFlow.next('expire', limited);
  for (let found = AT_ONCE; found === AT_ONCE;) {
    const ids = Array.from({ length: AT_ONCE }, () => newId());
    const { rowCount } = await pool.query(
      `with held as (
         select limit_id from limitation
         where status = ${limited} and end_date < $1 order by limit_id limit ${AT_ONCE} for update
       ), over as (
         select limit_id, row_number() over () as at from held
       ), ended as (
         update limitation l set status = ${ended}, version = version + 1 from over where l.limit_id = over.limit_id
       )
       insert into case_step (step_id, kind, case_id, at, step, event, from_status, to_status, actor, org_name)
       select ($2::bigint[])[at], 'limitation', limit_id, $3, '解除', '限制期满', ${limited}, ${ended}, '系统', '' from over`,
      [chinaDay(now), ids, now],
    );
    found = rowCount ?? 0;
  }
  // What was approved before its first day begins with the day.
  await transaction(pool, systemScope, (db) =>
    revokeRestricted({ db, now, operator: '系统', operatorOrg: '' }),
  );
}
