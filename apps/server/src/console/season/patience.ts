import { ApiError } from '@tqc/client';
import type { World } from './world';

const TOO_OFTEN = 429;
const BUSY = 503;
/** So often somebody tries again where the system is busy. */
const TRIES = 20;

/** Does it again after a rest where it came too often, and some times where the system is busy. */
export async function patiently<T>(
  work: () => Promise<T>,
  { rest }: Pick<World, 'rest'>,
): Promise<T> {
  for (let busy = 0; ;)
    try {
      return await work();
    } catch (error) {
      const code = error instanceof ApiError ? error.code : 0;
      if (code !== TOO_OFTEN && code !== BUSY) throw error;
      if (code === BUSY && (busy += 1) > TRIES) throw error;
      await rest();
    }
}
