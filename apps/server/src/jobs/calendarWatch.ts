import { calendarConcern, chinaDay } from '@tqc/domain/shared';
import type { AppParts } from '../kit/serve';

/** Every night at 04:30 in China; the queue keeps UTC. One process of several runs it. */
export const CALENDAR_WATCH_AT = '30 20 * * * calendarWatch';

/** Tells the operator in time that the days off of this or the next year have to be put in. */
export function calendarWatch({ clock }: Pick<AppParts, 'clock'>): void {
  const concern = calendarConcern(chinaDay(clock()));
  if (concern)
    console.error(`工作日历核对：${concern}；请更新程序，或按运行说明补充该年的放假和调休安排`);
}
