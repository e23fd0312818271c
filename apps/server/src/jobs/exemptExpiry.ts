import { filingStatus } from '@tqc/domain/dictionaries';
import { exemptFilingFlow, exemptRosterFlow } from '@tqc/domain/exemption';
import { chinaDay } from '@tqc/domain/shared';
import type { AppParts } from '../kit/serve';

/** Every day at 00:05 in China; the queue keeps UTC. One process of several runs it. */
export const EXEMPT_EXPIRY_AT = '5 16 * * * exemptExpiry';

/** Filings of universities whose day is over expire, and majors whose last class is out. */
export async function exemptExpiry({
  pool,
  clock,
}: Pick<AppParts, 'pool' | 'clock'>): Promise<void> {
  const passed = filingStatus.code('passed');
  const today = chinaDay(clock());
  await pool.query(
    `update exempt_filing set status = $1, version = version + 1 where status = ${passed} and valid_until < $2`,
    [exemptFilingFlow.next('expire', passed), today],
  );
  await pool.query(
    `update exempt_roster set status = $1, version = version + 1 where status = ${passed} and last_class < $2`,
    [exemptRosterFlow.next('stop', passed), Number(today.slice(0, 4))],
  );
}
