import { onOff } from '@tqc/domain/dictionaries';
import { ALGORITHM, APPS, headers as names, STAMP_WINDOW } from '@tqc/contract/wire';
import type { ErrorCode } from '@tqc/contract/errors';
import type { Pool } from 'pg';
import { ApiFailure } from '../failure';
import { inService, type KeyRing } from '../secrets';
import { checkChannel } from './channel';
import { hasLapsed } from './hasLapsed';
import { limits } from './limits';
import type { SignedRequest, Principal } from './principal';
import { PERSON_COLUMNS, principalOf, type PersonRow } from './principalOf';
import { createMemory, recalled, STAMP, type Recalled } from './recalled';
import { rightsOf } from './rights';
import {
  openSecret,
  publicKeyOf,
  sessionKeys,
  sha256Hex,
  signatureHolds,
  signInPair,
  type SignInPair,
} from './suite';
import { nearlyOver, readToken, signToken } from './token';

/** Proves who calls. Every refusal is an ApiFailure with a code of the catalogue. */
export interface Auth {
  authenticate(request: SignedRequest): Promise<{
    readonly principal: Principal;
    readonly token?: string;
    /** Has to hold in the transaction: the session may end while the call waits for its turn. */
    readonly still?: Recalled['still'];
  }>;
  /**
   * The same from memory, for a session that was looked up a moment ago; `still` has to hold in the
   * transaction. Undefined for whatever is not plainly in order.
   */
  recall(request: SignedRequest): Promise<Recalled | undefined>;
  /** The checksum and the clock of a call without a session. */
  checkPublic(request: SignedRequest): Promise<void>;
  /** The credentials of the applicants' channel; answers its id. */
  checkChannel(request: SignedRequest): Promise<string>;
  /** Whether a session that opened something lasting still lives. */
  isLive(who: Principal): Promise<boolean>;
  readonly keys: KeyRing;
  /** The pair passwords are to be sealed to. */
  pair(): Promise<SignInPair>;
  /** The pair a password was sealed to; 488 with the one to use when nobody here knows it. */
  pairOf(kid: string): Promise<SignInPair>;
}

interface SessionRow extends PersonRow {
  sid: string;
  st: number;
  secret: Buffer;
  enc: Buffer;
  pv: number;
  seen_at: string;
  ends_at: string;
  end_code: number | null;
  stamp: string;
}

const FIND = `
  select s.sid, s.st, s.secret, s.enc, s.pv, s.seen_at, s.ends_at, s.end_code, ${PERSON_COLUMNS},
    ${STAMP} as stamp
  from session s join admin a using (admin_id) join org o using (org_id) where s.sid = $1`;

/** Calls that the open second step, or the password that must change, still allows. */
const ALLOWED: Readonly<Record<number, readonly string[]>> = {
  0: ['account.loginSms.sendLoginSms', 'account.loginSms.checkLoginSms', 'account.auth.logout'],
  2: ['account.personal.changePassword', 'account.auth.logout'],
};

/** How often a session's last use is written down, in milliseconds. */
const SEEN_STEP = 30_000;

