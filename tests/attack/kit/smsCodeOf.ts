import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { inService, loadKeyRing } from '../../../apps/server/src/kit/secrets';
import type { Own } from './ownCopy';

const CODES = 1_000_000;

/**
 * The newest code a person was sent, found by trying all million against its hash with the key of
 * our own copy; undefined where none is open.
 */
export async function smsCodeOf({ pool, data }: Own, adminId: string): Promise<string | undefined> {
  const { rows } = await pool.query<{ token: string; code_hash: Buffer }>(
    'select token, code_hash from sms_code where admin_id = $1 order by sent_at desc limit 1',
    [adminId],
  );
  const [row] = rows;
  if (!row) return undefined;
  const key = inService(loadKeyRing(join(data, 'keys.json')).code.list).key;
  for (let at = 0; at < CODES; at += 1) {
    const code = String(at).padStart(6, '0');
    if (createHmac('sha256', key).update(`${row.token}|${code}`).digest().equals(row.code_hash))
      return code;
  }
  return undefined;
}
