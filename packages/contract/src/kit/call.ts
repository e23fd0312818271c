import type { z } from 'zod';

/** Acts that are counted by person: full numbers a day, exports, downloads (prints among them) and searches by a full number an hour. */
export type Quota = 'reveal' | 'export' | 'download' | 'search';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

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
  /** What the audit notes: every write is noted; `view` notes the object, `query` the filter and the count. */
  readonly audit?: 'view' | 'query' | 'none';
  /** Belongs to the open second step of a sign-in: signed with the keys of the session that is not active yet. */
  readonly secondStep?: boolean;
  /** What everybody calls before signing in: counted apart from other calls, and from an address that calls too often not refused; the handler is told how many are too many. */
  readonly evenInCrowd?: boolean;
  /** Largest body in bytes, all parts together; 1 MiB where nothing is said. */
  readonly maxBody?: number;
  /** Most files of a multipart body; 13 where nothing is said. */
  readonly maxFiles?: number;
  /** What a person may do only so often in a while (docs/security.md, limits). */
  readonly quota?: (input: Readonly<Record<string, unknown>>) => Quota | undefined;
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
  readonly input: I;
  readonly output: O;
}

export type InputOf<C> = C extends Call<infer I, z.ZodType> ? z.input<I> : never;
export type ParsedOf<C> = C extends Call<infer I, z.ZodType> ? z.output<I> : never;
export type OutputOf<C> = C extends Call<z.ZodType, infer O> ? z.output<O> : never;
/** What a handler may return: the input side of the output schema (a date or number the schema turns into text). */
export type AnswerOf<C> = C extends Call<z.ZodType, infer O> ? z.input<O> : never;

interface Draft<I extends z.ZodType, O extends z.ZodType> extends CallTraits {
  readonly method: Method;
  readonly sub: string;
  readonly right: string;
  readonly input: I;
  readonly output: O;
}

type Maker = <I extends z.ZodType, O extends z.ZodType>(
  sub: string,
  right: string,
  input: I,
  output: O,
  traits?: CallTraits,
) => Draft<I, O>;

function maker(method: Method, standard: CallTraits): Maker {
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

export const get: Maker = maker('GET', {});
export const post: Maker = maker('POST', {});
/** Changing and removing need the version that was read; `{ versioned: false }` where one call touches several records. */
export const put: Maker = maker('PUT', { versioned: true });
export const del: Maker = maker('DELETE', { versioned: true });

/** Where a group stands: `id` in the catalogue, `path` below /rest/edu/, `code` in front of its rights. */
export interface Place {
  readonly id: string;
  readonly path: string;
  readonly code?: string;
}

const MARKS = new Set(['public', 'signedIn', 'channel']);

function permissionOf(at: Place, right: string): string {
  if (MARKS.has(right) || right.includes('.')) return right;
  if (!at.code) throw new Error(`${at.id}: right "${right}" needs a code`);
  return `${at.code}.${right}`;
}

/** Turns drafts into calls: the name of a member is the last part of its id. */
export function calls<D extends Record<string, Draft<z.ZodType, z.ZodType>>>(at: Place, drafts: D) {
  const made = Object.entries(drafts).map(([name, { sub, right, ...draft }]) => [
    name,
    {
      ...draft,
      id: `${at.id}.${name}`,
      path: ['/rest/edu', at.path, sub].filter(Boolean).join('/'),
      permission: permissionOf(at, right),
    },
  ]);
  // Object.fromEntries forgets the member types; each member keeps the schemas of its draft.
  return Object.fromEntries(made) as { [K in keyof D]: Call<D[K]['input'], D[K]['output']> };
}

/** The names in braces of a path, in order. */
export function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

/** True when the call changes something: it then needs an idempotency key and is written to the audit. */
export function isWrite(call: Pick<Call, 'method' | 'writes'>): boolean {
  return call.method !== 'GET' || call.writes === true;
}
