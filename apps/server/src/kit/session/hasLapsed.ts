import { chinaDay } from '@tqc/domain/shared';

/** True when the last day on which an account works is over. */
export function hasLapsed(validTo: string | null, now: Date): boolean {
  return validTo !== null && validTo < chinaDay(now);
}
