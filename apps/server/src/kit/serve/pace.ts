import { ApiFailure } from '../failure';

interface Bucket {
  begin: number;
  used: number;
}

/** Lets each key pass `limit` times in `span` milliseconds; more is refused with 429. */
export function createPace(limit: number, span: number): (key: string, now: number) => void {
  const buckets = new Map<string, Bucket>();
  let sweepAt = 0;
  return (key, now) => {
    if (now > sweepAt) {
      for (const [name, bucket] of buckets) if (now - bucket.begin >= span) buckets.delete(name);
      sweepAt = now + span;
    }
    const bucket = buckets.get(key);
    if (!bucket || now - bucket.begin >= span) buckets.set(key, { begin: now, used: 1 });
    else if (bucket.used >= limit) throw new ApiFailure(429);
    else bucket.used += 1;
  };
}
