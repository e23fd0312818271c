import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { chinaDay } from '@tqc/domain/shared';
import { rowsOf, send, type Statement } from '../database/message';
import { canonicalJson } from './auditRow';

/** Hash before the first row. */
export const FIRST_HASH = createHash('sha256').update('tqc/1 audit').digest('hex');

const LOCK = 7302;
/** Rows of one transaction. */
const CHAINED_AT_ONCE = 5000;
/** And so many bytes of them: they travel as one text. */
const BYTES_AT_ONCE = 16 * 1024 * 1024;

/** Hash of a row that carries its seq, chained to the hash of the row before it. */
export function chainHash(previous: string, row: Readonly<Record<string, unknown>>): string {
  return createHash('sha256')
    .update(Buffer.from(previous, 'hex'))
    .update(canonicalJson(row))
    .digest('hex');
}

/** A row of the chain as it is stored. */
export interface ChainedRow {
  readonly seq: string | number;
  readonly row: Record<string, unknown>;
  readonly hash: string;
}

/** A place in the chain, that something begins or ends behind. */
export interface ChainPlace {
  readonly seq: number;
  readonly hash: string;
}

/** What does not hold, and where. */
export interface Broken {
  readonly seq: number;
  readonly reason: string;
}

/** Why a row does not follow a place of the chain; undefined when it does. */
export function brokenAt({ seq, hash }: ChainPlace, found: ChainedRow): string | undefined {
  if (Number(found.seq) !== seq + 1) return `第${seq + 1}条缺失`;
  if (Number(found.row['seq']) !== seq + 1) return '序号与内容不符';
  return chainHash(hash, found.row) === found.hash ? undefined : '内容与校验值不符';
}

/**
 * Numbers and chains what waits in the inbox; one process at a time, the others pass. Returns the
 * number of rows moved.
 */
export async function sequenceAudit(pool: Pool): Promise<number> {
  const { rows: some } = await pool.query('select from audit_inbox limit 1');
  if (some.length === 0) return 0;
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    // Each statement sees what was there when it began: the last two come after the lock, and so
    // after whatever the one who held it before has written.
    const { answers, error } = await send(client, [
      { text: 'begin' },
      { text: LOCKED, values: [LOCK] },
      { text: TAKE, values: [CHAINED_AT_ONCE, BYTES_AT_ONCE] },
      { text: HEAD },
    ]);
    const [, , taken, head] = answers;
    if (error) throw error;
    if (!taken || !head) throw new Error('the audit was not answered');
    const waiting = rowsOf<{ id: string; row: Record<string, unknown> }>(taken)
      .sort((a, b) => Number(a.id) - Number(b.id))
      .map(({ row }) => row);
    const [last] = rowsOf<Last>(head);
    const done = await send(client, [
      ...(waiting.length > 0 ? append(waiting, last) : []),
      { text: 'commit' },
    ]);
    if (done.error) throw done.error;
    return waiting.length;
  } catch (error) {
    broken = (await send(client, [{ text: 'rollback' }])).error;
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Whoever does not get the lock takes nothing. */
const LOCKED = "select set_config('app.sequences', pg_try_advisory_xact_lock($1)::text, true)";
const TAKE = `delete from audit_inbox where id in (
    select id from (
      select id, sum(octet_length(row::text)) over (order by id) as bytes, row_number() over (order by id) as n
      from (select id, row from audit_inbox where current_setting('app.sequences') = 'true' order by id limit $1) first_ones
    ) counted where n = 1 or bytes <= $2
  ) returning id, row`;
// Rows alone are the end of the chain: the newest month is never archived.
const HEAD = 'select month, seq, hash from audit order by seq desc limit 1';

interface Last {
  readonly month: number;
  readonly seq: string;
  readonly hash: string;
}

/** The statements that add rows to the chain behind its last one. */
function append(
  rows: readonly Record<string, unknown>[],
  last: Last | undefined,
): readonly Statement[] {
  let seq = Number(last?.seq ?? 0);
  let hash = last?.hash ?? FIRST_HASH;
  let month = last?.month ?? 0;
  const chained = rows.map((row) => {
    seq += 1;
    // A clock that was set back does not open a month again: each is a piece of the chain.
    month = Math.max(month, monthOf(String(row['at'])));
    const full = { ...row, seq };
    hash = chainHash(hash, full);
    return { month, seq, at: row['at'], row: full, hash };
  });
  return [
    ...[...new Set(chained.map((one) => one.month))].map((begun) => ({
      text: 'select audit_month($1)',
      values: [begun],
    })),
    {
      text: 'insert into audit (month, seq, at, row, hash) select month, seq, at, row, hash from jsonb_to_recordset($1::jsonb) as r(month integer, seq bigint, at timestamptz, row jsonb, hash text) order by seq',
      values: [JSON.stringify(chained)],
    },
  ];
}

/** The month of a moment in China, as a number: 202411. */
export const monthOf = (at: string): number =>
  Number(chinaDay(new Date(at)).slice(0, 7).replace('-', ''));
