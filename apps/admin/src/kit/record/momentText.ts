import { chinaDay } from '@tqc/domain/shared';

export { momentText } from '@tqc/contract/kit';

/** The day in China at a moment given in milliseconds, as 2024-06-18. */
export function todayText(now: number): string {
  return chinaDay(new Date(now));
}
