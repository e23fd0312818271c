import { readFileSync } from 'node:fs';
import pg from 'pg';

/** What the statements of one call took in the database. */
export interface Watched {
  /** All of them together, in milliseconds, the way to the database and back included. */
  readonly ms: number;
  /** What the processors worked for them in the database, in milliseconds. */
  readonly cpu: number;
  readonly statements: number;
  /** The longest one. */
  readonly longest: { readonly text: string; readonly ms: number };
}

interface Statement {
  readonly text: string;
  readonly ms: number;
  readonly cpu: number;
}

/** Several statements in one message (`kit/database/message.ts`); pg calls back when it is over. */
interface Message {
  callback(error: Error | null): void;
  readonly statements: readonly { readonly text: string }[];
}

/**
 * Times every statement and every message that a transaction of this process sends to its database,
 * from sending to the last row of the answer; `during` tells what one call sent.
 */
export function watchStatements(): { during(act: () => Promise<unknown>): Promise<Watched> } {
  const seen: Statement[] = [];
  const send = pg.Client.prototype.query;
  // The one door of all statements: calls send messages, work without a caller asks for a promise.
  pg.Client.prototype.query = function timed(this: pg.Client, ...given: unknown[]) {
    const worked = workOf(this);
    const begun = performance.now();
    const text = textOf(given[0]);
    const note = () =>
      seen.push({ text, ms: performance.now() - begun, cpu: workOf(this) - worked });
    if (isMessage(given[0])) {
      const message = given[0];
      const answered = message.callback;
      message.callback = (error) => {
        note();
        answered.call(message, error);
      };
      return Reflect.apply(send, this, given) as unknown;
    }
    const answer = Reflect.apply(send, this, given) as unknown;
    return answer instanceof Promise ? answer.finally(note) : answer;
  } as typeof send;
  return {
    async during(act) {
      seen.length = 0;
      await act();
      const all = [...seen];
      return {
        ms: all.reduce((sum, { ms }) => sum + ms, 0),
        cpu: all.reduce((sum, { cpu }) => sum + cpu, 0),
        statements: all.length,
        longest: all.reduce((most, one) => (one.ms > most.ms ? one : most), { text: '', ms: 0 }),
      };
    },
  };
}

/**
 * Time on a processor of the process behind a connection, in milliseconds; it runs on this machine.
 */
function workOf(client: pg.Client): number {
  // The driver knows the process; its types do not say so.
  const { processID } = client as pg.Client & { readonly processID: number };
  return Number(readFileSync(`/proc/${processID}/schedstat`, 'utf8').split(' ')[0]) / 1e6;
}

const isMessage = (given: unknown): given is Message =>
  typeof given === 'object' && given !== null && 'statements' in given && 'callback' in given;

function textOf(given: unknown): string {
  if (isMessage(given)) return given.statements.map(({ text }) => text).join('; ');
  return typeof given === 'string' ? given : ((given as { text?: string } | null)?.text ?? '');
}
