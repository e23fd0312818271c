import { ApiFailure } from './failure';

const EPOCH = Date.UTC(2024, 0, 1);
const SPAN = 4096;

/** How many processes may make identifiers at the same time. */
export const ID_SLOTS = 16;

let slot = 0;
let last = 0;
/**
 * Until when the place is ours, on the clock that nobody sets; a process alone with its database
 * needs no loan.
 */
let until = Infinity;

/**
 * Gives this process its place (0 to 15) in the identifiers until a moment of `performance.now()`,
 * so that two processes never make the same one.
 */
export function takeIdSlot(place: number, lentUntil = Infinity): void {
  slot = place;
  until = lentUntil;
}

/**
 * A new identifier: time-ordered, below 2^53, as decimal text. 256 a millisecond and process; 503
 * while this process has no place of its own.
 */
export function newId(): string {
  if (performance.now() >= until) throw new ApiFailure(503);
  const first = (Date.now() - EPOCH) * SPAN + slot * 256;
  // Within one process ids only grow: a full millisecond borrows from the next.
  const sameMillisecond = last >= first && last - first < 255;
  last = sameMillisecond
    ? last + 1
    : last > first
      ? Math.floor(last / SPAN) * SPAN + SPAN + slot * 256
      : first;
  return String(last);
}
