import { onOff } from '@tqc/domain/dictionaries';
import { isWrite, sealedOf, type Call, type Quota } from '@tqc/contract/kit';
import { ApiFailure } from '../failure';
import { newId } from '../newId';
import type { Queries } from '../scope';
import type { Principal } from '../session';
import { quotas, type Limit } from './quotas';

const DAY = 86_400_000;
const KB = 1024;

/**
 * What a call counts as: what it says itself; a search by a full number wherever one is asked for,
 * whichever list it is; a look at whatever answers with a file.
 */
export function quotaOf(call: Call, input: Readonly<Record<string, unknown>>): Quota | undefined {
  const own = call.quota?.(input);
  if (own) return own;
  if (call.reply === 'file') return 'look';
  if (isWrite(call)) return undefined;
  const asked = [...sealedOf(call.input)].filter((name) => (input[name] ?? '') !== '');
  return asked.length > 0 ? 'search' : undefined;
}

/** All that a call counts as. */
export function quotasOf(call: Call, input: Readonly<Record<string, unknown>>): readonly Quota[] {
  const own = quotaOf(call, input);
  return [...(own ? [own] : []), ...(call.alsoCounts?.(input) ?? [])];
}

/** The object a call looks at: its identifiers, however the call is named. */
export function objectOf(call: Call, input: Readonly<Record<string, unknown>>): string {
  const { fileId, uuid } = input;
  if (typeof fileId === 'string') return `file/${fileId}`;
  if (typeof uuid === 'string') return `file/${uuid}`;
  return `${call.id}/${JSON.stringify(input)}`.slice(0, 300);
}

/** How many records a call is about: one that names several counts as often. */
export function casesOf({ regIds, downIds, docIds }: Readonly<Record<string, unknown>>): number {
  for (const ids of [downIds, docIds]) if (Array.isArray(ids)) return ids.length;
  return typeof regIds === 'string' ? regIds.split(',').length : 1;
}

/** How much one act counts: once, as this object, as so many pieces or bytes. */
export interface Amount {
  readonly object?: string;
  readonly pieces?: number;
  readonly bytes?: number;
  /** Counted beyond the limit as well: what is over refuses the next one, not this. */
  readonly beyond?: true;
}

/**
 * Counts one act of a person inside a transaction; 429 beyond a limit, and a word to the security
 * administrators before it.
 */
export async function spend(
  db: Queries,
  kind: Quota,
  who: Principal,
  now: Date,
  { object = '', pieces = 1, bytes = 0, beyond }: Amount = {},
): Promise<void> {
  const { limits, once } = quotas[kind];
  if (once && !(await isNew(db, who, object, now))) return;
  for (const limit of limits) {
    const amount = limit.unit === 'KB' ? Math.ceil(bytes / KB) : pieces;
    const n = await counted(db, limit, who, now, amount);
    if (n > limit.most && !beyond) throw new ApiFailure(429, limit.over);
    if (n >= limit.alertAt && n - amount < limit.alertAt) await alert(db, kind, limit, who, n, now);
  }
}

async function isNew(db: Queries, who: Principal, object: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into person_look as l (admin_id, object, at) values ($1, $2, $3)
     on conflict (admin_id, object) do update set at = excluded.at where l.at <= $4`,
    [who.adminId, object, now, new Date(now.getTime() - DAY)],
  );
  return rowCount === 1;
}

/** A span that began in the future, before the clock was set back, begins anew. */
async function counted(
  db: Queries,
  { key, span }: Limit,
  who: Principal,
  now: Date,
  amount: number,
): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    `insert into person_quota as q (admin_id, kind, begins, n) values ($1, $2, $3, $5)
     on conflict (admin_id, kind) do update set
       n = case when q.begins <= $4 then $5 else q.n + $5 end,
       begins = case when q.begins <= $4 then excluded.begins else least(q.begins, excluded.begins) end
     returning n`,
    [who.adminId, key, now, new Date(now.getTime() - span), amount],
  );
  return rows[0]?.n ?? 0;
}

/**
 * Into the bells of the security administrators of the organisation, of its province and of the
 * centre.
 */
async function alert(
  db: Queries,
  kind: Quota,
  { span, unit }: Limit,
  who: Principal,
  n: number,
  now: Date,
): Promise<void> {
  const { act } = quotas[kind];
  const id = newId();
  const amount = unit === 'KB' ? `共${Math.round(n / KB)} MB` : `${n}次`;
  await db.query(
    `insert into sys_message (msg_id, title, content, msg_url, send_time) values ($1, $2, $3, '', $4)`,
    [
      id,
      `${act}${unit === 'KB' ? '数量过大' : '次数过多'}`,
      `${who.orgName}的${who.name}（账号${who.account}）${span === DAY ? '一天' : '一小时'}内${act}${amount}，请核实是否为工作需要。`,
      now,
    ],
  );
  await db.query(
    `insert into sys_message_reader (msg_id, admin_id)
     select distinct $1::bigint, a.admin_id from admin a
     join admin_role using (admin_id) join role r using (role_id) join org o using (org_id)
     where r.duty = 'security' and r.status = ${onOff.code('on')} and a.status = ${onOff.code('on')}
       and (o.org_id = $2 or o.org_type = 5 or (o.org_type = 4 and o.prov = $3))`,
    [id, who.orgId, who.prov],
  );
}
