import { ApiError } from '@tqc/client';
import type { ErrorCode } from '@tqc/contract/errors';

const MOVED_ON: ErrorCode = 409;
const OUT_OF_REACH: ErrorCode = 403;
const REFUSED: ErrorCode = 422;

/**
 * Whether a call was refused because what it is about is no longer what is shown: it was changed,
 * decided or has gone on since it was read. What stands on the page has to be read anew.
 */
export function hasMovedOn(failure: unknown): boolean {
  return codeOf(failure) === MOVED_ON;
}

/** Whether there is nothing of that number for the caller: taken away, or moved elsewhere. */
export function isOutOfReach(failure: unknown): boolean {
  return codeOf(failure) === OUT_OF_REACH;
}

/**
 * A call for many answers also when it did nothing for the only one: throws why, as a call for one
 * would. Without a code the reason is one of the call's own.
 */
export function requireDone([why]: readonly Refused[]): void {
  if (why) throw new ApiError(why.code ?? REFUSED, why.reason);
}

interface Refused {
  readonly reason: string;
  readonly code?: number | undefined;
}

const codeOf = (failure: unknown) => (failure instanceof ApiError ? failure.code : undefined);
