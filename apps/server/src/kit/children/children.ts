import type { ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { ApiFailure } from '../failure';
import { ticks } from '../ticks';

/** Limits of processes that read or draw what strangers sent. */
export interface ChildLimits {
  readonly children: number;
  /** Questions that may wait; one more is answered 503. */
  readonly waiting: number;
  /** Milliseconds one answer may take, and a question may wait for its turn. */
  readonly time: number;
  /**
   * Megabytes of a child's heap, and of all its memory: buffers do not count as heap. The second is
   * read from /proc; where there is none, heap and time are the limits.
   */
  readonly heap: number;
  readonly memory: number;
}

/** What a child says: its answer, the text of a defect of ours, or that its answer is too large. */
export type Told<Answer> = Answer | { readonly fault: string } | { readonly tooLarge: true };

/** The first word of a child: from now on it can be asked. */
export const READY = 'ready';

/** The child was stopped at one of its limits: a judgement on what it was asked, not a defect. */
export class TooMuch extends Error {}

const WATCH_EVERY = 200;
/** A child that does not stand by then never will. */
const START_LIMIT = 60_000;
const MB = 1024 * 1024;
const PAGE = 4096;
/** What is kept of the words of a child that fell. */
const LAST_WORDS = 2000;
/** How Node ends when an error of the program was not caught: a defect, whatever was asked. */
const UNCAUGHT = 1;

interface Job<Question, Answer> {
  readonly question: Question;
  readonly until: number;
  done(answer: Told<Answer>): void;
  failed(error: Error): void;
}

/**
 * Processes that answer one question each at a time, made when they are first needed; one that dies
 * or takes too much is replaced. Processes and not threads: memory of a thread is no wall, and the
 * engine ends all of them together when one asks for more than there is. The answer is TooMuch
 * where a limit was reached, 503 where too many wait.
 */
export function createChildren<Question extends object, Answer extends object>(
  limits: ChildLimits,
  start: (heap: number) => ChildProcess,
): (question: Question) => Promise<Answer> {
  const waiting: Job<Question, Answer>[] = [];
  const idle = new Set<ChildProcess>();
  let alive = 0;
  let starting = 0;

  function next(): void {
    const job = waiting.shift();
    if (!job) return;
    if (ticks() > job.until) {
      job.failed(new ApiFailure(503));
      next();
      return;
    }
    const child = idle.values().next().value;
    if (child) work(child, job);
    else {
      waiting.unshift(job);
      if (alive < limits.children && starting < waiting.length) begin();
    }
  }

  function begin(): void {
    const child = start(limits.heap);
    alive += 1;
    starting += 1;
    const late = setTimeout(() => child.kill('SIGKILL'), START_LIMIT);
    const begun = () => {
      clearTimeout(late);
      starting -= 1;
      child.off('message', ready).off('exit', fell).off('error', fell);
    };
    const ready = () => {
      begun();
      rest(child);
    };
    // One that does not come to stand takes a question with it: what cannot start is not started
    // again and again for the same.
    const fell = () => {
      begun();
      waiting.shift()?.failed(new ApiFailure(503));
    };
    child.once('message', ready).once('exit', fell).once('error', fell);
    const gone = () => {
      child.off('exit', gone).off('error', gone);
      alive -= 1;
      idle.delete(child);
      next();
    };
    child.once('exit', gone).once('error', gone);
    // What could not be sent to it or done with it ends with its exit.
    child.on('error', () => undefined);
  }

  function rest(child: ChildProcess): void {
    hold(child, false);
    idle.add(child);
    next();
  }

  function work(child: ChildProcess, { question, done, failed }: Job<Question, Answer>): void {
    const stop = () => void child.kill('SIGKILL');
    const late = setTimeout(stop, limits.time);
    const watch = setInterval(
      () => memoryOf(child.pid) > limits.memory * MB && stop(),
      WATCH_EVERY,
    );
    const lastWords = wordsOf(child);
    const ended = (code: number | null) => {
      leave();
      failed(code === UNCAUGHT ? new Error(lastWords()) : new TooMuch());
    };
    const heard = (answer: Told<Answer>) => {
      leave();
      done(answer);
      rest(child);
    };
    const leave = () => {
      clearTimeout(late);
      clearInterval(watch);
      child.off('message', heard).off('exit', ended);
    };
    idle.delete(child);
    hold(child, true);
    child.once('message', heard).once('exit', ended);
    // A child that died while the question was on its way says so by its exit.
    child.send(question, () => undefined);
  }

  return async (question) => {
    if (waiting.length >= limits.waiting) throw new ApiFailure(503);
    const told = await new Promise<Told<Answer>>((done, failed) => {
      waiting.push({ question, until: ticks() + limits.time, done, failed });
      next();
    });
    if ('fault' in told) throw new Error(told.fault);
    if ('tooLarge' in told) throw new TooMuch();
    return told;
  };
}

/** Whether the server stays for a child: it does for one that works, not for one that waits. */
function hold(child: ChildProcess, working: boolean): void {
  // A pipe is a socket; its type says only that it can be read.
  const parts = [child, child.channel, child.stderr as Partial<Held> | null];
  for (const part of parts) part?.[working ? 'ref' : 'unref']?.();
}

interface Held {
  ref(): unknown;
  unref(): unknown;
}

/** Gathers the end of what a child says on its way out. */
function wordsOf(child: ChildProcess): () => string {
  let words = '';
  child.stderr?.removeAllListeners('data').on('data', (said: Buffer) => {
    words = (words + said.toString('utf8')).slice(-LAST_WORDS);
  });
  return () => words || 'a child ended by itself';
}

function memoryOf(pid: number | undefined): number {
  try {
    const [, resident = '0'] = readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ');
    return Number(resident) * PAGE;
  } catch {
    return 0;
  }
}
