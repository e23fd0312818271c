import { createHash, randomBytes } from 'node:crypto';
import { normalAccount } from '@tqc/contract/wire';
import { chinaDay } from '@tqc/domain/shared';
import type { Queries } from '../scope';
import { limits } from './limits';

const IN_USE = 2;

/** What a certificate says after its chain was checked. */
export interface ShownCertificate {
  /** CN of the subject. */
  readonly account: string;
  /** O of the subject. */
  readonly orgName: string;
  /** Hex, as the certificate writes it. */
  readonly serial: string;
}

/**
 * Whose key this is, and a ticket worth one sign-in from the address that showed it; undefined when
 * the key is not in use or over, or names another organisation than the person's.
 */
export async function admitKey(
  db: Queries,
  { account, orgName, serial }: ShownCertificate,
  address: string,
  now: Date,
): Promise<{ account: string; orgName: string; isOldKey: boolean; ticket: string } | undefined> {
  const accountN = normalAccount(account);
  const { rows } = await db.query<{ old_key: boolean; org_name: string }>(
    `select k.old_key, o.org_name from usb_key k join admin a using (account_n) join org o on o.org_id = a.org_id
     where k.serial = $1 and k.account_n = $2 and k.state = $3 and (k.valid_until is null or k.valid_until >= $4)`,
    [serial.toLowerCase(), accountN, IN_USE, chinaDay(now)],
  );
  const key = rows[0];
  if (!key || plain(key.org_name) !== plain(orgName)) return undefined;
  const ticket = `uk_${randomBytes(24).toString('base64url')}`;
  await db.query(
    'insert into usb_key_ticket (ticket_hash, account_n, serial, address, expires_at) values ($1, $2, $3, $4, $5)',
    [
      hashOf(ticket),
      accountN,
      serial.toLowerCase(),
      address,
      new Date(now.getTime() + limits.keyTicketLife),
    ],
  );
  return { account, orgName, isOldKey: key.old_key, ticket };
}

/**
 * Uses a ticket up; true when it belongs to the account and the address, is in time, unused, and
 * its key still in use.
 */
export async function redeemKeyTicket(
  db: Queries,
  ticket: string | undefined,
  { accountN, address }: { readonly accountN: string; readonly address: string },
  now: Date,
): Promise<boolean> {
  if (!ticket) return false;
  const { rowCount } = await db.query(
    `with used as (update usb_key_ticket t set used_at = $3 from usb_key k
       where t.ticket_hash = $1 and t.account_n = $2 and t.address = $5 and t.used_at is null and t.expires_at > $3 and k.serial = t.serial
         and k.account_n = t.account_n and k.state = $4 and (k.valid_until is null or k.valid_until >= $6)
       returning t.serial)
     update usb_key set last_used_at = $3 where serial in (select serial from used)`,
    [hashOf(ticket), accountN, now, IN_USE, address, chinaDay(now)],
  );
  return rowCount === 1;
}

/** Names as people and authorities write them: width of letters and blanks do not count. */
function plain(name: string): string {
  return name.normalize('NFKC').replaceAll(/\s/g, '');
}

function hashOf(ticket: string): Buffer {
  return createHash('sha256').update(ticket).digest();
}
