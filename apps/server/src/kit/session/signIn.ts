import { randomBytes, randomUUID } from 'node:crypto';
import { normalAccount, STAMP_WINDOW } from '@tqc/contract/wire';
import type { Pool } from 'pg';
import { ApiFailure } from '../failure';
import { queriesOn, systemScope, transaction, type Queries } from '../scope';
import type { Auth } from './auth';
import { isKnownDevice } from './device';
import { countFailure, forgetFailures, recentFailures, refuseLocked } from './failures';
import { limits } from './limits';
import { checkPassword, hashForStore, type StoredPassword } from './passwordStore';
import { requireWork } from './proofOfWork';
import { openLogin, sealKey, sealSecret, sha256Hex } from './suite';
import { signToken } from './token';
import { redeemKeyTicket } from './usbKey';

/** A sign-in as it arrived. */
export interface SignInRequest {
  readonly account: string;
  readonly pass: string;
  readonly salt: string;
  readonly stamp: string;
  readonly address: string;
  readonly agent: string;
  /** The mark of the browser, if it has one: strangers cannot lock out a browser this person uses. */
  readonly device?: string | undefined;
  /** The ticket of a certificate that was shown. */
  readonly ukey?: string | undefined;
  /** The challenge and its answer, after repeated failures. */
  readonly pow?: string | undefined;
}

