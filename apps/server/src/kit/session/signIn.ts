import { randomBytes, randomUUID } from 'node:crypto';
import { normalAccount, STAMP_WINDOW } from '@tqc/contract/wire';
import type { Pool } from 'pg';
import { ApiFailure } from '../failure';
import type { Auth } from './auth';
import { limits } from './limits';
import { checkPassword, hashForStore, type StoredPassword } from './passwordStore';
import { openLogin, sealKey, sealSecret, sha256Hex } from './suite';
import { signToken } from './token';

/** A sign-in as it arrived. */
export interface SignInRequest {
  readonly account: string;
  readonly pass: string;
  readonly salt: string;
  readonly stamp: string;
  readonly address: string;
  readonly agent: string;
  /** True for a browser that has signed in to this account before: strangers cannot lock it out. */
  readonly knownDevice: boolean;
}

/** A person as sign-in needs them. */
export interface AdminRow {
  admin_id: string; account: string; account_n: string; name: string; phone: Buffer | null; password_phc: string; pepper_id: string; password_at: string; password_first: boolean;
  login_type: string; ukey_required: boolean; superuser: boolean; monitor: boolean; manage: boolean; status: number; pv: number;
  org_id: string; org_type: number; org_name: string; org_biz_type: number; prov: string; city: string; county: string; point: string;
}

/** A session that was opened. */
export interface SignedIn {
  readonly admin: AdminRow;
  readonly sid: string;
  readonly st: 0 | 1 | 2;
  readonly key: string;
  readonly token: string;
  readonly smsToken: string;
  readonly passDaysLeft: number;
}

let dummy: Promise<StoredPassword> | undefined;

/** Signs in: address, clock, seal, replay, lock, password, state of the person, and only then a session. */
export async function signIn(pool: Pool, auth: Auth, request: SignInRequest, now: Date): Promise<SignedIn> {
  const accountN = normalAccount(request.account);
  const lockKey = `${accountN}/${request.knownDevice ? 'known' : 'new'}`;
  await refuseLocked(pool, 'address', request.address, now, 429);
  if (Math.abs(now.getTime() - Number(request.stamp)) > STAMP_WINDOW) throw new ApiFailure(488, undefined, { stamp: now.getTime() });
  const enc = Buffer.from(request.salt, 'base64url');
  const wrong = async (): Promise<never> => {
    await countFailure(pool, 'address', request.address, limits.addressFailures, limits.addressSpan, now);
    const locked = await countFailure(pool, 'account', lockKey, limits.failures, limits.failureSpan, now);
    throw new ApiFailure(locked ? 494 : 499);
  };
  const [kid = '', sealed = ''] = request.pass.split('.');
  const pair = (await auth.pairs()).find((known) => known.kid === kid);
  const opened = pair && (await openLogin(pair.pair, enc, Buffer.from(sealed, 'base64url'), accountN, request.stamp).catch(() => undefined));
  if (!opened) return wrong();
  const fresh = await pool.query('insert into auth_nonce (hash, at) values (decode($1, \'hex\'), $2) on conflict do nothing', [sha256Hex(enc), now]);
  if (fresh.rowCount !== 1) throw new ApiFailure(488);
  await refuseLocked(pool, 'account', lockKey, now, 494);
  const admin = await findAdmin(pool, accountN);
  // An unknown account costs the same time as a known one.
  dummy ??= hashForStore(auth.keys.pepper, randomBytes(32));
  const stored = admin ? { phc: admin.password_phc, pepperId: admin.pepper_id } : await dummy;
  if (!(await checkPassword(auth.keys.pepper, opened.h, stored)) || !admin) return wrong();
  await pool.query('delete from sign_in_failure where kind = $1 and value = $2', ['account', lockKey]);
  if (admin.status !== 1) throw new ApiFailure(492);
  if (admin.ukey_required || admin.login_type === 'certsms') throw new ApiFailure(496);
  const daysLeft = passwordDaysLeft(admin, now);
  const st = admin.login_type === 'sms' ? 0 : daysLeft <= 0 ? 2 : 1;
  const secret = randomBytes(32);
  const sid = randomUUID();
  const smsToken = st === 0 ? `st_${randomBytes(18).toString('base64url')}` : '';
  await openSession(pool, auth, { admin, sid, st, secret, enc, smsToken, request, now });
  return {
    admin, sid, st, smsToken, passDaysLeft: daysLeft, key: sealKey(opened, accountN, request.stamp, secret),
    token: signToken(auth.keys.jwt, { sid, pv: admin.pv, st, sub: admin.admin_id }, now),
  };
}

/** The person of an account, with their organisation. */
export async function findAdmin(pool: Pool, accountN: string): Promise<AdminRow | undefined> {
  const { rows } = await pool.query<AdminRow>('select a.*, o.org_type, o.org_name, o.org_biz_type, o.prov, o.city, o.county, o.point from admin a join org o using (org_id) where a.account_n = $1', [accountN]);
  return rows[0];
}

/** Days until the password must change; 0 or less when it must now. A first or reset password always must. */
export function passwordDaysLeft({ password_at: at, password_first: first }: Pick<AdminRow, 'password_at' | 'password_first'>, now: Date): number {
  if (first) return 0;
  return Math.ceil((Date.parse(at) + limits.passwordDays * 86_400_000 - now.getTime()) / 86_400_000);
}

interface Opening {
  readonly admin: AdminRow; readonly sid: string; readonly st: number; readonly secret: Buffer; readonly enc: Buffer; readonly smsToken: string; readonly request: SignInRequest; readonly now: Date;
}

async function openSession(pool: Pool, auth: Auth, { admin, sid, st, secret, enc, smsToken, request, now }: Opening): Promise<void> {
  const keep = admin.monitor ? limits.monitorSessions - 1 : 0;
  await pool.query(
    `update session set end_code = 486, ended_at = $2 where end_code is null and admin_id = $1
     and sid not in (select sid from session where admin_id = $1 and end_code is null order by created_at desc limit $3)`, [admin.admin_id, now, keep]);
  await pool.query(
    `insert into session (sid, admin_id, st, secret, enc, sms_token, address, agent, pv, created_at, seen_at, ends_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11)`,
    [sid, admin.admin_id, st, sealSecret(auth.keys.master, sid, secret), enc, smsToken || null, request.address, request.agent.slice(0, 300), admin.pv, now, new Date(now.getTime() + limits.absolute)]);
}

async function refuseLocked(pool: Pool, kind: 'account' | 'address', value: string, now: Date, code: 429 | 494): Promise<void> {
  const { rows } = await pool.query<{ locked_until: string | null }>('select locked_until from sign_in_failure where kind = $1 and value = $2', [kind, value]);
  const until = rows[0]?.locked_until;
  if (until && Date.parse(until) > now.getTime()) throw new ApiFailure(code);
}

/** Counts a failure; true when this one locks. */
async function countFailure(pool: Pool, kind: 'account' | 'address', value: string, most: number, span: number, now: Date): Promise<boolean> {
  const { rows } = await pool.query<{ n: number }>(
    `insert into sign_in_failure as f (kind, value, n, first_at) values ($1, $2, 1, $3)
     on conflict (kind, value) do update set n = case when f.first_at < $4 then 1 else f.n + 1 end, first_at = case when f.first_at < $4 then $3 else f.first_at end returning n`,
    [kind, value, now, new Date(now.getTime() - span)]);
  if ((rows[0]?.n ?? 0) < most) return false;
  await pool.query('update sign_in_failure set locked_until = $3, n = 0 where kind = $1 and value = $2', [kind, value, new Date(now.getTime() + limits.lock)]);
  return true;
}
