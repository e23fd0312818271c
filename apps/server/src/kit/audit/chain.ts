import { createHash } from 'node:crypto';
import type { Pool } from 'pg';
import { canonicalJson } from './auditRow';

/** Hash before the first row. */
export const FIRST_HASH = createHash('sha256').update('tqc/1 audit').digest('hex');

const LOCK = 7302;
const BATCH = 500;

/** Hash of a row that carries its seq, chained to the hash of the row before it. */
export function chainHash(previous: string, row: Readonly<Record<string, unknown>>): string {
  return createHash('sha256')
    .update(Buffer.from(previous, 'hex'))
    .update(canonicalJson(row))
    .digest('hex');
}

/**
 * Numbers and chains what waits in the inbox; one process at a time, the others pass. Returns the
 * number of rows moved.
 */
export async function sequenceAudit(pool: Pool): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows: lock } = await client.query<{ mine: boolean }>(
      'select pg_try_advisory_xact_lock($1) as mine',
      [LOCK],
    );
    const { rows: waiting } = lock[0]?.mine
      ? await client.query<{ id: string; row: Record<string, unknown> }>(
          'delete from audit_inbox where id in (select id from audit_inbox order by id limit $1) returning id, row',
          [BATCH],
        )
      : { rows: [] };
    if (waiting.length > 0)
      await append(
        client,
        waiting.sort((a, b) => Number(a.id) - Number(b.id)).map(({ row }) => row),
      );
    await client.query('commit');
    return waiting.length;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

interface Client {
  query<R>(text: string, values?: unknown[]): Promise<{ rows: R[] }>;
}

async function append(client: Client, rows: readonly Record<string, unknown>[]): Promise<void> {
  const { rows: head } = await client.query<{ seq: string; hash: string }>(
    'select seq, hash from audit order by seq desc limit 1',
  );
  let seq = Number(head[0]?.seq ?? 0);
  let hash = head[0]?.hash ?? FIRST_HASH;
  const chained = rows.map((row) => {
    seq += 1;
    const full = { ...row, seq };
    hash = chainHash(hash, full);
    return { seq, at: row['at'], row: full, hash };
  });
  await client.query(
    'insert into audit (seq, at, row, hash) select seq, at, row, hash from jsonb_to_recordset($1::jsonb) as r(seq bigint, at timestamptz, row jsonb, hash text) order by seq',
    [JSON.stringify(chained)],
  );
}