/** A person as sign-in needs them. */
export interface AdminRow {
  admin_id: string;
  account: string;
  account_n: string;
  name: string;
  phone: Buffer | null;
  password_phc: string;
  pepper_id: string;
  password_at: string;
  password_first: boolean;
  login_type: string;
  ukey_required: boolean;
  superuser: boolean;
  monitor: boolean;
  manage: boolean;
  status: number;
  pv: number;
  org_id: string;
  org_type: number;
  org_name: string;
  org_biz_type: number;
  prov: string;
  city: string;
  county: string;
  point: string;
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

/** Signs in: address, clock, seal, replay, lock, work, password, state of the person, certificate, and only then a session. */
export async function signIn(
  pool: Pool,
  auth: Auth,
  request: SignInRequest,
  now: Date,
): Promise<SignedIn> {
  const accountN = normalAccount(request.account);
  await refuseLocked(pool, 'address', request.address, now, 429);
  if (Math.abs(now.getTime() - Number(request.stamp)) > STAMP_WINDOW)
    throw new ApiFailure(488, undefined, { stamp: now.getTime() });
  const enc = Buffer.from(request.salt, 'base64url');
  const lockKey = `${accountN}/${(await isKnownDevice(pool, accountN, request.device, now)) ? 'known' : 'new'}`;
  const wrong = async (): Promise<never> => {
    await countFailure(pool, 'address', request.address, now);
    throw new ApiFailure((await countFailure(pool, 'account', lockKey, now)) ? 494 : 499);
  };
  const [kid = '', sealed = ''] = request.pass.split('.');
  const pair = (await auth.pairs()).find((known) => known.kid === kid);
  const opened =
    pair &&
    (await openLogin(
      pair.pair,
      enc,
      Buffer.from(sealed, 'base64url'),
      accountN,
      request.stamp,
    ).catch(() => undefined));
  if (!opened) return wrong();
  const fresh = await pool.query(
    "insert into auth_nonce (hash, at) values (decode($1, 'hex'), $2) on conflict do nothing",
    [sha256Hex(enc), now],
  );
  if (fresh.rowCount !== 1) throw new ApiFailure(488);
  await refuseLocked(pool, 'account', lockKey, now, 494);
  if (
    (await recentFailures(pool, { account: lockKey, address: request.address }, now)) >=
    limits.workAfter
  )
    await requireWork(pool, auth.keys, request.pow, request.address, now);
  const admin = await findAdmin(pool, accountN);
  // An unknown account costs the same time as a known one.
  dummy ??= hashForStore(auth.keys.pepper, randomBytes(32));
  const stored = admin ? { phc: admin.password_phc, pepperId: admin.pepper_id } : await dummy;
  if (!(await checkPassword(auth.keys.pepper, opened.h, stored)) || !admin) return wrong();
  await forgetFailures(pool, lockKey);
  if (admin.status !== 1) throw new ApiFailure(492);
  const byKey = await redeemKeyTicket(pool, request.ukey, accountN, now);
  if ((admin.ukey_required || admin.login_type === 'certsms') && !byKey) throw new ApiFailure(496);
  const daysLeft = passwordDaysLeft(admin, now);
  const st = admin.login_type ? 0 : stateAfterSteps(admin, now);
  const secret = randomBytes(32);
  const sid = randomUUID();
  const smsToken = st === 0 ? `st_${randomBytes(18).toString('base64url')}` : '';
  const opening = {
    sid,
    st,
    secret: sealSecret(auth.keys.master, sid, secret),
    enc,
    smsToken,
    amr: byKey ? ['pwd', 'cert'] : ['pwd'],
    request,
    now,
  };
  await transaction(pool, systemScope, (db) => openSession(queriesOn(db), admin, opening));
  return {
    admin,
    sid,
    st,
    smsToken,
    passDaysLeft: daysLeft,
    key: sealKey(opened, accountN, request.stamp, secret),
    token: signToken(auth.keys.jwt, { sid, pv: admin.pv, st, sub: admin.admin_id }, now),
  };
}

/** The state of a session when every step is done: 2 when the password must change first. */
export function stateAfterSteps(
  admin: Pick<AdminRow, 'password_at' | 'password_first'>,
  now: Date,
): 1 | 2 {
  return passwordDaysLeft(admin, now) <= 0 ? 2 : 1;
}

/** The person of an account, with their organisation. */
export async function findAdmin(db: Queries, accountN: string): Promise<AdminRow | undefined> {
  const { rows } = await db.query<AdminRow>(
    'select a.*, o.org_type, o.org_name, o.org_biz_type, o.prov, o.city, o.county, o.point from admin a join org o using (org_id) where a.account_n = $1',
    [accountN],
  );
  return rows[0];
}

/** Days until the password must change; 0 or less when it must now. A first or reset password always must. */
export function passwordDaysLeft(
  { password_at: at, password_first: first }: Pick<AdminRow, 'password_at' | 'password_first'>,
  now: Date,
): number {
  if (first) return 0;
  return Math.ceil(
    (Date.parse(at) + limits.passwordDays * 86_400_000 - now.getTime()) / 86_400_000,
  );
}

interface Opening {
  readonly sid: string;
  readonly st: number;
  readonly secret: Buffer;
  readonly enc: Buffer;
  readonly smsToken: string;
  readonly amr: readonly string[];
  readonly request: SignInRequest;
  readonly now: Date;
}

/** One session a person (three for monitor accounts): the row of the person is locked, so that of two sign-ins at once one ends the other. */
async function openSession(
  db: Queries,
  admin: AdminRow,
  { sid, st, secret, enc, smsToken, amr, request, now }: Opening,
): Promise<void> {
  const { rows } = await db.query<{ pv: number; status: number; same: boolean }>(
    'select pv, status, password_phc = $2 as same from admin where admin_id = $1 for update',
    [admin.admin_id, admin.password_phc],
  );
  const current = rows[0];
  // What was checked a moment ago may have changed while the password was computed.
  if (current?.same !== true) throw new ApiFailure(491);
  if (current.status !== 1) throw new ApiFailure(492);
  if (current.pv !== admin.pv) throw new ApiFailure(497);
  const keep = admin.monitor ? limits.monitorSessions - 1 : 0;
  await db.query(
    `update session set end_code = 486, ended_at = $2 where end_code is null and admin_id = $1
     and sid not in (select sid from session where admin_id = $1 and end_code is null order by created_at desc limit $3)`,
    [admin.admin_id, now, keep],
  );
  await db.query(
    `insert into session (sid, admin_id, st, secret, enc, sms_token, amr, address, agent, pv, created_at, seen_at, ends_at) values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11, $12)`,
    [
      sid,
      admin.admin_id,
      st,
      secret,
      enc,
      smsToken || null,
      amr,
      request.address,
      request.agent.slice(0, 300),
      admin.pv,
      now,
      new Date(now.getTime() + limits.absolute),
    ],
  );
}
