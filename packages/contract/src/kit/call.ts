import type { z } from 'zod';

/**
 * Acts that are counted by person: full numbers a day, one by one or by the paper (`shown`),
 * exports and what they wrote, downloads (prints among them), searches by a full number and bells
 * rung at other organisations an hour, looks at scans and forms, uploads, and files of rows that
 * were tried.
 */
export type Quota =
  | 'reveal'
  | 'shown'
  | 'export'
  | 'result'
  | 'download'
  | 'search'
  | 'look'
  | 'upload'
  | 'import'
  | 'message'
  | 'ring'
  | 'password';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Of a list that grows with the country: what an index of the database answers over all of it. The
 * rest is asked within a place, or with what leads to a few rows.
 */
export interface Reach {
  /** The level from which on a question is narrowed: a smaller place is narrow by itself. */
  readonly from: number;
  /** Filters of which one narrows any question; a single letter or digit narrows nothing. */
  readonly narrowing: readonly string[];
  /** Filters that need none of them. */
  readonly filters: readonly string[];
  /** Orders that need none of them. */
  readonly sorts: readonly string[];
  /** What to do instead, as a sentence goes on. */
  readonly advice: string;
}

/** What is to be known of a decision that waits to count. */
export interface Undo {
  /** What kind of record it decides on; the record is nobody else's meanwhile. */
  readonly kind: string;
  readonly ids: (input: Readonly<Record<string, unknown>>) => readonly string[];
  /** The same input for some of its records: what was refused at first is not done later. */
  readonly only: (
    input: Readonly<Record<string, unknown>>,
    ids: readonly string[],
  ) => Readonly<Record<string, unknown>>;
  /** The word of the decision. */
  readonly word: (input: Readonly<Record<string, unknown>>) => string;
  /** Page of one record. */
  readonly page: (id: string) => string;
}

/** What the transport and the server must know of a call besides its shapes. */
export interface CallTraits {
  /** Sent by a timer, not by a person: does not keep the session alive. */
  readonly background?: boolean;
  /** The record is versioned: `if-match` with the version that was read is required. */
  readonly versioned?: boolean;
  /** `multipart`: files travel beside the fields. */
  readonly body?: 'json' | 'multipart';
  /** `file`: bytes; `stream`: server-sent events. */
  readonly reply?: 'json' | 'file' | 'stream';
  /** A GET that changes a state is treated as a write (idempotency key, audit). */
  readonly writes?: boolean;
  /**
   * What the audit notes: every write is noted; `view` notes the object, `query` the filter and the
   * count.
   */
  readonly audit?: 'view' | 'query' | 'none';
  /**
   * Belongs to the open second step of a sign-in: signed with the keys of the session that is not
   * active yet.
   */
  readonly secondStep?: boolean;
  /**
   * What everybody calls before signing in: counted apart from other calls, and from an address
   * that calls too often not refused; the handler is told how many are too many.
   */
  readonly evenInCrowd?: boolean;
  /**
   * Of a read: the answer may be of a few seconds ago, so a copy of the database may give it. Never
   * for whoever wrote in those seconds.
   */
  readonly mayLag?: boolean;
  /** Of a list: the field that tells its rows apart. */
  readonly rowKey?: string;
  /** Of a list that grows with the country: how wide it may be asked. */
  readonly reach?: Reach;
  /**
   * Of a list of persons: what of its rows may leave in full, in a file and under an approved
   * filing of that type; anything else leaves as the screen shows it.
   */
  readonly filing?: { readonly type: number; readonly fields: readonly string[] };
  /**
   * Which of the five calls of a plain resource it is, as `crud` drafted it; absent where a
   * resource wrote its own.
   */
  readonly plain?: 'list' | 'get' | 'create' | 'update' | 'remove';
  /**
   * Of a write: fields of which no two records have the same value, or which do not have it
   * together; where one is taken the server says so at the field.
   */
  readonly unique?: readonly (string | readonly string[])[];
  /**
   * Of a write: fields that name a record of another plain resource, with that resource's id. One
   * that is not there is refused at the field, and what is named is not removed.
   */
  readonly references?: Readonly<Record<string, string | undefined>>;
  /** Of a plain resource: values of an input that fit each other. */
  readonly example?: Readonly<Record<string, unknown>>;
  /** Largest body in bytes, all parts together; 1 MiB where nothing is said. */
  readonly maxBody?: number;
  /** Of an upload: only the rows of its file are wanted, and no file is kept. */
  readonly rows?: boolean;
  /** Most files of a multipart body; 13 where nothing is said. */
  readonly maxFiles?: number;
  /**
   * True for an input that only asks what would be done: it claims no key, changes nothing and is
   * noted as a look.
   */
  readonly dryRun?: (input: Readonly<Record<string, unknown>>) => boolean;
  /** Asks for the password of whoever calls again: true for an input that does. */
  readonly stepUp?: (input: Readonly<Record<string, unknown>>) => boolean;
  /** Of a decision: it counts after a moment in which it can be taken back (D-060). */
  readonly undo?: Undo;
  /** What a person may do only so often in a while (docs/security.md, limits). */
  readonly quota?: (input: Readonly<Record<string, unknown>>) => Quota | undefined;
  /** What it counts as, it counts as also where it is refused; a call with files always does. */
  readonly countsRefused?: boolean;
  /** What it counts as besides. */
  readonly alsoCounts?: (input: Readonly<Record<string, unknown>>) => readonly Quota[];
}

/** One call of the catalogue: a value that client, server, screens and tests share. */
export interface Call<
  I extends z.ZodType = z.ZodType,
  O extends z.ZodType = z.ZodType,
