import { appendFileSync } from 'node:fs';
import type { Pool } from 'pg';
import { mendHeads, readHeads, type SignedHead } from './headsFile';
import { isSigned, signText, type AuditKeys } from './signing';

const EVERY_MS = 600_000;
const EVERY_ROWS = 1000;

/**
 * Signs the head of the chain into a file every ten minutes or thousand rows; whoever shortens or
 * rewrites the chain cannot rewrite these.
 */
export function createHeadKeeper(file: string, keys: Pick<AuditKeys, 'audit'>) {
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
export function signatureHolds(keys: AuditKeys, head: SignedHead): boolean {
  return isSigned(keys, text(head), head);
}

function signHead(
  keys: Pick<AuditKeys, 'audit'>,
  seq: number,
  hash: string,
  now: Date,
): SignedHead {
  const at = now.toISOString();
  return { seq, hash, at, ...signText(keys, text({ seq, hash, at })) };
}

function text({ seq, hash, at }: Pick<SignedHead, 'seq' | 'hash' | 'at'>): string {
  return `tqc/1 audit head\n${seq}\n${hash}\n${at}`;
}
