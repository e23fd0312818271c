import { createThreads, startThread, TooMuch, type ThreadLimits } from '../threads';
import type { Drawn } from './picture';
import { FileRefused } from './refused';

/** What the thread is asked, and what it answers. */
export interface Question {
  readonly extension: string;
  readonly bytes: Uint8Array;
}
export interface Answer {
  readonly drawn?: Drawn | undefined;
  readonly refused?: { readonly code: FileRefused['code']; readonly message: string };
}

const LIMITS: ThreadLimits = { threads: 2, waiting: 40, time: 20_000, heap: 256, growth: 1024 };
const TOO_MUCH = '文件内容过于复杂，无法完成安全检查，请另存为普通文件后重新上传';

/** Threads that look at files, within limits of time and memory. */
export function createLookers(
  limits: ThreadLimits = LIMITS,
  start = (heap: number) => startThread('fileWorker', import.meta.url, heap),
) {
  const ask = createThreads<Question, Answer>(limits, start, ({ extension, bytes }) => {
    // A copy of its own: an upload may be a piece of a larger buffer, which would be handed over
    // whole.
    const own = new Uint8Array(bytes);
    return [{ extension, bytes: own }, own.buffer];
  });
  /**
   * Looks at the content of a file; a picture comes back drawn anew. Throws FileRefused, or 503
   * when too many wait.
   */
  return async (extension: string, bytes: Uint8Array): Promise<Drawn | undefined> => {
    const { drawn, refused } = await ask({ extension, bytes }).catch((error: unknown) => {
      throw error instanceof TooMuch ? new FileRefused(461, TOO_MUCH) : error;
    });
    if (refused) throw new FileRefused(refused.code, refused.message);
    return drawn && { ...drawn, bytes: Buffer.from(drawn.bytes) };
  };
}

/** Looks at the content of a file in the threads of this process. */
export const lookAt = createLookers();
