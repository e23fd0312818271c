const EPOCH = Date.UTC(2024, 0, 1);
const SPAN = 4096;

let slot = 0;
let last = 0;

/** Gives this process its place (0 to 15) in the identifiers, so that two processes never make the same one. */
export function takeIdSlot(place: number): void {
  slot = place;
}

/** A new identifier: time-ordered, below 2^53, as decimal text. 256 a millisecond and process. */
export function newId(): string {
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