> extends CallTraits {
  readonly id: string;
  readonly method: Method;
  /** Full path with braces, for example /rest/edu/kernal/certificate/certBatch/{cbId}. */
  readonly path: string;
  readonly permission: string;
  /** What the call does to what, in Chinese, as the audit names it. */
  readonly title: string;
  readonly input: I;
  readonly output: O;
}

export type InputOf<C> = C extends Call<infer I, z.ZodType> ? z.input<I> : never;
export type ParsedOf<C> = C extends Call<infer I, z.ZodType> ? z.output<I> : never;
export type OutputOf<C> = C extends Call<z.ZodType, infer O> ? z.output<O> : never;
/**
 * What a handler may return: the input side of the output schema (a date or number the schema turns
 * into text).
 */
export type AnswerOf<C> = C extends Call<z.ZodType, infer O> ? z.input<O> : never;

interface Draft<
  I extends z.ZodType,
  O extends z.ZodType,
  M extends Method = Method,
  S extends string = string,
  R extends string = string,
> extends CallTraits {
  readonly method: M;
  readonly sub: S;
  readonly right: R;
  readonly input: I;
  readonly output: O;
}

type Maker<M extends Method> = <
  I extends z.ZodType,
  O extends z.ZodType,
  const S extends string,
  const R extends string,
>(
  sub: S,
  right: R,
  input: I,
  output: O,
  traits?: CallTraits,
) => Draft<I, O, M, S, R>;

function maker<M extends Method>(method: M, standard: CallTraits): Maker<M> {
  return (sub, right, input, output, traits) => ({
    method,
    sub,
    right,
    input,
    output,
    ...standard,
    ...traits,
  });
}

export const get: Maker<'GET'> = maker('GET', {});
export const post: Maker<'POST'> = maker('POST', {});
/**
 * Changing and removing need the version that was read; `{ versioned: false }` where one call
 * touches several records.
 */
export const put: Maker<'PUT'> = maker('PUT', { versioned: true });
export const del: Maker<'DELETE'> = maker('DELETE', { versioned: true });

/**
 * One call as the catalogue has it: method, path below its resource, right below its code, title.
 */
type Entry = readonly [method: Method, sub: string, right: string, title: string];

/**
 * A resource of the catalogue: `id` in it, `path` below /rest/edu/, `code` in front of its rights,
 * its calls. Each is an export of `generated/calls`.
 */
export interface Resource {
  readonly id: string;
  readonly path: string;
  readonly code: string;
  readonly calls: Readonly<Record<string, Entry>>;
}

/** Names of placeholders may differ from the catalogue's; their places may not. */
type Places<S extends string> = S extends `${infer Before}{${string}}${infer After}`
  ? `${Before}{}${Places<After>}`
  : S;

type FullRight<P extends Resource, R extends string> = R extends
  | `${string}.${string}`
  | 'public'
  | 'signedIn'
  | 'channel'
  ? R
  : `${P['code']}.${R}`;

type Facts<P extends Resource, M, S extends string, R extends string> = readonly [
  M,
  Places<S>,
  FullRight<P, R>,
];

type Fits<P extends Resource, N, D> = N extends keyof P['calls'] & string
  ? D extends Draft<z.ZodType, z.ZodType, infer M, infer S, infer R>
    ? Facts<P, M, S, R> extends Facts<P, P['calls'][N][0], P['calls'][N][1], P['calls'][N][2]>
      ? D
      : `not as docs/spec/calls.tsv has it: ${P['calls'][N][0]} ${P['calls'][N][1]} ${P['calls'][N][2]}`
    : D
  : 'not in docs/spec/calls.tsv';

const MARKS = new Set(['public', 'signedIn', 'channel']);

/**
 * The right a call asks for: the marks stand for themselves, a word stands behind the code of its
 * resource.
 */
export function permissionOf({ code }: Resource, right: string): string {
  return MARKS.has(right) || right.includes('.') ? right : `${code}.${right}`;
}

/**
 * Full path of a call; a sub path that begins with a slash stands beside its resource, not below
 * it.
 */
export function pathOf({ path }: Resource, sub: string): string {
  if (sub.startsWith('/')) return `/rest/edu${sub}`;
  return ['/rest/edu', path, sub].filter(Boolean).join('/');
}

/**
 * Turns drafts into calls of a resource: the name of a member is the last part of its id. A call
 * whose method, path or right is not the catalogue's does not compile.
 */
export function calls<
  const P extends Resource,
  D extends Record<string, Draft<z.ZodType, z.ZodType>>,
>(resource: P, drafts: D & { readonly [N in keyof D]: Fits<P, N, D[N]> }) {
  const given: Record<string, Draft<z.ZodType, z.ZodType>> = drafts;
  const made = Object.entries(given).map(([name, { sub, right, ...draft }]) => [
    name,
    {
      ...draft,
      id: `${resource.id}.${name}`,
      path: pathOf(resource, sub),
      permission: permissionOf(resource, right),
      title: resource.calls[name]?.[3] ?? '',
    },
  ]);
  // Object.fromEntries forgets the member types; each member keeps the schemas of its draft.
  return Object.fromEntries(made) as { [K in keyof D]: Call<D[K]['input'], D[K]['output']> };
}

/** The names in braces of a path, in order. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

/**
 * True when the call changes something: it then needs an idempotency key and is written to the
 * audit (its dry runs as looks).
 */
export function isWrite(call: Pick<Call, 'method' | 'writes'>): boolean {
  return call.method !== 'GET' || call.writes === true;
}
