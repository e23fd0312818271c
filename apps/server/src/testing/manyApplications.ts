import type { TestServer } from './server';

/**
 * An application that is there, once more so many times under other numbers: enough rows for the
 * database to prefer an index.
 */
export async function manyApplications(
  { pool }: Pick<TestServer, 'pool'>,
  regId: string,
  times: number,
): Promise<void> {
  await pool.query(
    `insert into registration select copy.* from registration r, generate_series(1, $2::int) n,
       jsonb_populate_record(r, jsonb_build_object('reg_id', r.reg_id + n, 'channel_no', 'M-' || n,
         'id_index', '\\x' || lpad(to_hex(n), 64, '0'), 'cert_no', 'N' || n)) copy
     where r.reg_id = $1`,
    [regId, times],
  );
  await pool.query('analyze registration');
}
