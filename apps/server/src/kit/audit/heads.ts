import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import type { Pool } from 'pg';
import type { KeyRing } from '../secrets';

const EVERY_MS = 600_000;
const EVERY_ROWS = 1000;
/** An Ed25519 seed in front of which this stands is a PKCS#8 key. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The state of the chain at a moment, signed with a key that is not in the database. */
export interface SignedHead {
  readonly seq: number;
  readonly hash: string;
  readonly at: string;
  readonly kid: string;
  readonly signature: string;
}

/** Signs the head of the chain into a file every ten minutes or thousand rows; whoever shortens or rewrites the chain cannot rewrite these. */
export function createHeadKeeper(file: string, keys: Pick<KeyRing, 'audit'>) {
  let last = readHeads(file).at(-1);
  return {
    /** Signs when it is time; returns the new head. `final` signs whatever is unsigned, at the end of a process. */
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

/** Checks every signed head against the chain; a sentence for the first that does not hold. */
export async function verifyHeads(
  file: string,
  keys: Pick<KeyRing, 'audit'>,
  pool: Pool,
): Promise<{ readonly checked: number; readonly broken?: string }> {
  const heads = readHeads(file);
  for (const [at, head] of heads.entries()) {
    const broken = (text: string) => ({
      checked: at,
      broken: `第 ${head.seq} 条的签名链首${text}`,
    });
    if (!signatureHolds(keys, head)) return broken('签名无效，链首文件被改动');
    const { rows } = await pool.query<{ hash: string }>('select hash from audit where seq = $1', [
      head.seq,
    ]);
    if (!rows[0]) return broken('在数据库中没有对应记录，审计记录被截短');
    if (rows[0].hash !== head.hash) return broken('与数据库中的校验值不同，审计记录被整体改写');
  }
  return { checked: heads.length };
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

function signatureHolds({ audit }: Pick<KeyRing, 'audit'>, head: SignedHead): boolean {
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

function text({ seq, hash, at }: Pick<SignedHead, 'seq' | 'hash' | 'at'>): Buffer {
  return Buffer.from(`tqc/1 audit head\n${seq}\n${hash}\n${at}`);
}

function privateKeyOf(seed: Buffer) {
  return createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
}

function readHeads(file: string): SignedHead[] {
  if (!existsSync(file)) return [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as SignedHead);
}
