import { sql } from 'kysely';
import type { FastifyReply } from 'fastify';
import { ApiFailure } from '../failure';
import { type Db } from '../scope';
import type { Principal } from '../session';
import type { RowWalk } from '../store';
import type { ReadBody } from './body';
import type { AppParts, CallContext, Note, RequestFacts, ServedCall } from './serve';

/** What the transaction, or its absence, adds to a call. */
interface Inner {
  readonly db: CallContext['db'];
  readonly who: Principal | undefined;
  readonly version?: number | undefined;
  readonly crowd?: number | undefined;
  readonly isTrial?: boolean;
  readonly walk?: RowWalk;
  readonly inFull?: ReadonlySet<string>;
  readonly notes: Note[];
  readonly ahead?: unknown;
  /** The transaction of an effect, in a call that has none of its own. */
  readonly inTransaction?: <T>(work: (db: Db) => Promise<T>) => Promise<T>;
}

interface Outer {
  readonly app: AppParts;
  readonly served: ServedCall;
  readonly facts: RequestFacts;
  readonly now: Date;
  readonly reply: Pick<FastifyReply, 'header'>;
}

const NOTHING: ReadonlySet<string> = new Set();

/** Everything a handler gets. */
export function contextOf(
  { app, served, facts, now, reply }: Outer,
  input: unknown,
  body: ReadBody,
  inner: Inner,
): CallContext {
  // A handler that needs something from before its transaction cannot do without.
  if (served.ahead && !('ahead' in inner)) throw new Error(`${served.call.id}: nothing was asked`);
  const {
    db,
    who,
    version,
    crowd = 0,
    isTrial = false,
    walk,
    inFull = NOTHING,
    notes,
    ahead,
    inTransaction = (work) => work(db),
  } = inner;
  return {
    call: served.call,
    input,
    db,
    now,
    version,
    crowd,
    isTrial,
    walk,
    inFull,
    inTransaction,
    ahead,
    app,
    files: body.files,
    request: facts,
    get who() {
      if (!who) throw new ApiFailure(481);
      return who;
    },
    note: (note) => void notes.push(note),
    enqueue: async (task, payload) => {
      await sql`select enqueue_mine(${task}, ${JSON.stringify(payload)}::json)`.execute(db);
    },
    setHeader: (name, value) => void reply.header(name, value),
  };
}
