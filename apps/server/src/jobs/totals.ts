import { chinaDay } from '@tqc/domain/shared';
import { markLimited, recountTotals } from '../trade/registration';
import type { AppParts } from '../kit/serve';

/** Every night at 03:00 in China; the queue keeps UTC. One process of several runs it. */
export const TOTALS_AT = '0 19 * * * registrationTotals';

const NAMED = 20;
const NAMES = { registration: '申请', cert: '证书' };

/**
 * Compares the totals of applications and certificates with their rows; what differed is right
 * afterwards and stands in the log, because a trigger has a fault then. Marks of the restriction
 * library follow the day.
 */
export async function registrationTotals({
  pool,
  clock,
}: Pick<AppParts, 'pool' | 'clock'>): Promise<void> {
  await markLimited(pool, chinaDay(clock()));
  const all = await recountTotals(pool);
  for (const [of, name] of Object.entries(NAMES)) {
    const wrong = all.filter((one) => one.of === of);
    if (wrong.length === 0) continue;
    const named = wrong
      .slice(0, NAMED)
      .map(
        ({ place, status, counted, stood }) => `${place}状态${status}记为${stood}、实为${counted}`,
      );
    console.error(`${name}合计核对：有${wrong.length}处不符，已改正（${named.join('；')}）`);
  }
}
