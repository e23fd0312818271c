import type { Queries } from '../scope';
import type { KeyRing } from '../secrets';
import { chainHash, FIRST_HASH } from './chain';
import { signatureHolds } from './heads';
import { readHeads, type SignedHead } from './headsFile';

/** What does not hold, and where. */
export interface Broken {
  readonly seq: number;
  readonly reason: string;
}

/** What the check of the chain found: how many rows hold, and the first that does not. */
export interface ChainVerdict {
  /** Number of the first row looked at. */
  readonly from: number;
  readonly checked: number;
  readonly head: string;
  readonly broken?: Broken;
}

const STEP = 2000;
/** What a call looks at, newest first: rows, and signed heads. */
const RECENT_ROWS = 50_000;
const RECENT_HEADS = 500;
const MEND = '链首文件被改动';

/**
 * Reads the chain page by page behind a head that is known to hold, or from the first row, and
 * names the first broken one.
 */
export async function verifyAudit(
  db: Queries,
  after: Pick<SignedHead, 'seq' | 'hash'> = { seq: 0, hash: FIRST_HASH },
  step = STEP,
): Promise<ChainVerdict> {
  let { seq, hash } = after;
  const verdict = () => ({ from: after.seq + 1, checked: seq - after.seq, head: hash });
  for (;;) {
    const { rows } = await db.query<{ seq: string; row: Record<string, unknown>; hash: string }>(
      'select seq, row, hash from audit where seq > $1 order by seq limit $2',
      [seq, step],
    );
    for (const found of rows) {
      const broken = (reason: string): ChainVerdict => ({
        ...verdict(),
        broken: { seq: Number(found.seq), reason },
      });
      if (Number(found.seq) !== seq + 1) return broken(`第${seq + 1}条缺失`);
      if (Number(found.row['seq']) !== seq + 1) return broken('序号与内容不符');
      if (chainHash(hash, found.row) !== found.hash) return broken('内容与校验值不符');
      hash = found.hash;
      seq += 1;
    }
    if (rows.length < step) return verdict();
  }
}

/** Checks every signed head against the chain: how many hold, and the first that does not. */
export async function verifyHeads(
  file: string,
  keys: Pick<KeyRing, 'audit'>,
  db: Queries,
  most = Infinity,
): Promise<{ readonly checked: number; readonly broken?: Broken }> {
  const { heads, unreadable } = readHeads(file, most);
  for (let at = 0; at < heads.length; at += STEP) {
    const some = heads.slice(at, at + STEP);
    const { rows } = await db.query<{ seq: string; hash: string }>(
      'select seq, hash from audit where seq = any($1::bigint[])',
      [some.map(({ seq }) => seq)],
    );
    const hashes = new Map(rows.map(({ seq, hash }) => [Number(seq), hash]));
    for (const [n, head] of some.entries()) {
      const reason = !signatureHolds(keys, head)
        ? `链首的签名无效，${MEND}`
        : !hashes.has(head.seq)
          ? '签名的链首在数据库中没有对应记录，审计记录被截短'
          : hashes.get(head.seq) !== head.hash
            ? '签名的链首与数据库中的校验值不同，审计记录被整体改写'
            : undefined;
      if (reason) return { checked: at + n, broken: { seq: head.seq, reason } };
    }
  }
  return unreadable > 0
    ? {
        checked: heads.length,
        broken: {
          seq: heads.at(-1)?.seq ?? 0,
          reason: `链首文件有 ${unreadable} 行无法读取，${MEND}`,
        },
      }
    : { checked: heads.length };
}

/**
 * What a call answers: the chain behind a signed head so far back that the look stays short, and
 * the newest signed head.
 */
export interface RecentVerdict extends ChainVerdict {
  readonly signed?: SignedHead;
}

/**
 * Checks the newest part of the chain and the newest signed heads; the whole is the work of `npm
 * run audit`.
 */
export async function verifyRecent(
  file: string,
  keys: Pick<KeyRing, 'audit'>,
  db: Queries,
  rows = RECENT_ROWS,
): Promise<RecentVerdict> {
  const { heads, cut } = readHeads(file, RECENT_HEADS);
  const { rows: last } = await db.query<{ seq: string }>('select max(seq) as seq from audit');
  const far = Number(last[0]?.seq ?? 0) - rows;
  const start = heads.findLast(({ seq }) => seq <= far) ?? (cut && far > 0 ? heads[0] : undefined);
  const found = await verifyHeads(file, keys, db, RECENT_HEADS);
  const chain = await verifyAudit(db, start);
  const broken = found.broken ?? chain.broken;
  const signed = heads.at(-1);
  return { ...chain, ...(broken ? { broken } : {}), ...(signed ? { signed } : {}) };
}
