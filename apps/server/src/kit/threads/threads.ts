import type { Worker } from 'node:worker_threads';
import { ApiFailure } from '../failure';
import { ticks } from '../ticks';

/** Limits of threads that work beside the event loop. */
export interface ThreadLimits {
  readonly threads: number;
  /** Questions that may wait; one more is answered 503. */
  readonly waiting: number;
  /** Milliseconds one answer may take, and a question may wait for its turn. */
  readonly time: number;
  /**
   * Megabytes of a thread's heap, and by how much the whole process may grow during one answer:
   * buffers do not count as heap.
   */
  readonly heap: number;
  readonly growth: number;
}

/** What a thread says: its answer, or the text of a defect of ours. */
export type Told<Answer> = Answer | { readonly fault: string };

/** The thread was stopped at one of its limits: a judgement on what it was asked, not a defect. */
export class TooMuch extends Error {}

const WATCH_EVERY = 200;
const MB = 1024 * 1024;

interface Job<Question, Answer> {
  readonly question: Question;
  readonly until: number;
  done(answer: Told<Answer>): void;
  failed(error: Error): void;
}

/**
 * Threads that answer one question each at a time, made when they are first needed; one that dies
 * or takes too long is replaced. The answer is TooMuch where a limit was reached, 503 where too
 * many wait. `ownBytes` makes of a question, when its turn has come, one whose buffers may be
 * handed over.
 */
export function createThreads<Question, Answer extends object>(
  limits: ThreadLimits,
  start: (heap: number) => Worker,
  ownBytes: (question: Question) => readonly [Question, ...ArrayBuffer[]] = (question) => [
    question,
  ],
): (question: Question) => Promise<Answer> {
  const waiting: Job<Question, Answer>[] = [];
  const idle = new Set<Worker>();
  let alive = 0;

  function next(): void {
    const job = waiting.shift();
    if (!job) return;
    if (ticks() > job.until) {
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

  function work(thread: Worker, { question, done, failed }: Job<Question, Answer>): void {
    const grown = process.memoryUsage.rss() + limits.growth * MB;
    const stop = () => void thread.terminate();
    const late = setTimeout(stop, limits.time);
    const watch = setInterval(() => process.memoryUsage.rss() > grown && stop(), WATCH_EVERY);
    const broke = (error: NodeJS.ErrnoException) => {
      // Its own limit of memory is a judgement on what was asked; anything else is a defect.
      if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') failed(error);
    };
    const ended = () => {
      leave();
      failed(new TooMuch());
    };
    const heard = (answer: Told<Answer>) => {
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
    const [sent, ...moved] = ownBytes(question);
    thread.postMessage(sent, moved);
  }

  return async (question) => {
    if (waiting.length >= limits.waiting) throw new ApiFailure(503);
    const told = await new Promise<Told<Answer>>((done, failed) => {
      waiting.push({ question, until: ticks() + limits.time, done, failed });
      next();
    });
    if ('fault' in told) throw new Error(told.fault);
    return told;
  };
}
