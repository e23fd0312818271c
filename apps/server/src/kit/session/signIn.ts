import { randomBytes, randomUUID } from 'node:crypto';
import { normalAccount, STAMP_WINDOW } from '@tqc/contract/wire';
import { onOff } from '@tqc/domain/dictionaries';
import type { Pool } from 'pg';
import { ApiFailure } from '../failure';
import { queriesOn, type Db, type Queries } from '../scope';
import { addressKey } from './addressKey';
import { createLines } from '../turns';
import { findAdmin, type AdminRow } from './admin';
import type { Auth } from './auth';
import { isKnownDevice } from './device';
import {
  countFailure,
  crowdBits,
  forgetFailures,
  refuseLocked,
  takePlace,
  workBitsOf,
} from './failures';
import { hasLapsed } from './hasLapsed';
import { limits } from './limits';
import { openSession } from './openSession';
import { checkPassword, hashForStore, type StoredPassword } from './passwordStore';
import { requireProof, requireWork } from './proofOfWork';
import { isPasskeyTicket, redeemPasskeyTicket } from './passkey';
import { isRecoveryCode, redeemRecoveryCode } from './recovery';
import { openLogin, sealKey, sealSecret, sha256Hex, type OpenedLogin } from './suite';
import { refuseSuspended } from './suspension';
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
  /**
   * The mark of the browser, if it has one: strangers cannot lock out a browser this person uses.
   */
  readonly device?: string | undefined;
  /** The ticket of a certificate that was shown. */
  readonly ukey?: string | undefined;
  /** The challenge and its answer, after repeated failures. */
  readonly pow?: string | undefined;
  /** How many sign-ins too many came from the address just now. */
  readonly crowd: number;
  /** The transaction in which the session begins, told for whom and how. */
  within(begun: Begun, work: (db: Db) => Promise<void>): Promise<void>;
}

