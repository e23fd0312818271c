import type { PoolClient } from 'pg';
import { send, type Answer, type Statement } from '../database/message';

/**
 * A statement whose answer decides whether the transaction goes on; it travels with the first
 * question of the work and costs no message of its own.
 */
export interface Guard extends Statement {
  /** Why the transaction ends here; undefined when it may go on. */
  refuse(answer: Answer): Error | undefined;
}

/** What one transaction says to the database, in as few messages as its questions allow. */
export interface Conversation {
  /** Goes ahead of whatever is said next. */
  ahead(statement: Statement | Guard): void;
  /** Asked in one message with everything else that is asked before the process turns away. */
  ask(statement: Statement): Promise<Answer>;
  /** The last message; answers what its last statement did. */
  close(statements: readonly Statement[]): Promise<Answer>;
  /** Nothing more is said; tells whether the database has heard anything. */
  end(): boolean;
}

interface Waiting {
  readonly statement: Statement;
  readonly resolve: (answer: Answer) => void;
  readonly reject: (error: Error) => void;
}

/** A conversation over one connection; `limit` is how long an answer may take. */
export function converse(client: PoolClient, limit?: number): Conversation {
  let opening: (Statement | Guard)[] = [];
  let waiting: Waiting[] = [];
  let planned = false;
  let busy = false;
  let begun = false;
  let over: Error | undefined;

  /** After whatever runs now: what a handler asks at once is one message. */
  function plan(): void {
    if (planned || busy) return;
    planned = true;
    process.nextTick(() => void speak());
  }

  async function speak(): Promise<void> {
    planned = false;
    if (waiting.length === 0) return;
    const [first, asked] = [opening, waiting];
    [opening, waiting, busy, begun] = [[], [], true, true];
    const { answers, error } = await send(
      client,
      [...first, ...asked.map(({ statement }) => statement)],
      limit,
    ).catch((failure: Error) => ({ answers: [] as readonly Answer[], error: failure }));
    busy = false;
    over ??= refusalOf(first, answers);
    for (const [at, { resolve, reject }] of asked.entries()) {
      const answer = answers[first.length + at];
      if (answer && !over) resolve(answer);
      else reject(over ?? error ?? new Error('the database left a question without an answer'));
    }
    if (waiting.length > 0) plan();
  }

  function ask(statement: Statement): Promise<Answer> {
    return new Promise((resolve, reject) => {
      if (over) return reject(over);
      waiting.push({ statement, resolve, reject });
      plan();
    });
  }

  return {
    ahead: (statement) => void opening.push(statement),
    ask,
    end() {
      over ??= new Error('the transaction is over');
      // What has not been sent must not reach whoever gets the connection next.
      for (const { reject } of waiting) reject(over);
      waiting = [];
      return begun;
    },
    async close(statements) {
      const [first, ...rest] = statements;
      // A guard that has not been heard, because the work asked nothing, goes ahead of the commit.
      const unheard = opening.some((statement) => 'refuse' in statement);
      if (unheard && first) await ask(first);
      const answers = await Promise.all((unheard ? rest : statements).map(ask));
      const last = answers.at(-1);
      if (!last) throw new Error('a conversation ends with a statement');
      return last;
    },
  };
}

function refusalOf(
  statements: readonly (Statement | Guard)[],
  answers: readonly Answer[],
): Error | undefined {
  for (const [at, statement] of statements.entries()) {
    const answer = answers[at];
    if (!answer || !('refuse' in statement)) continue;
    const refusal = statement.refuse(answer);
    if (refusal) return refusal;
  }
  return undefined;
}
