import { ApiError } from '@tqc/client';
import type { ErrorCode } from '@tqc/contract/errors';

const MOVED_ON: ErrorCode = 409;
const OUT_OF_REACH: ErrorCode = 403;

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

const codeOf = (failure: unknown) => (failure instanceof ApiError ? failure.code : undefined);
