import { onOff } from '@tqc/domain/dictionaries';
import { ALGORITHM, APPS, headers as names, STAMP_WINDOW } from '@tqc/contract/wire';
import type { ErrorCode } from '@tqc/contract/errors';
import type { Pool } from 'pg';
import { ApiFailure } from '../failure';
import { inService, type KeyRing } from '../secrets';
import { checkChannel } from './channel';
import { limits } from './limits';
import type { Principal, SignedRequest } from './principal';
import { rightsOf } from './rights';
import {
  openQuery,
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
  authenticate(
    request: SignedRequest,
  ): Promise<{ readonly principal: Principal; readonly token?: string }>;
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

interface SessionRow {
  sid: string;
  st: number;
  secret: Buffer;
  enc: Buffer;
  pv: number;
  seen_at: string;
  ends_at: string;
  end_code: number | null;
  admin_id: string;
  account: string;
  name: string;
  superuser: boolean;
  monitor: boolean;
  manage: boolean;
  status: number;
  admin_pv: number;
  org_id: string;
  org_type: number;
  org_name: string;
  org_biz_type: number;
  prov: string;
  city: string;
  county: string;
  point: string;
  org_status: number;
}

const FIND = `
  select s.sid, s.st, s.secret, s.enc, s.pv, s.seen_at, s.ends_at, s.end_code, a.admin_id, a.account, a.name, a.superuser, a.monitor, a.manage, a.status, a.pv as admin_pv,
    o.org_id, o.org_type, o.org_name, o.org_biz_type, o.prov, o.city, o.county, o.point, o.status as org_status
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
        '',
        clockless ? new Date(Number(request.headers[names.stamp] ?? 0)) : clock(),
      );
    },

    checkChannel: (request) => checkChannel(keys, request, clock()),

    async isLive({ sid }) {
      const { rows } = await pool.query<SessionRow>(FIND, [sid]);
      const row = rows[0];
      return row?.end_code === null && (await endedNow(pool, row, clock())) === undefined;
    },

    async authenticate(request) {
      const now = clock();
      const { row, token, claims } = await find(request);
      if (row.end_code !== null) throw new ApiFailure(row.end_code as ErrorCode);
      const ended = await endedNow(pool, row, now);
      if (ended) throw new ApiFailure(ended);
      const session = sessionKeys(openSecret(keys.master, row.sid, row.secret), row.enc);
      await checkSignature(request, session.kSig, token, now);
      if (claims.exp * 1000 < now.getTime() - limits.idle) throw new ApiFailure(498);
      if (row.st !== 1 && !(ALLOWED[row.st] ?? []).includes(request.call.id))
        throw new ApiFailure(481);
      if (!request.call.background && now.getTime() - Date.parse(row.seen_at) > SEEN_STEP)
        await pool.query('update session set seen_at = $2 where sid = $1', [row.sid, now]);
      const rights = await rightsOf(pool, {
        adminId: row.admin_id,
        superuser: row.superuser,
        monitor: row.monitor,
        pv: row.admin_pv,
      });
      const principal = principalOf(row, rights, session);
      return nearlyOver(claims, now)
        ? {
            principal,
            token: signToken(
              keys.jwt,
              { sid: row.sid, pv: row.pv, st: row.st, sub: row.admin_id },
              now,
            ),
          }
        : { principal };
    },
  };
}

/** Ends a session that has outlived its time or its rights, and says with which code. */
async function endedNow(pool: Pool, row: SessionRow, now: Date): Promise<ErrorCode | undefined> {
  const code: ErrorCode | undefined =
    row.status !== onOff.code('on')
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
  token: string,
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
    tokenHash: sha256Hex(token),
    bodyHash: await request.bodyHash(),
  };
  if (!signatureHolds(key, parts, full, short)) throw new ApiFailure(487);
  if (Math.abs(now.getTime() - Number(stamp)) > STAMP_WINDOW)
    throw new ApiFailure(488, undefined, { stamp: now.getTime() });
}

function principalOf(
  row: SessionRow,
  rights: ReadonlySet<string>,
  keys: Principal['keys'],
): Principal {
  return {
    adminId: row.admin_id,
    account: row.account,
    name: row.name,
    sid: row.sid,
    person: row.admin_id,
    pv: row.pv,
    st: row.st,
    orgId: row.org_id,
    orgType: row.org_type,
    orgName: row.org_name,
    bizType: row.org_biz_type,
    prov: row.prov,
    city: row.city,
    county: row.county,
    point: row.point,
    rights,
    superuser: row.superuser,
    monitor: row.monitor,
    manage: row.manage,
    keys,
    openQuery(field, sealed) {
      try {
        return openQuery(keys.uk, field, sealed);
      } catch {
        throw new ApiFailure(400);
      }
    },
  };
}
