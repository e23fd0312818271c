import type { Ticks } from '../ticks';

const SPAN = 600_000;
const EACH = 20;
const THEN = 100;
/** All addresses together: somebody may own more of them than rows could be kept for. */
const ALL = 2000;
const ALL_THEN = 1000;
const MOST_ADDRESSES = 10_000;

/**
 * Which refusals of callers nobody knows become rows of the audit: of one address the first twenty
 * in ten minutes, then every hundredth with the number it stands for; of all together two thousand,
 * then every thousandth. Otherwise whoever can reach the server could fill the database.
 */
export function createAnonymous(): (
  address: string,
  now: Ticks,
) => { readonly repeated?: number } | undefined {
  const seen = new Map<string, { begin: number; n: number }>();
  const all = { begin: 0, told: 0, untold: 0 };
  const ofAddress = (address: string, now: number) => {
    const known = seen.get(address);
    if (!known || now - known.begin > SPAN) {
      seen.delete(address);
      // The oldest gives way: to forget all at once would let all begin anew.
      const [oldest] = seen.keys();
      if (seen.size >= MOST_ADDRESSES && oldest !== undefined) seen.delete(oldest);
      seen.set(address, { begin: now, n: 1 });
      return {};
    }
    known.n += 1;
    if (known.n <= EACH) return {};
    return known.n % THEN === 0 ? { repeated: THEN } : undefined;
  };
  return (address, now) => {
    const row = ofAddress(address, now);
    if (!row) return undefined;
    if (now - all.begin > SPAN) Object.assign(all, { begin: now, told: 0, untold: 0 });
    all.told += 1;
    if (all.told <= ALL) return row;
    all.untold += 1;
    return all.untold % ALL_THEN === 0 ? { repeated: ALL_THEN } : undefined;
  };
}
