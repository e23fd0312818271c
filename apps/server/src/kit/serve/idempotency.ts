import { createHash } from 'node:crypto';
import type { PoolClient } from 'pg';
import pg from 'pg';
import { ApiFailure } from '../failure';
import { placeOf, type Personal } from '../personal';

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

/**
 * Claims a key inside the transaction. A copy of the same request waits here and then gets the
 * first answer; another call, path or body is refused.
 */
export async function claimKey(
  client: PoolClient,
  personal: Personal,
  asked: Asked,
): Promise<Earlier | undefined> {
  const { adminId, key } = asked;
  const { rowCount } = await client.query(
    `insert into idempotency (admin_id, key, request_hash) select $1, $2, $3
     where not exists (select from person_quota where admin_id = $1 and kind = $4 and n > $5 and begins > $6) on conflict do nothing`,
    [adminId, key, requestHash(asked), KEPT, MOST_KEPT, dayBefore(asked.now)],
  );
  if (rowCount === 1) return undefined;
  const { rows } = await client.query<{ request_hash: string | null; sealed: Buffer | null }>(
    'select request_hash, sealed from idempotency where admin_id = $1 and key = $2',
    [adminId, key],
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
 * The statement that keeps the answer beside its effect, sealed: it may hold a full number or a
 * ticket.
 */
export function keepAnswer(personal: Personal, asked: Asked, answer: unknown): string {
  const sealed = personal.seal(placeFor(asked), JSON.stringify({ answer } satisfies Earlier));
  const [admin, key] = [pg.escapeLiteral(asked.adminId), pg.escapeLiteral(asked.key)];
  const keep = `update idempotency set sealed = '\\x${sealed.toString('hex')}' where admin_id = ${admin} and key = ${key}`;
  return sealed.length < LARGE ? keep : `${keep}; ${countKept(asked, sealed.length)}`;
}

/** What is kept for a day has a most by person; an ordinary answer is too small to be counted. */
function countKept({ adminId, now }: Asked, bytes: number): string {
  const at = (when: Date) => `${pg.escapeLiteral(when.toISOString())}::timestamptz`;
  const kilobytes = Math.ceil(bytes / 1024);
  return `insert into person_quota as q (admin_id, kind, begins, n) values (${pg.escapeLiteral(adminId)}, '${KEPT}', ${at(now)}, ${kilobytes})
    on conflict (admin_id, kind) do update set
      n = case when q.begins <= ${at(dayBefore(now))} then excluded.n else q.n + excluded.n end,
      begins = case when q.begins <= ${at(dayBefore(now))} then excluded.begins else q.begins end`;
}

const dayBefore = (now: Date) => new Date(now.getTime() - DAY);

function requestHash({ method, target, bodyHash, pv }: Asked): string {
  return createHash('sha256').update(`${method}\n${target}\n${bodyHash}\n${pv}`).digest('hex');
}

function placeFor({ adminId, key }: Asked): string {
  return placeOf('idempotency', 'sealed', `${adminId}/${key}`);
}
