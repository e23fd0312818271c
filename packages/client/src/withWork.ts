import { ApiError } from './ApiError';
import { solve, type Challenge } from './work';

/**
 * Others may fail from the same address while this browser works: so often harder work is taken on.
 */
const MOST = 4;

/**
 * Attempts what the server may want work for: does what is already known to be asked, then what a
 * refusal asks for.
 */
export async function withWork<T>(
  attempt: (pow: string | undefined) => Promise<T>,
  known?: Challenge,
): Promise<T> {
  let work = known;
  for (let times = 1; ; times += 1) {
    const pow = work && (await solve(work));
    try {
      return await attempt(pow);
    } catch (error) {
      work = challengeOf(error);
      if (!work || times >= MOST) throw error;
    }
  }
}

function challengeOf(error: unknown): Challenge | undefined {
  return error instanceof ApiError && error.code === 429
    ? (error.data as { pow?: Challenge } | null)?.pow
    : undefined;
}
