import { createHash, randomInt } from 'node:crypto';
import { newId } from '../newId';
import type { Queries } from '../scope';

/** So many are given at once. */
const CODES = 8;
/** Letters and digits that nobody takes for another. */
const SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const [GROUPS, SIGNS_EACH] = [4, 4];
/** Before it travels in the place of a key's ticket. */
const TICKET = 'rc_';

const groupOf = () =>
  Array.from({ length: SIGNS_EACH }, () => SIGNS[randomInt(SIGNS.length)]).join('');
/** As it was typed: dashes, blanks and small letters are no mistake. */
const plain = (code: string) => code.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
const hashOf = (code: string) =>
  createHash('sha256')
    .update(`recovery ${plain(code)}`)
    .digest();

/** Gives somebody new codes; those of before open nothing any more. Told once, kept by nobody. */
export async function makeRecoveryCodes(
  db: Queries,
  adminId: string,
  now: Date,
): Promise<readonly string[]> {
  await forgetRecoveryCodes(db, adminId);
  const codes = Array.from({ length: CODES }, () =>
    Array.from({ length: GROUPS }, groupOf).join('-'),
  );
  for (const code of codes)
    await db.query(
      'insert into passkey_recovery (recovery_id, admin_id, code_hash, created_at) values ($1, $2, $3, $4)',
      [newId(), adminId, hashOf(code), now],
    );
  return codes;
}

/** Takes back the codes of somebody who has no passkey any more. */
export async function forgetRecoveryCodes(db: Queries, adminId: string): Promise<void> {
  await db.query('delete from passkey_recovery where admin_id = $1', [adminId]);
}

/** How many of somebody's codes still open. */
export async function recoveryCodesLeft(db: Queries, adminId: string): Promise<number> {
  const { rows } = await db.query<{ n: number }>(
    'select count(*)::int as n from passkey_recovery where admin_id = $1 and used_at is null',
    [adminId],
  );
  return rows[0]?.n ?? 0;
}

/** Whether what came in the place of a ticket is such a code. */
export const isRecoveryCode = (ticket: string | undefined): ticket is string =>
  ticket?.startsWith(TICKET) === true;

/** Uses a code up; true when it is the account's and was not used before. */
export async function redeemRecoveryCode(
  db: Queries,
  ticket: string,
  accountN: string,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update passkey_recovery r set used_at = $3 from admin a
     where r.code_hash = $1 and r.used_at is null and a.admin_id = r.admin_id and a.account_n = $2`,
    [hashOf(ticket.slice(TICKET.length)), accountN, now],
  );
  return rowCount === 1;
}
