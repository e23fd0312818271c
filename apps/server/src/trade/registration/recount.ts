import type { Pool } from 'pg';

/** One total that was not what its applications add up to; it is now. */
export interface WrongTotal {
  readonly place: string;
  readonly status: number;
  readonly counted: number;
  readonly stood: number;
}

const LONG = 600_000;

// One statement is one snapshot: applications and totals belong to the same moment. What differs is
// added, not set, so whatever is written meanwhile keeps its part; rows are taken in the order of
// the triggers, and only when everything is counted.
const REPAIR = `
  with wrong as (
    select prov, city, county, point, ob_id, status, record_status, ct_id, sum(counted) as counted, sum(stood) as stood from (
      select prov, city, county, point, ob_id, status, record_status, ct_id, count(*) as counted, 0 as stood from registration group by 1, 2, 3, 4, 5, 6, 7, 8
      union all select prov, city, county, point, ob_id, status, record_status, ct_id, 0, n from registration_total
    ) sides group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(counted) <> sum(stood)
  ),
  repaired as (
    insert into registration_total as t (prov, city, county, point, ob_id, status, record_status, ct_id, n)
    select prov, city, county, point, ob_id, status, record_status, ct_id, counted - stood from wrong order by 2, 3, 4, 5, 6, 7, 8
    on conflict (city, county, point, ob_id, status, record_status, ct_id, prov) do update set n = t.n + excluded.n
  )
  select coalesce(nullif(point, ''), county) as place, status, counted::int as counted, stood::int as stood from wrong order by 1, 2`;

/** Counts all applications anew, repairs the totals that differ and tells which. */
export async function recountTotals(pool: Pool): Promise<readonly WrongTotal[]> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query("begin; set local statement_timeout = 0; set local work_mem = '64MB'");
    // Counting millions of rows outlasts the limit of an ordinary question.
    const counting: { text: string; query_timeout: number } = { text: REPAIR, query_timeout: LONG };
    const { rows } = await client.query<WrongTotal>(counting);
    await client.query('commit');
    return rows;
  } catch (error) {
    await client.query('rollback').catch((failure: Error) => {
      broken = failure;
    });
    throw error;
  } finally {
    client.release(broken);
  }
}
