import { createHmac, randomBytes, randomInt } from 'node:crypto';
import type { Pool } from 'pg';
import { ApiFailure } from '../failure';
import { newId } from '../newId';
import { queriesOn, systemScope, transaction, type Queries } from '../scope';
import { queueText, SEND_CODE } from '../texts';
import { placeOf, type Personal } from '../personal';
import { inService, type KeyRing, type SealKey } from '../secrets';
import { limits } from './limits';
import { equal } from './suite';

/** Who gets a code. */
export interface CodeOwner {
  readonly adminId: string;
  readonly name: string;
  readonly orgId: string;
  readonly orgName: string;
  readonly mobile: string;
  readonly prov: string;
  readonly city: string;
  readonly county: string;
  readonly point: string;
}

/** What sending and proving codes needs. */
export interface CodeKit {
  readonly pool: Pool;
  readonly keys: Pick<KeyRing, 'code'>;
  readonly personal: Personal;
}

type Purpose = 'login' | 'forget';

/**
 * Lays a code of six digits down for the gateway: a minute between two, five an hour, ten a day for
 * each phone, two hundred an hour for each organisation; each purpose has its own budget, so that
 * nobody can use up another's second step. The log never holds the code.
 */
export async function sendCode(
  kit: CodeKit,
  purpose: Purpose,
  token: string,
  owner: CodeOwner,
  now: Date,
): Promise<void> {
  await transaction(kit.pool, systemScope, (open) =>
    sendCodeIn(queriesOn(open), kit, purpose, token, owner, now),
  );
}

/** The same inside a transaction that is there already. */
export async function sendCodeIn(
  db: Queries,
  { keys, personal }: Pick<CodeKit, 'keys' | 'personal'>,
  purpose: Purpose,
  token: string,
  owner: CodeOwner,
  now: Date,
): Promise<void> {
  const mobileIndex = personal.index('mobile', owner.mobile);
  // Two requests at once for one phone wait for each other, so that both see what the other sent.
  await db.query('select pg_advisory_xact_lock(7304, hashtext($1))', [mobileIndex.toString('hex')]);
  const { rows } = await db.query<{ gap: number; hour: number; day: number; org: number }>(
    `select count(*) filter (where create_time > $2)::int as gap, count(*) filter (where create_time > $3)::int as hour, count(*)::int as day,
       (select count(*)::int from sms_log where org_id = $5 and sms_type = '2' and purpose = $6 and create_time > $3) as org
     from sms_log where mobile_index = $1 and sms_type = '2' and purpose = $6 and create_time > $4`,
    [
      mobileIndex,
      new Date(now.getTime() - limits.codeGap),
      new Date(now.getTime() - 3_600_000),
      new Date(now.getTime() - 86_400_000),
      owner.orgId,
      purpose,
    ],
  );
  const sent = rows[0];
  if (
    sent &&
    (sent.gap > 0 ||
      sent.hour >= limits.codesAnHour ||
      sent.day >= limits.codesADay ||
      sent.org >= limits.codesOfOrg)
  )
    throw new ApiFailure(429, '验证码发送过于频繁，请稍后再试');
  const until = new Date(now.getTime() + limits.codeLife);
  const code = String(randomInt(0, 1_000_000)).padStart(6, '0');
  await db.query(
    `insert into sms_code (token, purpose, admin_id, code_hash, sent_at, expires_at) values ($1, $2, $3, $4, $5, $6)
     on conflict (token) do update set code_hash = excluded.code_hash, sent_at = excluded.sent_at, expires_at = excluded.expires_at, tries = 0, used_at = null`,
    [token, purpose, owner.adminId, hashOf(inService(keys.code.list), token, code), now, until],
  );
  const id = newId();
  await db.query(
    `insert into sms_log (sms_id, org_id, org_name, name, mobile, mobile_index, sms_type, sms_msg, purpose, prov, city, county, point, create_time)
     values ($1, $2, $3, $4, $5, $6, '2', $7, $8, $9, $10, $11, $12, $13)`,
    [
      id,
      owner.orgId,
      owner.orgName,
      owner.name,
      personal.seal(placeOf('sms_log', 'mobile', id), owner.mobile),
      mobileIndex,
      textOf('******'),
      purpose,
      owner.prov,
      owner.city,
      owner.county,
      owner.point,
      now,
    ],
  );
  await queueText(
    db,
    personal,
    { id, mobile: owner.mobile, text: textOf(code) },
    { until, by: SEND_CODE },
  );
}

const textOf = (code: string) => `【教师资格管理】验证码${code}，5分钟内有效，请勿告知他人。`;

/** Proves a code: five tries within five minutes, once. */
export async function redeemCode(
  { pool, keys }: CodeKit,
  purpose: Purpose,
  token: string,
  code: string,
  now: Date,
): Promise<{ adminId: string }> {
  const { rows } = await pool.query<{ admin_id: string; code_hash: Buffer; tries: number }>(
    'update sms_code set tries = tries + 1 where token = $1 and purpose = $2 and used_at is null and expires_at > $3 returning admin_id, code_hash, tries',
    [token, purpose, now],
  );
  const found = rows[0];
  if (!found || found.tries > limits.codeTries)
    throw new ApiFailure(422, '验证码已失效，请重新获取');
  const isRight = keys.code.list.some((key) =>
    equal(found.code_hash.toString('hex'), hashOf(key, token, code).toString('hex')),
  );
  if (!isRight) throw new ApiFailure(422, '验证码错误，请核对后重新输入');
  const used = await pool.query(
    'update sms_code set used_at = $2 where token = $1 and used_at is null',
    [token, now],
  );
  if (used.rowCount !== 1) throw new ApiFailure(422, '验证码已失效，请重新获取');
  return { adminId: found.admin_id };
}

/** A token nobody guesses. */
export function newToken(prefix: 'st' | 'rt'): string {
  return `${prefix}_${randomBytes(18).toString('base64url')}`;
}

function hashOf({ key }: SealKey, token: string, code: string): Buffer {
  return createHmac('sha256', key).update(`${token}|${code}`).digest();
}
