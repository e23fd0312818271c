/** What the watchdog looks at. */
export interface Vital {
  /** Milliseconds since the last drawn frame while the page is visible. */
  readonly still: number;
  /** Megabytes in use; undefined where the browser does not tell. */
  readonly heap: number | undefined;
  /** Heap after warming up; undefined before. */
  readonly baseline: number | undefined;
  /** Server's time of day in China, HH:mm. */
  readonly time: string;
  /** Milliseconds since the page was loaded. */
  readonly age: number;
  /** The build that runs and the one the server hands out. */
  readonly build: string;
  readonly wanted: string;
}

const STALL = 10_000;
const HEAP_LIMIT = 400;
const HEAP_GROWTH = 2;
/** Below this nobody cares how much it grew. */
const HEAP_FLOOR = 120;
/** A page that was just loaded is not loaded again: a broken build must not blink. */
const REST = 600_000;
const NIGHTLY = '03:30';

/** Why the page should be loaded anew, or undefined. */
export function reloadReason({
  still,
  heap,
  baseline,
  time,
  age,
  build,
  wanted,
}: Vital): string | undefined {
  if (age < REST) return undefined;
  if (still > STALL) return 'stall';
  if (
    heap !== undefined &&
    (heap > HEAP_LIMIT ||
      (baseline !== undefined && heap > HEAP_FLOOR && heap > baseline * HEAP_GROWTH))
  )
    return 'heap';
  if (wanted !== '' && build !== '' && wanted !== build) return 'build';
  return time === NIGHTLY ? 'nightly' : undefined;
}
