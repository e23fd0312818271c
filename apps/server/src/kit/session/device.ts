import { createHash, randomUUID } from 'node:crypto';
import type { Queries } from '../scope';

/** The cookie that marks a browser; a page can neither read nor send it elsewhere. */
export const DEVICE_COOKIE = '__Host-dev';
const DAYS = 90;
const MARK = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** True for a browser this very person has signed in with; a made-up cookie is a stranger's. */
export async function isKnownDevice(
  db: Queries,
  accountN: string,
  device: string | undefined,
  now: Date,
): Promise<boolean> {
  if (!device) return false;
  const { rowCount } = await db.query(
    'select 1 from known_device d join admin a using (admin_id) where d.device_hash = $1 and a.account_n = $2 and d.seen_at > $3',
    [hashOf(device), accountN, new Date(now.getTime() - DAYS * 86_400_000)],
  );
  return rowCount === 1;
}

/** Remembers the browser of a sign-in that succeeded; returns the cookie to set. */
export async function rememberDevice(
  db: Queries,
  adminId: string,
  device: string | undefined,
  now: Date,
): Promise<string> {
  // Only a mark of ours goes back into a header.
  const mark = device !== undefined && MARK.test(device) ? device : randomUUID();
  await db.query(
    'insert into known_device (device_hash, admin_id, seen_at) values ($1, $2, $3) on conflict (device_hash, admin_id) do update set seen_at = excluded.seen_at',
    [hashOf(mark), adminId, now],
  );
  return `${DEVICE_COOKIE}=${mark}; Path=/; Max-Age=${DAYS * 86_400}; HttpOnly; Secure; SameSite=Strict`;
}

function hashOf(device: string): Buffer {
  return createHash('sha256').update(device).digest();
}
