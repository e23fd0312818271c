import { accessQueryResult, sexualOffenceMerged } from '../dictionaries';
import { chinaDay, dayAfter } from '../shared';

/** Days an access-query answer counts. */
export const ACCESS_VALID_DAYS = 90;

/** What the platform said of somebody, and when. */
export interface AccessAnswer {
  readonly accessResult: number | null;
  readonly accessTime: string | null;
}

/** The last day on which an answer counts; none where nothing was found yet or something was. */
export function accessValidUntil({ accessResult, accessTime }: AccessAnswer): string | undefined {
  return accessResult === accessQueryResult.code('normal') && accessTime !== null
    ? dayAfter(chinaDay(new Date(accessTime)), ACCESS_VALID_DAYS)
    : undefined;
}

/** Whether nothing was found, too long ago to count today. */
export function isAccessOver(answer: AccessAnswer, today: string): boolean {
  const until = accessValidUntil(answer);
  return until !== undefined && until < today;
}

/** The answers that a merged one stands for: whatever was found is one. */
export const answersOf = (merged: number): readonly number[] =>
  merged === sexualOffenceMerged.code('offence') ? accessQueryResult.group.found : [merged];