/** The session check over a database and the keys of the installation. */
export function createAuth({
  pool,
  keys,
  clock,
}: {
  readonly pool: Pool;
  readonly keys: KeyRing;
  readonly clock: () => Date;
}): Auth {
  const pairs = new Map<string, Promise<SignInPair>>();
  const memory = createMemory();

  async function find(request: SignedRequest): Promise<{
    row: SessionRow;
    token: string;
    claims: NonNullable<ReturnType<typeof readToken>>;
  }> {
    if (request.headers[names.algorithm] !== ALGORITHM) throw new ApiFailure(415);
    const token = request.headers[names.token];
    if (!token) throw new ApiFailure(481);
    const claims = readToken(keys, token);
    if (!claims) throw new ApiFailure(415);
    const { rows } = await pool.query<SessionRow>(FIND, [claims.sid]);
    const row = rows[0];
    if (!row) throw new ApiFailure(410);
    return { row, token, claims };
  }

  /** Keys turn while the server runs: each pair is derived once. */
  function derived({ kid, seed }: KeyRing['hpke'][number]): Promise<SignInPair> {
    const pair = pairs.get(kid) ?? signInPair(kid, seed);
    pairs.set(kid, pair);
    return pair;
  }

  return {
    keys,
    pair: () => derived(inService(keys.hpke)),

    async pairOf(kid) {
      const find = () => keys.hpke.find((known) => known.kid === kid);
      const known = find();
      // Another process may have turned the key since this one read the file.
      if (!known) keys.lookAgain();
      const found = known ?? find();
      if (found) return derived(found);
      const { kid: current, pub } = await derived(inService(keys.hpke));
      throw new ApiFailure(488, undefined, { kid: current, pub });
    },

    async checkPublic(request) {
      if (request.headers[names.algorithm] !== ALGORITHM) throw new ApiFailure(415);
      // This is the call that tells the time: it cannot be asked to know it already.
      const clockless = request.call.id === 'account.auth.signInKey';
      await checkSignature(
        request,
        publicKeyOf(request.headers[names.app] ?? ''),
        sha256Hex(''),
        clockless ? new Date(Number(request.headers[names.stamp] ?? 0)) : clock(),
      );
    },

    checkChannel: (request) => checkChannel(keys, request, clock()),

    async isLive({ sid }) {
      const { rows } = await pool.query<SessionRow>(FIND, [sid]);
      const row = rows[0];
      return row?.end_code === null && (await endedNow(pool, row, clock())) === undefined;
    },

    async recall(request) {
      const now = clock();
      const token = request.headers[names.token] ?? '';
      const known = memory.find(token, now.getTime());
      if (!known || request.headers[names.algorithm] !== ALGORITHM) return undefined;
      const { principal, tokenHash, tokenEnds, ends, seen } = known;
      const unseen = now.getTime() - seen;
      // A token that is to be renewed and a use that is to be written down are work for a look-up.
      if (ends <= now.getTime() || nearlyOver({ exp: tokenEnds / 1000 }, now)) return undefined;
      if (unseen > (request.call.background ? limits.idle : SEEN_STEP)) return undefined;
      try {
        await checkSignature(request, principal.keys.kSig, tokenHash, now);
      } catch {
        return undefined;
      }
      return recalled(known, () => memory.forget(token));
    },

    async authenticate(request) {
      const now = clock();
      const { row, token, claims } = await find(request);
      if (row.end_code !== null) throw new ApiFailure(row.end_code as ErrorCode);
      const ended = await endedNow(pool, row, now);
      if (ended) throw new ApiFailure(ended);
      const session = sessionKeys(openSecret(keys.master, row.sid, row.secret), row.enc);
      const tokenHash = sha256Hex(token);
      await checkSignature(request, session.kSig, tokenHash, now);
      if (claims.exp * 1000 < now.getTime() - limits.idle) throw new ApiFailure(498);
      if (row.st !== 1 && !(ALLOWED[row.st] ?? []).includes(request.call.id))
        throw new ApiFailure(481);
      const used = await noteUse(pool, row, request, now);
      const rights = await rightsOf(pool, {
        adminId: row.admin_id,
        superuser: row.superuser,
        monitor: row.monitor,
        pv: row.admin_pv,
      });
      const principal = principalOf(row, row, rights, session);
      const remembered = used && {
        principal,
        tokenHash,
        tokenEnds: claims.exp * 1000,
        ends: Date.parse(row.ends_at),
        at: now.getTime(),
        ...used,
      };
      if (row.st === 1 && remembered) memory.keep(token, remembered);
      const { sid, pv, st, admin_id: sub } = row;
      return {
        principal,
        ...(remembered && { still: recalled(remembered, () => memory.forget(token)).still }),
        ...(nearlyOver(claims, now) && { token: signToken(keys.jwt, { sid, pv, st, sub }, now) }),
      };
    },
  };
}

/**
 * Writes down now and then when a session was last used. Answers what its rows are at, or undefined
 * when somebody changed them meanwhile.
 */
async function noteUse(
  pool: Pool,
  { sid, seen_at, stamp }: SessionRow,
  { call }: SignedRequest,
  now: Date,
): Promise<{ readonly seen: number; readonly stamp: string } | undefined> {
  if (call.background || now.getTime() - Date.parse(seen_at) <= SEEN_STEP)
    return { seen: Date.parse(seen_at), stamp };
  const [session = '', ...others] = stamp.split('/');
  const { rows } = await pool.query<{ xmin: string }>(
    // Of a row that somebody else has just written, perhaps to end it, nothing is known here.
    'update session set seen_at = $2 where sid = $1 and xmin::text = $3 returning xmin::text as xmin',
    [sid, now, session],
  );
  return rows[0] && { seen: now.getTime(), stamp: [rows[0].xmin, ...others].join('/') };
}

/** Ends a session that has outlived its time or its rights, and says with which code. */
async function endedNow(pool: Pool, row: SessionRow, now: Date): Promise<ErrorCode | undefined> {
  const code: ErrorCode | undefined =
    row.status !== onOff.code('on') || hasLapsed(row.valid_to, now)
      ? 492
      : row.org_status !== onOff.code('on') || row.pv !== row.admin_pv
        ? 497
        : Date.parse(row.ends_at) <= now.getTime()
          ? 410
          : now.getTime() - Date.parse(row.seen_at) > limits.idle
            ? 413
            : undefined;
  if (code)
    await pool.query(
      'update session set end_code = $2, ended_at = $3 where sid = $1 and end_code is null',
      [row.sid, code, now],
    );
  return code;
}

async function checkSignature(
  request: SignedRequest,
  key: Buffer,
  tokenHash: string,
  now: Date,
): Promise<void> {
  const { headers, method, target } = request;
  const [app = '', stamp = '', full = '', short = ''] = [
    headers[names.app],
    headers[names.stamp],
    headers[names.signatureFull],
    headers[names.signature],
  ];
  if (!(APPS as readonly string[]).includes(app) || !/^\d{1,15}$/.test(stamp))
    throw new ApiFailure(487);
  const parts = {
    method,
    target,
    permission: headers[names.permission] ?? '',
    app,
    stamp,
    idempotencyKey: headers[names.idempotencyKey] ?? '',
    ifMatch: headers[names.ifMatch] ?? '',
    tokenHash,
    bodyHash: await request.bodyHash(),
  };
  if (!signatureHolds(key, parts, full, short)) throw new ApiFailure(487);
  if (Math.abs(now.getTime() - Number(stamp)) > STAMP_WINDOW)
    throw new ApiFailure(488, undefined, { stamp: now.getTime() });
}
