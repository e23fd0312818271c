import type { Ticks } from '../ticks';

const SPAN = 600_000;
const EACH = 20;
const THEN = 100;
const MOST_ADDRESSES = 10_000;

/**
 * Which refusals of callers nobody knows become rows of the audit: of one address the first twenty in ten minutes, then every hundredth
 * with the number it stands for. Otherwise whoever can reach the server could fill the database.
 */
export function createAnonymous(): (
  address: string,
  now: Ticks,
) => { readonly repeated?: number } | undefined {
  const seen = new Map<string, { begin: number; n: number }>();
  return (address, now) => {
    if (seen.size > MOST_ADDRESSES) seen.clear();
    const known = seen.get(address);
    if (!known || now - known.begin > SPAN) {
      seen.set(address, { begin: now, n: 1 });
      return {};
    }
    known.n += 1;
    if (known.n <= EACH) return {};
    return known.n % THEN === 0 ? { repeated: THEN } : undefined;
  };
}
