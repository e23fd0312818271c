import { createHmac, randomBytes } from 'node:crypto';
import { workHolds } from '@tqc/contract/wire';
import { ApiFailure } from '../failure';
import type { Queries } from '../scope';
import { inService, type KeyRing, type SealKey } from '../secrets';
import { limits } from './limits';
import { equal, sha256Hex } from './suite';

type Keys = Pick<KeyRing, 'code'>;

/** A challenge that needs no memory here: it carries its time, its difficulty and our proof, bound to the address that asked. */
export function newChallenge(
  { code }: Keys,
  address: string,
  now: Date,
  bits: number,
): { challenge: string; bits: number } {
  const body = `${now.getTime()}.${bits}.${randomBytes(12).toString('base64url')}`;
  return { challenge: `${body}.${proofOf(inService(code.list), body, address)}`, bits };
}

/** Checks the work done before an attempt: our challenge, hard enough for now, fresh, used once, and solved. Nothing is counted before it is done. */
export async function requireWork(
  db: Queries,
  { code }: Keys,
  pow: string | undefined,
  address: string,
  now: Date,
  bits: number,
): Promise<void> {
  if (bits === 0) return;
  const again = () =>
    new ApiFailure(429, undefined, { pow: newChallenge({ code }, address, now, bits) });
  const [stamp = '', hard = '', random = '', proof = '', answer = ''] = (pow ?? '').split('.');
  const body = `${stamp}.${hard}.${random}`;
  if (
    !code.list.some((key) => equal(proof, proofOf(key, body, address))) ||
    now.getTime() - Number(stamp) > limits.workLife ||
    Number(hard) < bits
  )
    throw again();
  if (!workHolds(Buffer.from(sha256Hex(`${body}.${proof}.${answer}`), 'hex'), Number(hard)))
    throw again();
  const { rowCount } = await db.query(
    "insert into auth_nonce (hash, at) values (decode($1, 'hex'), $2) on conflict do nothing",
    [sha256Hex(`pow ${body}`), now],
  );
  if (rowCount !== 1) throw again();
}

function proofOf({ key }: SealKey, body: string, address: string): string {
  return createHmac('sha256', key)
    .update(`pow ${body} ${address}`)
    .digest('base64url')
    .slice(0, 22);
}
