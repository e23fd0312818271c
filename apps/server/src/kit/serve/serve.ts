import type { AnswerOf, Call, ParsedOf } from '@tqc/contract/kit';
import type { Pool } from 'pg';
import type { Replica } from '../database';
import type { Events } from '../events';
import type { FileStore, StoredBytes, TreatedFile } from '../files';
import type { Personal } from '../personal';
import type { Db } from '../scope';
import type { Auth, Principal } from '../session';
import type { RowWalk } from '../store';
import type { Ticks } from '../ticks';

/** The parts of the running server that a handler may need. */
export interface AppParts {
  readonly pool: Pool;
  /** Connections for the system's own work, where it has some apart from those of the calls. */
  readonly system?: Pool;
  /** A copy of the database for answers that may lag, where there is one. */
  readonly replica?: Replica;
  readonly auth: Auth;
  readonly files: FileStore;
  readonly personal: Personal;
  readonly clock: () => Date;
  /** For spans inside this process, which must not depend on anybody setting the clock. */
  readonly ticks: () => Ticks;
  readonly events: Events;
  /** Seconds that a decision waits to count, on one record and on many; none where left out. */
  readonly undo?: { readonly one: number; readonly many: number };
  /** File of the signed heads of the audit. */
  readonly auditHeads: string;
  /** True when the installation shows invented data. */
  readonly demo: boolean;
  /** Address of the host that reads certificates of USB keys, where there is one. */
  readonly keyProbe?: string;
  /** Where the national platform is reached and what signs for us there; none where left out. */
  readonly platform?: { readonly url: string; readonly appId: string; readonly secret: string };
  /** Accounts to try out, on such an installation only. */
  readonly demoAccounts: readonly { readonly account: string; readonly who: string }[];
}

/** A file of a multipart body, already in memory and within the limit of its call. */
export interface UploadedFile {
  readonly field: string;
  readonly name: string;
  readonly bytes: Buffer;
  /** The file as it may be kept: looked at before the transaction of a signed call. */
  readonly treated?: TreatedFile;
}

/** What the request was, besides its input. */
export interface RequestFacts {
  readonly address: string;
  readonly agent: string;
  readonly device: string | undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly target: string;
}

/** What goes into the audit besides who, when and which call. */
export interface Note {
  /** The object, as resource/key; made from the path when not given. */
  readonly obj?: string;
  /** Who it was, in a call without a session. */
  readonly actor?: string;
  readonly org?: string;
  /** Whom it is about, for the line about a decision that waits; never in the audit. */
  readonly subject?: string;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Everything a handler gets: one call of one caller inside its transaction. */
export interface CallContext<C extends Call = Call> {
  readonly call: C;
  readonly input: ParsedOf<C>;
  /** The transaction of the call under the rights of the caller's level. */
  readonly db: Db;
  /** The caller; 481 in a call that needs no session. */
  readonly who: Principal;
  readonly now: Date;
  /** The version the caller read, from if-match. */
  readonly version: number | undefined;
  readonly files: readonly UploadedFile[];
  readonly request: RequestFacts;
  readonly app: AppParts;
  /** What was found before the transaction (`withAhead`). */
  readonly ahead: unknown;
  /**
   * Of a call without a person: the transaction of its effect, as the system, which ends with its
   * audit row; what the row tells is noted before it is over.
   */
  inTransaction<T>(work: (db: Db) => Promise<T>): Promise<T>;
  /**
   * How many such calls too many came from the caller's address just now; always 0 where they are
   * refused.
   */
  readonly crowd: number;
  /**
   * The decision is only tried before it waits to count: what it would use up for good, like
   * numbers, is left alone.
   */
  readonly isTrial: boolean;
  /** All rows of a list are asked for, some at a time; for a file of them. */
  readonly walk?: RowWalk | undefined;
  /** Personal members of a list's rows that leave in full, under an approved filing. */
  readonly inFull: ReadonlySet<string>;
  /** Adds to the audit row of this call. */
  note(note: Note): void;
  /**
   * Hands work about something of the caller's organisation to the job queue; it starts only when
   * the transaction commits. The database knows which work that may be (`enqueue_mine`).
   */
  enqueue(task: string, payload: Readonly<Record<string, unknown>>): Promise<void>;
  setHeader(name: string, value: string): void;
}

/** Bytes made while they are sent: nobody knows how many before, only how many at most. */
export interface MadeBytes extends Pick<StoredBytes, 'stream'> {
  readonly atMost: number;
}

/** Bytes instead of an envelope, for calls whose reply is a file. */
export class FileReply {
  constructor(
    /** The bytes, what makes them once the transaction is over, or where they come from. */
    readonly bytes: Buffer | (() => Promise<Buffer>) | StoredBytes | MadeBytes,
    readonly mime: string,
    readonly name: string,
    readonly inline = false,
  ) {}
}

/** One server-sent event as bytes: encoded once, written to as many readers as there are. */
export class EncodedEvent {
  readonly bytes: Buffer;