/** A session about to begin, as the audit and the browser hear of it. */
export interface Begun {
  readonly admin: AdminRow;
  readonly st: 0 | 1 | 2;
  readonly amr: readonly string[];
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

/**
 * Signs in: clock, work, seal, replay, lock, password, state of the person, certificate, and only
 * then a session. An attempt counts for its address from before it is judged until it was right.
 */
export async function signIn(
  pool: Pool,
  auth: Auth,
  request: SignInRequest,
  now: Date,
): Promise<SignedIn> {
  const accountN = normalAccount(request.account);
  if (Math.abs(now.getTime() - Number(request.stamp)) > STAMP_WINDOW)
    throw new ApiFailure(488, undefined, { stamp: now.getTime() });
  const address = addressKey(request.address);
  // In a crowd nothing is looked up for those who did no work; who did is not made to wait for
  // them.
  const crowded = crowdBits(request.crowd);
  requireProof(auth.keys, request.pow, address, now, crowded);
  const place = await takePlace(pool, 'address', address, now);
  const { admin, enc, opened, lockKey } = await judge(pool, auth, request, now, {
    accountN,
    address,
    due: Math.max(crowded, place.due),
  }).catch(async (error: unknown) => {
    await (error instanceof WrongPassword ? place.keep() : place.giveBack());
    throw error;
  });
  await place.giveBack();
  if (admin.status !== onOff.code('on')) throw new ApiFailure(492);
  if (hasLapsed(admin.valid_to, now))
    throw new ApiFailure(492, '账号已过有效期，请与上级机构联系延长');
  // Let in, they would be asked to sign in again with their first call, and never told why.
  if (admin.org_status !== onOff.code('on'))
    throw new ApiFailure(492, `${admin.org_name}已停用，暂时不能登录；请与上级机构联系`);
  refuseLapsed(admin, now);
  await refuseSuspended(pool, admin, now);
  const whose = { accountN, address };
  const byKey = await redeemed(pool, request.ukey, whose, now);
  if ((admin.ukey_required || admin.login_type === 'certsms') && !byKey) throw new ApiFailure(496);
  const daysLeft = passwordDaysLeft(admin, now);
  const st = admin.login_type ? 0 : stateAfterSteps(admin, now);
  const secret = randomBytes(32);
  const sid = randomUUID();
  const smsToken = st === 0 ? `st_${randomBytes(18).toString('base64url')}` : '';
  const amr = byKey ? ['pwd', 'cert'] : ['pwd'];
  const opening = {
    sid,
    st,
    secret: sealSecret(auth.keys.master, sid, secret),
    enc,
    smsToken,
    amr,
    request,
    now,
  };
  await request.within({ admin, st, amr }, async (open) => {
    const db = queriesOn(open);
    await openSession(db, admin, opening);
    // Who knows the password alone wipes nothing away: with a second step that waits until it is
    // done.
    if (st !== 0) await forgetFailures(db, 'account', lockKey);
  });
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

/** Whether what stands for a certificate is the person's: of a key, a passkey, or a lost one. */
function redeemed(
  pool: Pool,
  ticket: string | undefined,
  whose: { readonly accountN: string; readonly address: string },
  now: Date,
): Promise<boolean> {
  if (isRecoveryCode(ticket)) return redeemRecoveryCode(pool, ticket, whose.accountN, now);
  return isPasskeyTicket(ticket)
    ? redeemPasskeyTicket(pool, ticket, whose, now)
    : redeemKeyTicket(pool, ticket, whose, now);
}

/**
 * A wrong password: the only end of an attempt that keeps its place in the counter of the address.
 */
class WrongPassword extends ApiFailure {}

/**
 * Who signs in, as the request says: the work that is due, the seal, no replay, and the password.
 */
async function judge(
  pool: Pool,
  auth: Auth,
  request: SignInRequest,
  now: Date,
  {
    accountN,
    address,
    due,
  }: { readonly accountN: string; readonly address: string; readonly due: number },
): Promise<{
  readonly admin: AdminRow;
  readonly enc: Buffer;
  readonly opened: OpenedLogin;
  readonly lockKey: string;
}> {
  const lockKey = await lockKeyOf(pool, accountN, request.device, now);
  const counted = await workBitsOf(pool, { account: lockKey, noise: address }, now);
  await requireWork(pool, auth.keys, request.pow, address, now, Math.max(due, counted));
  const enc = Buffer.from(request.salt, 'base64url');
  const opened = await openPass(auth, request, enc, accountN);
  if (!opened) {
    await countFailure(pool, 'noise', address, now);
    throw new ApiFailure(499);
  }
  const fresh = await pool.query(
    "insert into auth_nonce (hash, at) values (decode($1, 'hex'), $2) on conflict do nothing",
    [sha256Hex(enc), now],
  );
  if (fresh.rowCount !== 1) throw new ApiFailure(488);
  const admin = await judged(lockKey, () =>
    provedBy(pool, auth, { accountN, lockKey, h: opened.h }, now),
  );
  return { admin, enc, opened, lockKey };
}

/**
 * What failures of an account are counted by: apart for browsers the person has signed in with and
 * for all others.
 */
export async function lockKeyOf(
  db: Queries,
  accountN: string,
  device: string | undefined,
  now: Date,
): Promise<string> {
  return `${accountN}/${(await isKnownDevice(db, accountN, device, now)) ? 'known' : 'new'}`;
}

/**
 * What the browser sealed; undefined when it cannot be opened. A key nobody here knows is answered
 * with the one to use.
 */
async function openPass(
  auth: Auth,
  { pass, stamp }: SignInRequest,
  enc: Buffer,
  accountN: string,
): Promise<OpenedLogin | undefined> {
  const [kid = '', sealed = ''] = pass.split('.');
  const { pair } = await auth.pairOf(kid);
  return openLogin(pair, enc, Buffer.from(sealed, 'base64url'), accountN, stamp).catch(
    () => undefined,
  );
}

/**
 * Attempts on one account are judged one after the other: of a burst no more is looked at than the
 * lock allows.
 */
const judged = createLines(1, 20);

/** The person whose password it is; 499 when it is nobody's, 494 when that was once too often. */
async function provedBy(
  pool: Pool,
  auth: Auth,
  { accountN, lockKey, h }: Attempt,
  now: Date,
): Promise<AdminRow> {
  await refuseLocked(pool, lockKey, now);
  const admin = await findAdmin(pool, accountN);
  // An unknown account costs the same time as a known one.
  dummy ??= hashForStore(auth.keys.pepper, randomBytes(32)).catch((error: unknown) => {
    // Made in a storm it was refused: whoever comes next makes it.
    dummy = undefined;
    throw error;
  });
  const stored = admin ? { phc: admin.password_phc, pepperId: admin.pepper_id } : await dummy;
  if ((await checkPassword(auth.keys.pepper, h, stored)) && admin) return admin;
  throw new WrongPassword((await countFailure(pool, 'account', lockKey, now)) ? 494 : 499);
}

interface Attempt {
  readonly accountN: string;
  readonly lockKey: string;
  readonly h: Buffer;
}

/** The state of a session when every step is done: 2 when the password must change first. */
export function stateAfterSteps(
  admin: Pick<AdminRow, 'password_at' | 'password_first'>,
  now: Date,
): 1 | 2 {
  return passwordDaysLeft(admin, now) <= 0 ? 2 : 1;
}

/**
 * A first password that nobody used in time opens nothing: whoever found it later is not its owner.
 */
function refuseLapsed(
  { password_at: at, password_first: first }: Pick<AdminRow, 'password_at' | 'password_first'>,
  now: Date,
): void {
  const { firstPasswordDays: days } = limits;
  if (first && now.getTime() > Date.parse(at) + days * 86_400_000)
    throw new ApiFailure(
      491,
      `初始密码已超过${days}天有效期，请在登录页用“忘记密码”重新设置；没有登记手机号码的，请联系上级机构重新发放`,
    );
}

/**
 * Days until the password must change; 0 or less when it must now. A first or reset password always
 * must.
 */
export function passwordDaysLeft(
  { password_at: at, password_first: first }: Pick<AdminRow, 'password_at' | 'password_first'>,
  now: Date,
): number {
  if (first) return 0;
  return Math.ceil(
    (Date.parse(at) + limits.passwordDays * 86_400_000 - now.getTime()) / 86_400_000,
  );
}
