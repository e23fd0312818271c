import type { Queries } from '../scope';
import { FIRST_HASH, type Broken, type ChainPlace } from './chain';
import { isSigned, signText, type AuditKeys, type Signed } from './signing';

/** A month that left the database, as it is signed: which piece of the chain, in which file. */
export interface MonthPiece {
  readonly month: number;
  /** The place it goes on from. */
  readonly after: ChainPlace;
  readonly last: ChainPlace;
  readonly rows: number;
  readonly sha256: string;
}

/** Where the archived months end, as far as their rows can be believed. */
export interface Archived {
  readonly end: ChainPlace;
  readonly broken?: Broken;
}

interface Row {
  readonly month: number;
  readonly first: string;
  readonly seq: string;
  readonly hash: string;
  readonly rows: string;
  readonly sha256: string;
  readonly kid: string | null;
  readonly signature: string | null;
}

const ROWS =
  'select month, first_seq as first, last_seq as seq, last_hash as hash, rows, sha256, kid, signature from audit_archive order by month';

/**
 * Behind the last month that was archived; before the first row where none was. Each row must carry
 * our signature and go on where the one before it ended: whoever holds the database can write any
 * row, but cannot sign it.
 */
export async function archivedUpTo(keys: AuditKeys, db: Queries): Promise<Archived> {
  const { rows } = await db.query<Row>(ROWS);
  let end: ChainPlace = { seq: 0, hash: FIRST_HASH };
  for (const row of rows) {
    const reason = rowBroken(keys, end, row);
    if (reason) return { end, broken: { seq: end.seq + 1, reason } };
    end = { seq: Number(row.seq), hash: row.hash };
  }
  return end.seq === 0 ? { end } : { end, ...(await comeBack(db, end)) };
}

/** The signature under a month that leaves the database. */
export function signMonth(keys: Pick<AuditKeys, 'audit'>, piece: MonthPiece): Signed {
  return signText(keys, text(piece));
}

function rowBroken(keys: AuditKeys, after: ChainPlace, row: Row): string | undefined {
  const { month, seq, hash, rows, sha256, kid, signature } = row;
  if (kid === null || signature === null)
    return `${month}月的审计归档没有签名，请用 npm run audit -- sign --from 归档文件 核对并补签`;
  if (Number(row.first) !== after.seq + 1) return `${month}月的审计归档与前一个归档月份不相接`;
  const piece = { month, after, last: { seq: Number(seq), hash }, rows: Number(rows), sha256 };
  if (piece.rows !== piece.last.seq - after.seq || !isSigned(keys, text(piece), { kid, signature }))
    return `${month}月的审计归档签名无效，归档登记被改动`;
  return undefined;
}

/** What was archived is not in the database any more. */
async function comeBack(db: Queries, end: ChainPlace): Promise<{ broken?: Broken }> {
  const { rows } = await db.query<{ seq: string }>(
    'select seq from audit where seq <= $1 order by seq limit 1',
    [end.seq],
  );
  const [found] = rows;
  return found
    ? { broken: { seq: Number(found.seq), reason: '已归档的序号又出现在数据库中' } }
    : {};
}

function text({ month, after, last, rows, sha256 }: MonthPiece): string {
  return [
    'tqc/1 audit archive',
    month,
    after.seq,
    after.hash,
    last.seq,
    last.hash,
    rows,
    sha256,
  ].join('\n');
}
