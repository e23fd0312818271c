import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { BackupFailed, readArchive } from '../sealedArchive';
import { brokenAt, type ChainedRow, type ChainPlace } from './chain';
import { signatureHolds } from './heads';
import { readHeads, type SignedHead } from './headsFile';
import type { AuditKeys } from './signing';

/** An archive to be read; with keys and the file of the signed heads it is compared with those. */
export interface ArchiveCheck {
  readonly file: string;
  readonly passphrase: string;
  readonly keys?: AuditKeys;
  readonly heads?: string;
}

/** What an archive says of itself before its rows: the chain goes on behind `after`. */
export interface MonthHead {
  readonly format: 1;
  readonly month: number;
  readonly after: ChainPlace;
}

/** An archive that holds from end to end. */
export interface CheckedArchive extends Omit<MonthHead, 'format'> {
  readonly rows: number;
  readonly last: ChainPlace;
  /** How many signed heads lie in it. */
  readonly heads: number;
}

/** Reads an archive from end to end, follows the chain through it and compares its signed heads. */
export async function checkArchive({
  file,
  passphrase,
  keys,
  heads: signed,
}: ArchiveCheck): Promise<CheckedArchive> {
  const heads = keys && signed !== undefined ? believed(keys, signed) : new Map<number, string>();
  let head: MonthHead | undefined;
  let place: ChainPlace = { seq: 0, hash: '' };
  let compared = 0;
  const arrive = (at: ChainPlace) => {
    place = at;
    const hash = heads.get(at.seq);
    if (hash === undefined) return;
    if (hash !== at.hash)
      throw new BackupFailed(
        `归档文件中第 ${at.seq} 条审计记录与签名的链首不同，审计记录被整体改写`,
      );
    compared += 1;
  };
  await readArchive(file, passphrase, async ({ name, bytes }) => {
    if (!head) {
      head = headOf(name, bytes);
      arrive(head.after);
      return;
    }
    for (const line of bytes.toString('utf8').split('\n').filter(Boolean)) {
      const found = JSON.parse(line) as ChainedRow;
      const reason = brokenAt(place, found);
      if (reason !== undefined)
        throw new BackupFailed(`归档文件中第 ${found.seq} 条审计记录不符：${reason}`);
      arrive({ seq: Number(found.seq), hash: found.hash });
    }
  });
  if (!head) throw new BackupFailed('归档文件不完整');
  const { month, after } = head;
  return { month, after, rows: place.seq - after.seq, last: place, heads: compared };
}

/** The hash of a file's bytes. */
export async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** What was signed of the chain, by place; a file that is not all ours is not compared with. */
function believed(keys: AuditKeys, file: string): Map<number, string> {
  const { heads, unreadable } = readHeads(file);
  const wrong = heads.find((head: SignedHead) => !signatureHolds(keys, head));
  if (unreadable > 0 || wrong)
    throw new BackupFailed('签名链首文件被改动，无法比对；请先运行 npm run audit');
  return new Map(heads.map(({ seq, hash }) => [seq, hash]));
}

function headOf(name: string, bytes: Buffer): MonthHead {
  const head =
    name === 'month.json' ? (JSON.parse(bytes.toString('utf8')) as MonthHead) : undefined;
  if (head?.format !== 1) throw new BackupFailed('不是审计归档文件');
  return head;
}
