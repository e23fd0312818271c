import { ApiFailure } from '../failure';
import type { Ticks } from '../ticks';

interface Bucket {
  begin: number;
  used: number;
}

/**
 * Counts the calls of each key in `span` milliseconds; tells how many of them are beyond `limit`,
 * this one included.
 */
export function createCrowd(limit: number, span: number): (key: string, now: Ticks) => number {
  const buckets = new Map<string, Bucket>();
  let sweepAt = 0;
  return (key, now) => {
    if (now > sweepAt) {
      for (const [name, bucket] of buckets) if (now - bucket.begin >= span) buckets.delete(name);
      sweepAt = now + span;
    }
    const known = buckets.get(key);
    const bucket = known && now - known.begin < span ? known : { begin: now, used: 0 };
    bucket.used += 1;
    buckets.set(key, bucket);
    return Math.max(0, bucket.used - limit);
  };
}

/** Lets each key pass `limit` times in `span` milliseconds; more is refused with 429. */
export function createPace(limit: number, span: number): (key: string, now: Ticks) => void {
  const crowd = createCrowd(limit, span);
  return (key, now) => {
    if (crowd(key, now) > 0) throw new ApiFailure(429);
  };
}
