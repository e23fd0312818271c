import { chinaDay } from '@tqc/domain/shared';
import type { AppParts } from '../kit/serve';
import { calendarConcern } from '../trade/calendar';

/** Every night at 04:30 in China; the queue keeps UTC. One process of several runs it. */
export const CALENDAR_WATCH_AT = '30 20 * * * calendarWatch';

/** Tells the operator in time that the days off of this or the next year have to be put in. */
export async function calendarWatch({
  clock,
  pool,
}: Pick<AppParts, 'clock' | 'pool'>): Promise<void> {
  const concern = await calendarConcern(pool, chinaDay(clock()));
  if (concern)
    console.error(`工作日历核对：${concern}；请国家中心在“工作日历”中补充该年的放假和调休安排`);
}
