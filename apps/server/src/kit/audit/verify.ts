import type { Queries } from '../scope';
import { archivedUpTo } from './archived';
import { brokenAt, type Broken, type ChainedRow, type ChainPlace } from './chain';
import { signatureHolds } from './heads';
import { readHeads, type SignedHead } from './headsFile';
import type { AuditKeys } from './signing';

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
 * Reads the chain page by page behind a place that is known to hold, or from the first row that is
 * not archived, and names the first broken one.
 */
export async function verifyAudit(
  keys: AuditKeys,
  db: Queries,
  behind?: ChainPlace,
  step = STEP,
): Promise<ChainVerdict> {
  const archived = await archivedUpTo(keys, db);
  const after = behind ?? archived.end;
  let { seq, hash } = after;
  const verdict = () => ({ from: after.seq + 1, checked: seq - after.seq, head: hash });
  if (archived.broken) return { ...verdict(), broken: archived.broken };
  for (;;) {
    const { rows } = await db.query<ChainedRow>(
      'select seq, row, hash from audit where seq > $1 order by seq limit $2',
      [seq, step],
    );
    for (const found of rows) {
      const reason = brokenAt({ seq, hash }, found);
      if (reason !== undefined) return { ...verdict(), broken: { seq: Number(found.seq), reason } };
      hash = found.hash;
      seq += 1;
    }
    if (rows.length < step) return verdict();
  }
}

/** What the check of the signed heads found. */
export interface HeadsVerdict {
  /** How many stand in the chain as they were signed. */
  readonly checked: number;
  /** How many lie in months that were archived: they are compared with the files of those. */
  readonly archived: number;
  readonly broken?: Broken;
}

/** Checks every signed head against the chain, and names the first that does not hold. */
export async function verifyHeads(
  file: string,
  keys: AuditKeys,
  db: Queries,
  most = Infinity,
): Promise<HeadsVerdict> {
  const { heads, unreadable } = readHeads(file, most);
  const { end, broken } = await archivedUpTo(keys, db);
  let [checked, archived] = [0, 0];
  if (broken) return { checked, archived, broken };
  for (let at = 0; at < heads.length; at += STEP) {
    const some = heads.slice(at, at + STEP);
    const { rows } = await db.query<{ seq: string; hash: string }>(
      'select seq, hash from audit where seq = any($1::bigint[])',
      [some.map(({ seq }) => seq)],
    );
    const hashes = new Map(rows.map(({ seq, hash }) => [Number(seq), hash]));
    hashes.set(end.seq, end.hash);
    for (const head of some) {
      const reason = headBroken(keys, head, end.seq, hashes);
      if (reason) return { checked, archived, broken: { seq: head.seq, reason } };
      if (head.seq < end.seq) archived += 1;
      else checked += 1;
    }
  }
  if (unreadable === 0) return { checked, archived };
  const reason = `链首文件有 ${unreadable} 行无法读取，${MEND}`;
  return { checked, archived, broken: { seq: heads.at(-1)?.seq ?? 0, reason } };
}

function headBroken(
  keys: AuditKeys,
  head: SignedHead,
  archived: number,
  hashes: ReadonlyMap<number, string>,
): string | undefined {
  if (!signatureHolds(keys, head)) return `链首的签名无效，${MEND}`;
  if (head.seq < archived) return undefined;
  if (!hashes.has(head.seq)) return '签名的链首在数据库中没有对应记录，审计记录被截短';
  return hashes.get(head.seq) === head.hash
    ? undefined
    : '签名的链首与数据库中的校验值不同，审计记录被整体改写';
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
  keys: AuditKeys,
  db: Queries,
  rows = RECENT_ROWS,
): Promise<RecentVerdict> {
  const { heads, cut } = readHeads(file, RECENT_HEADS);
  const { end: archived } = await archivedUpTo(keys, db);
  const { rows: last } = await db.query<{ seq: string }>('select max(seq) as seq from audit');
  const far = Number(last[0]?.seq ?? 0) - rows;
  const head = heads.findLast(({ seq }) => seq <= far) ?? (cut && far > 0 ? heads[0] : undefined);
  const start = head && head.seq > archived.seq ? head : archived;
  const found = await verifyHeads(file, keys, db, RECENT_HEADS);
  const chain = await verifyAudit(keys, db, start);
  const broken = found.broken ?? chain.broken;
  const signed = heads.at(-1);
  return { ...chain, ...(broken ? { broken } : {}), ...(signed ? { signed } : {}) };
}
