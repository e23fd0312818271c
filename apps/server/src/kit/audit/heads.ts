import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { appendFileSync } from 'node:fs';
import type { Pool } from 'pg';
import type { KeyRing } from '../secrets';
import { mendHeads, readHeads, type SignedHead } from './headsFile';

const EVERY_MS = 600_000;
const EVERY_ROWS = 1000;
/** An Ed25519 seed in front of which this stands is a PKCS#8 key. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/**
 * Signs the head of the chain into a file every ten minutes or thousand rows; whoever shortens or
 * rewrites the chain cannot rewrite these.
 */
export function createHeadKeeper(file: string, keys: Pick<KeyRing, 'audit'>) {
  mendHeads(file);
  let last = readHeads(file).heads.at(-1);
  return {
    /**
     * Signs when it is time; returns the new head. `final` signs whatever is unsigned, at the end
     * of a process.
     */
    async keep(pool: Pool, now: Date, final = false): Promise<SignedHead | undefined> {
      const { rows } = await pool.query<{ seq: string; hash: string }>(
        'select seq, hash from audit order by seq desc limit 1',
      );
      const head = rows[0];
      if (!head || Number(head.seq) === (last?.seq ?? 0)) return undefined;
      const since = last ? now.getTime() - Date.parse(last.at) : Infinity;
      if (
        !final &&
        since >= 0 &&
        since < EVERY_MS &&
        Number(head.seq) - (last?.seq ?? 0) < EVERY_ROWS
      )
        return undefined;
      const made = signHead(keys, Number(head.seq), head.hash, now);
      appendFileSync(file, `${JSON.stringify(made)}\n`, { mode: 0o600 });
      last = made;
      return made;
    },
  };
}

/** Whether a head was signed by a key of this installation. */
export function signatureHolds({ audit }: Pick<KeyRing, 'audit'>, head: SignedHead): boolean {
  const key = audit.find(({ kid }) => kid === head.kid);
  return (
    key !== undefined &&
    verify(
      null,
      text(head),
      createPublicKey(privateKeyOf(key.seed)),
      Buffer.from(head.signature, 'base64url'),
    )
  );
}

function signHead(
  { audit }: Pick<KeyRing, 'audit'>,
  seq: number,
  hash: string,
  now: Date,
): SignedHead {
  const key = audit.at(-1);
  if (!key) throw new Error('no audit key');
  const at = now.toISOString();
  return {
    seq,
    hash,
    at,
    kid: key.kid,
    signature: sign(null, text({ seq, hash, at }), privateKeyOf(key.seed)).toString('base64url'),
  };
}

function text({ seq, hash, at }: Pick<SignedHead, 'seq' | 'hash' | 'at'>): Buffer {
  return Buffer.from(`tqc/1 audit head\n${seq}\n${hash}\n${at}`);
}

function privateKeyOf(seed: Buffer) {
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
}
