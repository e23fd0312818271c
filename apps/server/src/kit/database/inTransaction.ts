import type { Pool, PoolClient } from 'pg';

interface Terms {
  /** Held until the transaction ends; whoever else wants it waits. */
  readonly lock?: number;
  /** Work over millions of rows: no limit of time, and this much memory to sort in. */
  readonly workMem?: `${number}MB`;
}

/**
 * One transaction on a connection of its own, for work without a caller: committed when the work is
 * done, taken back when it throws. A connection that cannot even be rolled back is given up.
 */
export async function inTransaction<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
  { lock, workMem }: Terms = {},
): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query(
      workMem === undefined
        ? 'begin'
        : `begin; set local statement_timeout = 0; set local work_mem = '${workMem}'`,
    );
    if (lock !== undefined) await client.query('select pg_advisory_xact_lock($1)', [lock]);
    const done = await work(client);
    await client.query('commit');
    return done;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}

/** Takes a lock until the transaction ends where nobody has it; false where somebody does. */
export async function takesLock(client: PoolClient, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ mine: boolean }>(
    'select pg_try_advisory_xact_lock($1) as mine',
    [lock],
  );
  return rows[0]?.mine === true;
}
