import { smsTaskStatus } from '@tqc/domain/dictionaries';
import { chinaMinute } from '@tqc/domain/shared';
import { sql } from 'kysely';
import { systemScope, transaction, type Db } from '../kit/scope';
import type { AppParts } from '../kit/serve';
import { beginTexts, sendSome, type TextTask } from '../trade/exemptTexts';

/** Every minute. One process of several runs it. */
export const EXEMPT_TEXTS_AT = '* * * * * exemptTexts';

const WAITING = smsTaskStatus.code('waiting');
const SENDING = smsTaskStatus.code('sending');
/** So many rounds of one run; what is left goes on in the next minute. */
const MOST_ROUNDS = 100;

/**
 * Texts to universities and students whose minute has come. Each round is a transaction of its own:
 * after a kill the next run goes on with whoever has not been written to.
 */
export async function exemptTexts({
  pool,
  clock,
  personal,
}: Pick<AppParts, 'pool' | 'clock' | 'personal'>): Promise<void> {
  const alone = <T>(work: (db: Db) => Promise<T>) => transaction(pool, systemScope, work);
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const now = clock();
    const more = await alone(async (db) => {
      const { rows } = await sql<TextTask & { readonly status: number }>`
        select * from exempt_sms_task
        where status = ${SENDING} or (status = ${WAITING} and plan_at <= ${chinaMinute(now)})
        order by task_id limit 1 for update skip locked`.execute(db);
      const [task] = rows;
      if (!task) return false;
      if (task.status === WAITING) await beginTexts(db, task);
      await sendSome(db, personal, task, now);
      return true;
    });
    if (!more) return;
  }
}
