import { chinaDay, chinaMinute } from '@tqc/domain/shared';

/** A moment in China to the minute; a text that is no moment stays as it is. */
export function momentText(text: string): string {
  return text.includes('T') ? chinaMinute(new Date(text)) : text;
}

/** The day in China at a moment given in milliseconds, as 2024-06-18. */
export function todayText(now: number): string {
  return chinaDay(new Date(now));
}
