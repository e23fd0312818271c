import { filingFlow } from '@tqc/domain/register';
import { filingStatus } from '@tqc/domain/dictionaries';
import { chinaDay } from '@tqc/domain/shared';
import type { AppParts } from '../kit/serve';

/** Every day at 00:05 in China; the queue keeps UTC. One process of several runs it. */
export const FILING_EXPIRY_AT = '5 16 * * * filingExpiry';

/** Filings whose days are over expire; an export asks for the day itself and waits for nobody. */
export async function filingExpiry({
  pool,
  clock,
}: Pick<AppParts, 'pool' | 'clock'>): Promise<void> {
  const passed = filingStatus.code('passed');
  await pool.query(
    `update export_filing set status = $1, version = version + 1 where status = ${passed} and valid_until < $2`,
    [filingFlow.next('expire', passed), chinaDay(clock())],
  );
}
