import type { PoolClient } from 'pg';
import pg from 'pg';
import { ApiFailure } from '../failure';

const KEY = /^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

/** The key of a write, or 400 when a write comes without a well-formed one (UUID version 7). */
export function requireKey(key: string | undefined): string {
  if (!key || !KEY.test(key)) throw new ApiFailure(400, '缺少或错误的idempotency-key');
  return key;
}

/** An answer that was given before, wrapped so that an empty answer is not taken for none. */
export interface Earlier {
  readonly answer: unknown;
}

/** Claims a key inside the transaction. A copy of the same request waits here and then gets the first answer; another body is refused. */
export async function claimKey(
  client: PoolClient,
  adminId: string,
  key: string,
  bodyHash: string,
): Promise<Earlier | undefined> {
  const { rowCount } = await client.query(
    'insert into idempotency (admin_id, key, body_hash) values ($1, $2, $3) on conflict do nothing',
    [adminId, key, bodyHash],
  );
  if (rowCount === 1) return undefined;
  const { rows } = await client.query<{ body_hash: string; answer: { value: unknown } | null }>(
    'select body_hash, answer from idempotency where admin_id = $1 and key = $2',
    [adminId, key],
  );
  const found = rows[0];
  if (!found || found.body_hash !== bodyHash)
    throw new ApiFailure(422, '该请求编号已用于其他内容，请刷新后重新提交');
  return { answer: found.answer?.value ?? null };
}

/** The statement that keeps the answer beside its effect. */
export function keepAnswer(adminId: string, key: string, answer: unknown): string {
  const text = pg.escapeLiteral(JSON.stringify({ value: answer }));
  return `update idempotency set answer = ${text}::jsonb where admin_id = ${pg.escapeLiteral(adminId)} and key = ${pg.escapeLiteral(key)}`;
}
