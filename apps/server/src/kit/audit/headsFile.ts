import { existsSync, readFileSync, truncateSync } from 'node:fs';

/** The state of the chain at a moment, signed with a key that is not in the database. */
export interface SignedHead {
  readonly seq: number;
  readonly hash: string;
  readonly at: string;
  readonly kid: string;
  readonly signature: string;
}

/** The signed heads of a file, oldest first; `most` leaves all but the newest out. */
export interface ReadHeads {
  readonly heads: readonly SignedHead[];
  /** How many whole lines cannot be read: nobody but us writes to the file. */
  readonly unreadable: number;
  /** True when older ones were left out. */
  readonly cut: boolean;
}

/**
 * Reads the file of the signed heads. A last line without its end was being written when the power
 * went: it is left out.
 */
export function readHeads(file: string, most = Infinity): ReadHeads {
  if (!existsSync(file)) return { heads: [], unreadable: 0, cut: false };
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, -1).filter(Boolean);
  const wanted = lines.slice(Math.max(0, lines.length - most));
  const heads = wanted.flatMap((line) => headOf(line) ?? []);
  return { heads, unreadable: wanted.length - heads.length, cut: wanted.length < lines.length };
}

/**
 * Takes a half-written last line off the file, so that the next one begins on its own; the log says
 * so.
 */
export function mendHeads(file: string): void {
  if (!existsSync(file)) return;
  const bytes = readFileSync(file);
  const whole = bytes.lastIndexOf(0x0a) + 1;
  if (whole === bytes.length) return;
  console.error(`签名链首文件最后一行没有写完（${bytes.length - whole} 字节），已略去：${file}`);
  truncateSync(file, whole);
}

function headOf(line: string): SignedHead | undefined {
  try {
    const { seq, hash, at, kid, signature } = JSON.parse(line) as Partial<SignedHead>;
    return typeof seq === 'number' && hash && at && kid && signature
      ? { seq, hash, at, kid, signature }
      : undefined;
  } catch {
    return undefined;
  }
}
