import { ALGORITHM, headers as names, STAMP_WINDOW } from '@tqc/contract/wire';
import { createHash, randomBytes } from 'node:crypto';
import type { Pool } from 'pg';
import { ApiFailure } from '../../kit/failure';
import {
  openSecret,
  sessionKeys,
  type Auth,
  type Principal,
  type SignedRequest,
} from '../../kit/session';
import { sha256Hex, signatureHolds } from '../../kit/session/suite';
import { DISPLAY_LIFE, DISPLAY_MOST, DISPLAYS, endOf, LIFE, type DisplayLife } from './displayLife';
import { codeOf } from './place';

/** The application of the wall; its sessions are displays and nobody's sign-in. */
const APP = 'tqc-dp';
const RIGHT = 'monitor.wall.view';
/** All a display may ever call. */
const ALLOWED: ReadonlySet<string> = new Set(['monitor.wall.snapshot', 'monitor.wall.stream']);

/** After how long the token of a display is replaced. */
const ROTATE_AFTER = 3_600_000;
/** A replacement that was never used is replaced itself: its answer may have been lost. */
const RETRY_AFTER = 60_000;
const MOST = `${DISPLAY_MOST} milliseconds`;

interface DisplayRow extends DisplayLife {
  display_id: string;
  admin_id: string;
  name: string;
  secret: Buffer;
  salt: Buffer;
  token_hash: string;
  next_hash: string | null;
  token_at: string;
  next_at: string | null;
  org_id: string;
  org_type: number;
  org_name: string;
  org_biz_type: number;
  prov: string;
  city: string;
  county: string;
  point: string;
}

const FIND = `
  select d.display_id, d.admin_id, d.name, d.secret, d.salt, d.token_hash, d.next_hash, d.token_at, d.next_at,
    o.org_id, o.org_type, o.org_name, o.org_biz_type, o.prov, o.city, o.county, o.point, ${LIFE}
  from ${DISPLAYS} where d.token_hash = $1 or d.next_hash = $1`;

/**
 * The session check with displays beside people: a display is proved by its own token and keys and
 * may read its figures, nothing else.
 */
export function withDisplays(
  auth: Auth,
  { pool, clock }: { readonly pool: Pool; readonly clock: () => Date },
): Auth {
  return {
    ...auth,
    keys: auth.keys,
    // The stream of a display looks after itself (wallStream.ts).
    isLive: async (who) => isDisplay(who) || auth.isLive(who),
    // A display is asked about at every call; it calls every few seconds.
    recall: async (request) =>
      request.headers[names.app] === APP ? undefined : auth.recall(request),
    async authenticate(request) {
      if (request.headers[names.app] !== APP) return auth.authenticate(request);
      const now = clock();
      const { row, token } = await find(pool, request);
      const ended = endOf(row, now);
      if (ended) throw ended;
      const keys = sessionKeys(openSecret(auth.keys.master, row.display_id, row.secret), row.salt);
      await checkSignature(request, keys.kSig, token, now);
      if (!ALLOWED.has(request.call.id)) throw new ApiFailure(403);
      await prolong(pool, row, hashOfToken(token), now);
      const fresh =
        request.call.id === 'monitor.wall.snapshot'
          ? await rotated(pool, row, hashOfToken(token), now)
          : undefined;
      const principal = principalOf(row, keys);
      return fresh ? { principal, token: fresh } : { principal };
    },
  };
}

const DISPLAY = 'display/';

function isDisplay({ adminId }: Principal): boolean {
  return adminId.startsWith(DISPLAY);
}

/** A new token and what is stored of it. */
export function makeToken(): { readonly token: string; readonly hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, hash: hashOfToken(token) };
}

function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

async function find(
  pool: Pool,
  request: SignedRequest,
): Promise<{ row: DisplayRow; token: string }> {
  if (request.headers[names.algorithm] !== ALGORITHM) throw new ApiFailure(415);
  const token = request.headers[names.token];
  if (!token) throw new ApiFailure(481);
  const { rows } = await pool.query<DisplayRow>(FIND, [hashOfToken(token)]);
  const row = rows[0];
  if (!row) throw new ApiFailure(415);
  return { row, token };
}

async function checkSignature(
  { headers, method, target, bodyHash }: SignedRequest,
  key: Buffer,
  token: string,
  now: Date,
): Promise<void> {
  const [stamp = '', full = '', short = ''] = [
    headers[names.stamp],
    headers[names.signatureFull],
    headers[names.signature],
  ];
  if (!/^\d{1,15}$/.test(stamp)) throw new ApiFailure(487);
  const parts = {
    method,
    target,
    permission: headers[names.permission] ?? '',
    app: APP,
    stamp,
    idempotencyKey: headers[names.idempotencyKey] ?? '',
    ifMatch: headers[names.ifMatch] ?? '',
    tokenHash: sha256Hex(token),
    bodyHash: await bodyHash(),
  };
  if (!signatureHolds(key, parts, full, short)) throw new ApiFailure(487);
  if (Math.abs(now.getTime() - Number(stamp)) > STAMP_WINDOW)
    throw new ApiFailure(488, undefined, { stamp: now.getTime() });
}

/**
 * The replacement becomes the token as soon as it is used, and the old one is worth nothing from
 * then on; every call gives the display another day, as long as it has days left.
 */
async function prolong(pool: Pool, row: DisplayRow, hash: string, now: Date): Promise<void> {
  const ends = new Date(now.getTime() + DISPLAY_LIFE);
  if (row.next_hash === hash)
    await pool.query(
      'update wall_display set token_hash = next_hash, token_at = $3, next_hash = null, next_at = null, seen_at = $3, ends_at = least($4, created_at + $5::interval) where display_id = $1 and next_hash = $2',
      [row.display_id, hash, now, ends, MOST],
    );
  else
    await pool.query(
      'update wall_display set seen_at = $2, ends_at = least($3, created_at + $4::interval) where display_id = $1',
      [row.display_id, now, ends, MOST],
    );
}

async function rotated(
  pool: Pool,
  row: DisplayRow,
  hash: string,
  now: Date,
): Promise<string | undefined> {
  if (row.next_hash === hash || now.getTime() - Date.parse(row.token_at) < ROTATE_AFTER)
    return undefined;
  if (row.next_at !== null && now.getTime() - Date.parse(row.next_at) < RETRY_AFTER)
    return undefined;
  const made = makeToken();
  await pool.query('update wall_display set next_hash = $2, next_at = $3 where display_id = $1', [
    row.display_id,
    made.hash,
    now,
  ]);
  return made.token;
}

function principalOf(row: DisplayRow, keys: Principal['keys']): Principal {
  const { prov, city, county, point, org_type: orgType } = row;
  return {
    adminId: `${DISPLAY}${row.display_id}`,
    account: codeOf({ orgType, prov, city, county, point }),
    name: row.name,
    sid: row.display_id,
    person: row.admin_id,
    pv: row.admin_pv,
    st: 1,
    orgId: row.org_id,
    orgType,
    orgName: row.org_name,
    bizType: row.org_biz_type,
    prov,
    city,
    county,
    point,
    rights: new Set([RIGHT]),
    superuser: false,
    monitor: false,
    manage: false,
    keys,
    openQuery() {
      throw new ApiFailure(400);
    },
  };
}
