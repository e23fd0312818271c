import { factsOf, isWrite, membersOf, sealedOf, type Call } from '@tqc/contract/kit';
import { cut, maskName } from '@tqc/domain/shared';
import type { z } from 'zod';
import type { AuditRow } from '../audit';
import type { Statement } from '../scope';
import type { Principal } from '../session';
import type { Envelope } from './answer';
import { maskNumbers } from './maskNumbers';
import type { Note, RequestFacts } from './serve';

/** A call that ended well, as far as the audit tells of it. */
export interface Done {
  readonly call: Call;
  readonly who: Principal | undefined;
  readonly facts: RequestFacts;
  readonly now: Date;
  readonly notes: readonly Note[];
  readonly params: unknown;
  readonly input: unknown;
  readonly answer: unknown;
  /** The call only asked what would be done. */
  readonly look?: boolean | undefined;
  /** The decision waits to count: nothing is done yet. */
  readonly held?: boolean | undefined;
}

/**
 * Stands behind the act of a call that only asked what would be done: nobody takes it for the deed.
 */
export const LOOK = '/preview';
/** Stands behind the act of a decision that waits to count; the deed has a row of its own. */
export const WAITS = '/waits';

/**
 * True when the audit holds a row for every call of this kind: writes, detail views and list
 * queries.
 */
export function isAudited(call: Call): boolean {
  return isWrite(call) || (call.audit !== undefined && call.audit !== 'none');
}

/**
 * The statement that writes the row of a call that ended well; a write takes along what the
 * database saw it change.
 */
export function auditDone(done: Done): Statement {
  const { call, who, notes, params, input, look, held } = done;
  const key = call.audit === 'view' ? lookedAt(done) : Object.values((params ?? {}) as object)[0];
  const resource = call.id.split('.').at(-2) ?? call.id;
  const obj =
    notes.findLast((note) => note.obj)?.obj ??
    (key ? maskNumbers(`${resource}/${key}`).slice(0, 200) : '');
  const actor = who?.adminId ?? notes.findLast((note) => note.actor)?.actor ?? '';
  const org = who?.orgId ?? notes.findLast((note) => note.org)?.org ?? '';
  const query = call.audit === 'query' ? queried(done) : {};
  const detail = masked(
    Object.assign(query, recordsOf(input), ...notes.map((note) => note.detail)),
  );
  const changes =
    isWrite(call) && !look && !held
      ? ` || jsonb_build_object('detail', r -> 'detail' || audit_changes())`
      : '';
  return {
    text: `insert into audit_inbox (row) select r${changes} from (select $1::jsonb as r) called`,
    values: [written({ ...rowOf(done), actor, org, obj, detail })],
  };
}

/**
 * The statement that writes the row of a refusal; without a session the actor is empty and the
 * account, if one was named, stands in the detail.
 */
export function auditRefused(
  seen: Pick<Done, 'call' | 'who' | 'facts' | 'now' | 'look'> & {
    readonly notes?: readonly Note[];
  },
  { code, message }: Envelope,
  more: Readonly<Record<string, unknown>> = {},
): Statement {
  const told = Object.assign({}, ...(seen.notes ?? []).map((note) => note.detail));
  const row = {
    ...rowOf(seen),
    ok: false,
    obj: '',
    detail: masked(bounded({ ...told, ...more, code, message })),
  };
  return {
    text: 'insert into audit_inbox (row) values ($1::jsonb)',
    values: [written(row)],
  };
}

/** Half a letter is refused by the database, and the row with it: it is told as �. */
function written(row: object): string {
  return JSON.stringify(row, (_, value: unknown) =>
    typeof value === 'string' ? value.replaceAll(/\p{Surrogate}/gu, '\uFFFD') : value,
  );
}

/** Letters of what a refusal says, all together: the audit is kept for ever. */
const MOST_SAID = 4000;
const MOST_MESSAGE = 500;

/** A refusal says why; what the caller sent along does not fill the audit. */
function bounded(detail: Readonly<Record<string, unknown>>) {
  if (JSON.stringify(detail).length <= MOST_SAID) return detail;
  const message = cut(String(detail['message'] ?? ''), MOST_MESSAGE);
  return { code: detail['code'], message, cut: true };
}

function rowOf({
  call,
  who,
  facts,
  now,
  look,
  held,
}: Pick<Done, 'call' | 'who' | 'facts' | 'now' | 'look' | 'held'>): AuditRow {
  return {
    act: `${call.id}${look ? LOOK : held ? WAITS : ''}`,
    actor: who?.adminId ?? '',
    at: now.toISOString(),
    detail: {},
    ip: facts.address,
    obj: '',
    ok: true,
    org: who?.orgId ?? '',
    perm: call.permission,
  };
}

/**
 * All that says what was looked at: two different looks make two different rows. Numbers of persons
 * are not told.
 */
function lookedAt({ call, input }: Done): string {
  const shape = membersOf(call.input);
  return Object.entries((input ?? {}) as Record<string, unknown>)
    .filter(([, value]) => typeof value === 'string' || typeof value === 'number')
    .map(([name, value]) => (isPersonal(shape[name]) ? '***' : String(value)))
    .join('/');
}

function isPersonal(schema: z.ZodType | undefined): boolean {
  const facts = schema && factsOf(schema);
  return Boolean(facts?.sealed || facts?.personal);
}

/** A batch names every record it was asked for, however many of its changes find room. */
function recordsOf(input: unknown): Record<string, unknown> {
  const { regIds } = (input ?? {}) as { readonly regIds?: unknown };
  if (typeof regIds === 'string') return { records: regIds.split(',') };
  return Array.isArray(regIds) ? { records: regIds } : {};
}

const PAGING = new Set(['pageNo', 'pageSize', 'sort', 'exactTotal']);

/** What was asked of a list and how much it answered. */
function queried({ call, input, answer }: Done): Record<string, unknown> {
  const { total } = (answer ?? {}) as { total?: number };
  const asked = (input ?? {}) as Record<string, unknown>;
  const found = foundOf(call, asked, answer);
  return {
    filter: askedOf(call, asked),
    ...(total === undefined ? {} : { total }),
    ...(found.length === 0 ? {} : { found }),
  };
}

/** So many a look by a full number can tell of. */
export const MOST_FOUND = 20;

/** Whose data were read by a full number: the number is not told, so the records are. */
export function foundOf(
  call: Call,
  asked: Readonly<Record<string, unknown>>,
  answer: unknown,
): unknown[] {
  const { record } = (answer ?? {}) as { record?: readonly Record<string, unknown>[] };
  const { rowKey } = call;
  const isAsked = [...sealedOf(call.input)].some((name) => (asked[name] ?? '') !== '');
  if (!isAsked || rowKey === undefined || !Array.isArray(record)) return [];
  return record.slice(0, MOST_FOUND).map((row: Record<string, unknown>) => row[rowKey]);
}

/** What a list was asked, without its page; personal filters are named, never told. */
export function askedOf(
  { input }: Pick<Call, 'input'>,
  asked: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const shape = membersOf(input);
  const filter: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(asked)) {
    if (value === undefined || PAGING.has(name)) continue;
    filter[name] = isPersonal(shape[name])
      ? '***'
      : name === 'name' && typeof value === 'string'
        ? maskName(value)
        : value;
  }
  return filter;
}

/** Free text may quote a number of a person: nothing of the kind stands in the audit. */
function masked(detail: unknown): unknown {
  if (typeof detail === 'string') return maskNumbers(detail);
  if (Array.isArray(detail)) return detail.map(masked);
  if (detail === null || typeof detail !== 'object') return detail;
  return Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, masked(value)]));
}
