import { createHmac, randomBytes } from 'node:crypto';
import { workHolds } from '@tqc/contract/wire';
import { ApiFailure } from '../failure';
import type { Queries } from '../scope';
import type { KeyRing } from '../secrets';
import { limits } from './limits';
import { equal, sha256Hex } from './suite';

type Keys = Pick<KeyRing, 'code'>;

/** A challenge that needs no memory here: it carries its time and our proof, bound to the address that asked. */
export function newChallenge(
  { code }: Keys,
  address: string,
  now: Date,
): { challenge: string; bits: number } {
  const body = `${now.getTime()}.${randomBytes(12).toString('base64url')}`;
  return { challenge: `${body}.${proofOf(code, body, address)}`, bits: limits.workBits };
}

/** Checks the work done for a sign-in after repeated failures: our challenge, fresh, used once, and solved. */
export async function requireWork(
  db: Queries,
  { code }: Keys,
  pow: string | undefined,
  address: string,
  now: Date,
): Promise<void> {
  const again = () => new ApiFailure(429, undefined, { pow: newChallenge({ code }, address, now) });
  const [stamp = '', random = '', proof = '', answer = ''] = (pow ?? '').split('.');
  const body = `${stamp}.${random}`;
  if (
    !equal(proof, proofOf(code, body, address)) ||
    now.getTime() - Number(stamp) > limits.workLife
  )
    throw again();
  if (!workHolds(Buffer.from(sha256Hex(`${body}.${proof}.${answer}`), 'hex'), limits.workBits))
    throw again();
  const { rowCount } = await db.query(
    "insert into auth_nonce (hash, at) values (decode($1, 'hex'), $2) on conflict do nothing",
    [sha256Hex(`pow ${body}`), now],
  );
  if (rowCount !== 1) throw again();
}

function proofOf(key: Buffer, body: string, address: string): string {
  return createHmac('sha256', key)
    .update(`pow ${body} ${address}`)
    .digest('base64url')
    .slice(0, 22);
}
