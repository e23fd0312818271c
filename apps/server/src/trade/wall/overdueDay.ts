import { chinaDay, workingDaysBetween } from '@tqc/domain/shared';
import { DECISION_DAYS } from '../registration';

const DAY = 86_400_000;

/** The last day whose legal period has run out. */
export function lastOverdueDay(now: Date): string {
  const today = chinaDay(now);
  let at = now.getTime() - DECISION_DAYS * DAY;
  while (workingDaysBetween(chinaDay(new Date(at)), today) <= DECISION_DAYS) at -= DAY;
  return chinaDay(new Date(at));
}