  constructor(event: string, data: unknown, id?: string) {
    this.bytes = Buffer.from(
      `${id ? `id: ${id}\n` : ''}event: ${event}\ndata: ${JSON.stringify(data)}\n\n`,
    );
  }
}

/** Writes one event to a reader; false while earlier bytes still wait to be read. */
export type SendEvent = (event: EncodedEvent | string, data?: unknown, id?: string) => boolean;

/** A stream of server-sent events, for calls whose reply is a stream. */
export class StreamReply {
  constructor(
    /** Begins to send and tells how to stop; `close` ends the answer from this side. */
    readonly subscribe: (send: SendEvent, close: () => void) => () => void,
  ) {}
}

/**
 * An answer that is made once the transaction is over, so that whatever it waits for keeps no
 * connection. Only for reads without an audit row: what a write answers is kept in its transaction.
 */
export class LaterReply<A> {
  constructor(readonly make: () => Promise<A>) {}
}

type Answer<C> = AnswerOf<C> | FileReply | StreamReply | LaterReply<AnswerOf<C> | StreamReply>;
export type Handler<C extends Call> = (context: CallContext<C>) => Promise<Answer<C>> | Answer<C>;

/** What a call knows before its transaction. */
export interface Ahead<C extends Call = Call> {
  readonly input: ParsedOf<C>;
  readonly who: Principal;
  readonly app: AppParts;
  readonly now: Date;
  readonly request: RequestFacts;
  /** A transaction of its own under the caller's rights; no connection is held afterwards. */
  read<T>(work: (found: { readonly db: Db; readonly app: AppParts }) => Promise<T>): Promise<T>;
}

/** A handler that needs something from before its transaction. */
interface AheadHandler<C extends Call> {
  readonly ahead: (asked: Ahead<C>) => unknown;
  readonly handle: Handler<C>;
}

/**
 * A handler with what must not happen inside its transaction: a refusal before a file of the call
 * is looked at, or a question to somebody outside, who may keep us waiting. `ahead` is asked once,
 * however often the transaction is begun again, and hands over what it found.
 */
export function withAhead<C extends Call, A>(
  ahead: (asked: Ahead<C>) => A | Promise<A>,
  handle: (context: CallContext<C>, found: A) => ReturnType<Handler<C>>,
): AheadHandler<C> {
  // The context has what `ahead` gave: whoever makes it asks for that first.
  return { ahead, handle: (context) => handle(context, context.ahead as A) };
}

/** A call with its handler, ready to become a route. */
export interface ServedCall {
  readonly call: Call;
  readonly ahead?: (asked: Ahead) => unknown;
  readonly handle: (context: CallContext) => unknown;
}

/**
 * Binds a group of calls to its handlers: one handler a call, a missing or misspelt one does not
 * compile.
 */
export function serve<G extends Record<string, Call>>(
  group: G,
  handlers: { readonly [K in keyof G]: Handler<G[K]> | AheadHandler<G[K]> },
): ServedCall[] {
  // The handler of a member fits the call of the same member; the list forgets which is which.
  return Object.entries(group).map(([name, call]) => {
    const handler = handlers[name] as unknown as ServedCall['handle'] | Omit<ServedCall, 'call'>;
    return { call, ...(typeof handler === 'function' ? { handle: handler } : handler) };
  });
}
