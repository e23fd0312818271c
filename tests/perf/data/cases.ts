import { ApiError } from '@tqc/client';
import { percentile } from '../figures';
import type { Line } from './page';
import type { watchStatements, Watched } from './watchStatements';

/** What times the statements of a call. */
export type Watch = ReturnType<typeof watchStatements>;

const CASES = 12;

/**
 * Single cases, a dozen each, of which the middle one counts; nothing where this level may not.
 * Whatever is refused for a reason of its own is passed over; an act that did several says how
 * many, and each of them has its share.
 */
export async function middleOf<R>(
  watch: Watch,
  what: string,
  level: number,
  rows: readonly R[],
  act: (row: R) => Promise<unknown>,
): Promise<Line[]> {
  const asked: Watched[] = [];
  const refused = new Map<string, number>();
  for (const row of rows) {
    if (asked.length === CASES) break;
    try {
      let done: unknown;
      const watched = await watch.during(async () => (done = await act(row)));
      const n = typeof done === 'number' ? done : 1;
      if (n > 0) asked.push({ ...watched, ms: watched.ms / n, cpu: watched.cpu / n });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      refused.set(error.message, (refused.get(error.message) ?? 0) + 1);
    }
  }
  if (asked.length === 0) {
    for (const [message, n] of refused) console.log(`  ${what}: ${n} × ${message}`);
    return [];
  }
  const middle = (of: 'ms' | 'cpu') =>
    percentile(
      asked.map((one) => one[of]),
      0.5,
    );
  const slowest = {
    name: asked.length === CASES ? 'middle of a dozen' : `middle of ${asked.length}`,
    ms: middle('ms'),
    cpu: middle('cpu'),
    text: asked[0]?.longest.text ?? '',
  };
  return [{ what, level, asked: [slowest], narrowed: 0, slowest }];
}

/** Rows of a list; none where somebody may not ask it. */
export async function rowsOf<R>(ask: () => Promise<{ record: R[] }>): Promise<R[]> {
  try {
    return (await ask()).record;
  } catch (error) {
    if (error instanceof ApiError) return [];
    throw error;
  }
}
