import { createHmac, randomBytes } from 'node:crypto';
import { workHolds } from '@tqc/contract/wire';
import { ApiFailure } from '../failure';
import type { Queries } from '../scope';
import { ticks, type Ticks } from '../ticks';
import { inService, type KeyRing, type SealKey } from '../secrets';
import { limits } from './limits';
import { equal, sha256Hex } from './suite';

type Keys = Pick<KeyRing, 'code'>;

/**
 * A challenge that needs no memory here: it carries its time, its difficulty and our proof, bound
 * to the address that asked.
 */
export function newChallenge(
  { code }: Keys,
  address: string,
  now: Date,
  bits: number,
): { challenge: string; bits: number } {
  const body = `${now.getTime()}.${bits}.${randomBytes(12).toString('base64url')}`;
  return { challenge: `${body}.${proofOf(inService(code.list), body, address)}`, bits };
}

/**
 * Checks by itself, without asking the database, that a challenge of ours was solved: hard enough
 * for now, fresh, and not used in this process already.
 */
export function requireProof(
  { code }: Keys,
  pow: string | undefined,
  address: string,
  now: Date,
  bits: number,
): void {
  if (bits === 0) return;
  const body = solvedBy({ code }, pow, address, now, bits);
  if (body === undefined || recent.has(body)) throw anew({ code }, address, now, bits);
}

/**
 * Checks the work done before an attempt: our challenge, hard enough for now, fresh, used once, and
 * solved. Nothing is counted before it is done.
 */
export async function requireWork(
  db: Queries,
  { code }: Keys,
  pow: string | undefined,
  address: string,
  now: Date,
  bits: number,
): Promise<void> {
  if (bits === 0) return;
  const body = solvedBy({ code }, pow, address, now, bits);
  if (body === undefined) throw anew({ code }, address, now, bits);
  recent.add(body, ticks());
  const { rowCount } = await db.query(
    "insert into auth_nonce (hash, at) values (decode($1, 'hex'), $2) on conflict do nothing",
    [sha256Hex(`pow ${body}`), now],
  );
  if (rowCount !== 1) throw anew({ code }, address, now, bits);
}

/**
 * The challenge that was solved; undefined when it is none of ours, too easy, too old, or not
 * solved.
 */
function solvedBy(
  { code }: Keys,
  pow: string | undefined,
  address: string,
  now: Date,
  bits: number,
): string | undefined {
  const [stamp = '', hard = '', random = '', proof = '', answer = ''] = (pow ?? '').split('.');
  const body = `${stamp}.${hard}.${random}`;
  const isOurs =
    code.list.some((key) => equal(proof, proofOf(key, body, address))) &&
    now.getTime() - Number(stamp) <= limits.workLife &&
    Number(hard) >= bits;
  if (!isOurs) return undefined;
  const hash = Buffer.from(sha256Hex(`${body}.${proof}.${answer}`), 'hex');
  return workHolds(hash, Number(hard)) ? body : undefined;
}

function anew(keys: Keys, address: string, now: Date, bits: number): ApiFailure {
  return new ApiFailure(429, undefined, { pow: newChallenge(keys, address, now, bits) });
}

/**
 * Challenges used in this process: each lives in the younger set, then in the older, and is too old
 * itself when it leaves that.
 */
const recent = {
  young: new Set<string>(),
  old: new Set<string>(),
  turned: ticks(),
  has(body: string): boolean {
    return this.young.has(body) || this.old.has(body);
  },
  add(body: string, now: Ticks): void {
    if (now - this.turned > limits.workLife) {
      this.old = this.young;
      this.young = new Set();
      this.turned = now;
    }
    this.young.add(body);
  },
};

function proofOf({ key }: SealKey, body: string, address: string): string {
  return createHmac('sha256', key)
    .update(`pow ${body} ${address}`)
    .digest('base64url')
    .slice(0, 22);
}
