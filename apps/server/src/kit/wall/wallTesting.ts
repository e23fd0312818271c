import { createHash, webcrypto } from 'node:crypto';
import { createTransport, type Transport } from '@tqc/client';
import { wall } from '@tqc/contract/monitor';
import { labels } from '@tqc/contract/wire';
import type { Pool } from 'pg';
import { testOrgs } from '../../testing';

const PLACES = [testOrgs.point, testOrgs.otherPoint, testOrgs.otherCounty, testOrgs.otherProvince] as const;

/** One application with just enough in it; `at` says under which organisation it stands. */
export async function addApplication(pool: Pool, id: number, { at = 0, status = 6, day = '2024-06-18', confirmed = false }: { readonly at?: number; readonly status?: number; readonly day?: string; readonly confirmed?: boolean } = {}): Promise<void> {
  const org = PLACES[at % PLACES.length] ?? testOrgs.point;
  await pool.query(
    `insert into registration (reg_id, channel_no, cb_id, pb_id, ob_id, obt_id, ls_id, org_id, point_id, prov, city, county, point, name, sex, birth_date, id_no, id_index, id_ref, mobile, mobile_index, ct_id, subject_id, subject_name, education_level, status, apply_time, last_submit_time, confirm_time)
     values ($1::bigint, $1::text, 7, 7, 7, 7, 7, 1, 1, $2, $3, $4, $5, '张三', 1 + ($1 % 2)::int, '1999-01-01', '\\x00', '\\x00', $1::text, '\\x00', '\\x00', 1 + ($1 % 7)::int, '1', '语文', 1 + ($1 % 4)::int, $6, $7, $7, $8)`,
    [id, org.prov, org.city, org.county, org.point, status, `${day}T02:00:00Z`, confirmed ? `${day}T03:00:00Z` : null]);
}

/** Sum of one kind of fact at a place. */
export async function figure(pool: Pool, level: number, code: string, fact: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>('select coalesce(sum(n), 0)::int as n from agg_roll where level = $1 and code = $2 and fact = $3', [level, code, fact]);
  return rows[0]?.n ?? 0;
}

/** Turns a ticket into a display, as the app of the wall does. */
export async function takeDisplay(url: string, ticket: string): Promise<{ display: Transport; displayId: string; scope: { name: string } }> {
  const secret = Buffer.from(ticket, 'base64url');
  const salt = Buffer.from(webcrypto.getRandomValues(new Uint8Array(32)));
  const display = createTransport({ baseUrl: url, app: 'tqc-dp' });
  let token = '';
  display.onToken = (fresh) => {
    token = fresh;
  };
  const made = await display.send(wall.exchange, { ticket: createHash('sha256').update(secret).digest('hex'), salt: salt.toString('base64url'), build: 'test' });
  const key = await webcrypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  const hkdf = (info: string) => ({ name: 'HKDF', hash: 'SHA-256', salt, info: Buffer.from(info) });
  const kSig = await webcrypto.subtle.deriveKey(hkdf(labels.sign), key, { name: 'HMAC', hash: 'SHA-256', length: 256 }, false, ['sign']);
  const uk = await webcrypto.subtle.deriveKey(hkdf(labels.userKey), key, { name: 'AES-GCM', length: 256 }, false, ['encrypt']);
  // Node's own name for the key type differs from the browser's.
  display.session = { token, keys: { kSig, uk } as never };
  return { display, displayId: made.displayId, scope: made.scope };
}
