import { Worker } from 'node:worker_threads';
import { ApiFailure } from '../failure';
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
  /** A defect of ours: the thread could not say what is wrong with the file. */
  readonly fault?: string;
}

/** Limits of the threads that look at files. */
export interface LookerLimits {
  readonly threads: number;
  /** Files that may wait; one more is answered 503. */
  readonly waiting: number;
  /** Milliseconds one look may take, and a file may wait for its turn. */
  readonly time: number;
  /** Megabytes of a thread's heap, and by how much the whole process may grow during one look: buffers do not count as heap. */
  readonly heap: number;
  readonly growth: number;
}

const LIMITS: LookerLimits = { threads: 2, waiting: 40, time: 20_000, heap: 256, growth: 1024 };
const WATCH_EVERY = 200;
const MB = 1024 * 1024;
const TOO_MUCH = '文件内容过于复杂，无法完成安全检查，请另存为普通文件后重新上传';

interface Job extends Question {
  readonly until: number;
  done(answer: Answer): void;
  failed(error: Error): void;
}

/** Threads that look at files, made when they are first needed; one that dies or takes too long is replaced. */
export function createLookers(limits: LookerLimits = LIMITS, start = startThread) {
  const waiting: Job[] = [];
  const idle = new Set<Worker>();
  let alive = 0;

  function next(): void {
    const job = waiting.shift();
    if (!job) return;
    if (Date.now() > job.until) {
      job.failed(new ApiFailure(503));
      next();
      return;
    }
    const thread = idle.values().next().value ?? (alive < limits.threads ? begin() : undefined);
    if (!thread) waiting.unshift(job);
    else work(thread, job);
  }

  function begin(): Worker {
    const thread = start(limits.heap);
    alive += 1;
    thread.once('exit', () => {
      alive -= 1;
      idle.delete(thread);
      next();
    });
    return thread;
  }

  function work(thread: Worker, { bytes, extension, done, failed }: Job): void {
    const grown = process.memoryUsage.rss() + limits.growth * MB;
    const stop = () => void thread.terminate();
    const late = setTimeout(stop, limits.time);
    const watch = setInterval(() => process.memoryUsage.rss() > grown && stop(), WATCH_EVERY);
    const broke = (error: NodeJS.ErrnoException) => {
      // Its own limit of memory is a judgement on the file; anything else is a defect.
      if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') failed(error);
    };
    const ended = () => {
      leave();
      done({ refused: { code: 461, message: TOO_MUCH } });
    };
    const heard = (answer: Answer) => {
      leave();
      thread.unref();
      idle.add(thread);
      done(answer);
      next();
    };
    const leave = () => {
      clearTimeout(late);
      clearInterval(watch);
      thread.off('message', heard).off('exit', ended).off('error', broke);
    };
    idle.delete(thread);
    thread.ref();
    thread.once('message', heard).once('error', broke).once('exit', ended);
    // A copy of its own: an upload may be a piece of a larger buffer, which would be handed over whole.
    const own = new Uint8Array(bytes);
    thread.postMessage({ extension, bytes: own } satisfies Question, [own.buffer]);
  }

  /** Looks at the content of a file; a picture comes back drawn anew. Throws FileRefused, or 503 when too many wait. */
  return async (extension: string, bytes: Uint8Array): Promise<Drawn | undefined> => {
    if (waiting.length >= limits.waiting) throw new ApiFailure(503);
    const { drawn, refused, fault } = await new Promise<Answer>((done, failed) => {
      waiting.push({ extension, bytes, until: Date.now() + limits.time, done, failed });
      next();
    });
    if (refused) throw new FileRefused(refused.code, refused.message);
    if (fault !== undefined) throw new Error(`look at ${extension}: ${fault}`);
    return drawn && { ...drawn, bytes: Buffer.from(drawn.bytes) };
  };
}

/** Looks at the content of a file in the threads of this process. */
export const lookAt = createLookers();

function startThread(heap: number): Worker {
  // The built server is one file beside that of the thread; from the sources the thread first learns TypeScript.
  const file = import.meta.url.endsWith('.ts') ? './fileWorkerSource.mjs' : './fileWorker.js';
  return new Worker(new URL(file, import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: heap },
    execArgv: [],
  });
}
