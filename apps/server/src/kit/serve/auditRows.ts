import { factsOf, isWrite, membersOf, type Call } from '@tqc/contract/kit';
import { maskName } from '@tqc/domain/shared';
import pg from 'pg';
import type { z } from 'zod';
import type { AuditRow } from '../audit';
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
}

/**
 * Stands behind the act of a call that only asked what would be done: nobody takes it for the deed.
 */
export const LOOK = '/preview';

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
export function auditDone(done: Done): string {
  const { call, who, notes, params, input, look } = done;
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
  const row = pg.escapeLiteral(JSON.stringify({ ...rowOf(done), actor, org, obj, detail }));
  const changes =
    isWrite(call) && !look
      ? ` || jsonb_build_object('detail', r -> 'detail' || audit_changes())`
      : '';
  return `insert into audit_inbox (row) select r${changes} from (select ${row}::jsonb as r) called`;
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
): string {
  const told = Object.assign({}, ...(seen.notes ?? []).map((note) => note.detail));
  const row = {
    ...rowOf(seen),
    ok: false,
    obj: '',
    detail: masked({ ...told, ...more, code, message }),
  };
  return `insert into audit_inbox (row) values (${pg.escapeLiteral(JSON.stringify(row))}::jsonb)`;
}

function rowOf({
  call,
  who,
  facts,
  now,
  look,
}: Pick<Done, 'call' | 'who' | 'facts' | 'now' | 'look'>): AuditRow {
  return {
    act: look ? `${call.id}${LOOK}` : call.id,
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

/** What was asked of a list and how much it answered; personal filters are named, never told. */
function queried({ call, input, answer }: Done): Record<string, unknown> {
  const shape = membersOf(call.input);
  const filter: Record<string, unknown> = {};
  for (const [name, value] of Object.entries((input ?? {}) as Record<string, unknown>)) {
    if (value === undefined || PAGING.has(name)) continue;
    filter[name] = isPersonal(shape[name])
      ? '***'
      : name === 'name' && typeof value === 'string'
        ? maskName(value)
        : value;
  }
  const { total } = (answer ?? {}) as { total?: number };
  return { filter, ...(total === undefined ? {} : { total }) };
}

/** Free text may quote a number of a person: nothing of the kind stands in the audit. */
function masked(detail: unknown): unknown {
  if (typeof detail === 'string') return maskNumbers(detail);
  if (Array.isArray(detail)) return detail.map(masked);
  if (detail === null || typeof detail !== 'object') return detail;
  return Object.fromEntries(Object.entries(detail).map(([name, value]) => [name, masked(value)]));
}
