import { createHash } from 'node:crypto';
import { ApiFailure } from '../failure';
import { placeOf, type Personal } from '../personal';
import type { Guard, Queries, Statement } from '../scope';

const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

const DAY = 86_400_000;
const KEPT = 'kept/day';
/**
 * Kilobytes of large answers kept for one person at a time: some thousands of the largest batches.
 */
const MOST_KEPT = 65_536;
const LARGE = 2048;

/** The key of a write, or 400 when a write comes without a well-formed one (UUID version 7). */
export function requireKey(key: string | undefined): string {
  if (!key || !KEY.test(key)) throw new ApiFailure(400, '缺少或错误的idempotency-key');
  return key;
}

/** An answer that was given before, wrapped so that an empty answer is not taken for none. */
export interface Earlier {
  readonly answer: unknown;
}

/** One write as it was asked: whose, under which key, and what exactly. */
export interface Asked {
  readonly adminId: string;
  readonly key: string;
  readonly method: string;
  readonly target: string;
  readonly bodyHash: string;
  readonly now: Date;
  /** Version of the person's rights: who has lost some hears no answer that was given with them. */
  readonly pv: number;
}

/** The key was claimed before: what the work did now is given up, and the first answer counts. */
export class ClaimedBefore extends Error {}

/**
 * Claims a key inside the transaction, ahead of its first question. A copy of the same request
 * waits here, until the first is done.
 */
export function claimKey(asked: Asked): Guard {
  return {
    text: `insert into idempotency (admin_id, key, request_hash) select $1, $2, $3
     where not exists (select from person_quota where admin_id = $1 and kind = $4 and n > $5 and begins > $6) on conflict do nothing`,
    values: [asked.adminId, asked.key, requestHash(asked), KEPT, MOST_KEPT, dayBefore(asked.now)],
    refuse: ({ rowCount }) => (rowCount === 1 ? undefined : new ClaimedBefore()),
  };
}

/** The first answer under a key claimed before; another call, path or body is refused. */
export async function earlierAnswer(
  queries: Queries,
  personal: Personal,
  asked: Asked,
): Promise<Earlier> {
  const { rows } = await queries.query<{ request_hash: string | null; sealed: Buffer | null }>(
    'select request_hash, sealed from idempotency where admin_id = $1 and key = $2',
    [asked.adminId, asked.key],
  );
  const found = rows[0];
  if (!found)
    throw new ApiFailure(
      429,
      '今天批量操作的结果已存满，请明天再办；确因工作需要，请联系系统管理员',
    );
  if (found.request_hash !== requestHash(asked))
    throw new ApiFailure(422, '该请求编号已用于其他内容，请刷新后重新提交');
  if (!found.sealed) return { answer: null };
  return JSON.parse(personal.open(placeFor(asked), found.sealed)) as Earlier;
}

/**
 * The statements that keep the answer beside its effect, sealed: it may hold a full number or a
 * ticket.
 */
export function keepAnswer(personal: Personal, asked: Asked, answer: unknown): Statement[] {
  const sealed = personal.seal(placeFor(asked), JSON.stringify({ answer } satisfies Earlier));
  const keep = {
    text: 'update idempotency set sealed = $3 where admin_id = $1 and key = $2',
    values: [asked.adminId, asked.key, sealed],
  };
  return sealed.length < LARGE ? [keep] : [keep, countKept(asked, sealed.length)];
}

/** What is kept for a day has a most by person; an ordinary answer is too small to be counted. */
function countKept({ adminId, now }: Asked, bytes: number): Statement {
  return {
    text: `insert into person_quota as q (admin_id, kind, begins, n) values ($1, $2, $3, $5)
    on conflict (admin_id, kind) do update set
      n = case when q.begins <= $4 then excluded.n else q.n + excluded.n end,
      begins = case when q.begins <= $4 then excluded.begins else q.begins end`,
    values: [adminId, KEPT, now, dayBefore(now), Math.ceil(bytes / 1024)],
  };
}

const dayBefore = (now: Date) => new Date(now.getTime() - DAY);

function requestHash({ method, target, bodyHash, pv }: Asked): string {
  return createHash('sha256').update(`${method}\n${target}\n${bodyHash}\n${pv}`).digest('hex');
}

function placeFor({ adminId, key }: Asked): string {
  return placeOf('idempotency', 'sealed', `${adminId}/${key}`);
}
