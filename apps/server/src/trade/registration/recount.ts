import type { Pool, PoolClient } from 'pg';
import { inTransaction } from '../../kit/database';
import { provincesOf } from '../provinces';

/** One total that was not what its rows add up to; it is now. */
export interface WrongTotal {
  readonly of: 'registration' | 'cert';
  readonly place: string;
  readonly status: number;
  readonly counted: number;
  readonly stood: number;
}

const LONG = 600_000;

/** Which rows are summed up where, by which columns; those of the key without `prov` come first. */
const SUMMED = [
  {
    of: 'registration',
    sums: 'registration_total',
    key: 'city, county, point, ob_id, status, record_status, ct_id',
  },
  { of: 'cert', sums: 'cert_total', key: 'city, county, point, status, ct_id' },
] as const;

// One statement is one snapshot: rows and totals belong to the same moment. What differs is added,
// not set, so whatever is written meanwhile keeps its part; rows are taken in the order of the
// triggers, and only when everything is counted.
const repairOf = ({ of, sums, key }: (typeof SUMMED)[number]) => `
  with wrong as (
    select prov, ${key}, sum(counted) as counted, sum(stood) as stood from (
      select prov, ${key}, count(*) as counted, 0 as stood from ${of} where prov = $1 group by prov, ${key}
      union all select prov, ${key}, 0, n from ${sums} where prov = $1
    ) sides group by prov, ${key} having sum(counted) <> sum(stood)
  ),
  repaired as (
    insert into ${sums} as t (prov, ${key}, n)
    select prov, ${key}, counted - stood from wrong order by ${key}
    on conflict (${key}, prov) do update set n = t.n + excluded.n
  )
  select '${of}' as of, coalesce(nullif(point, ''), county) as place, status, counted::int as counted, stood::int as stood from wrong order by 2, 3`;

/**
 * Counts all applications and certificates anew, repairs the totals that differ and tells which.
 */
export async function recountTotals(pool: Pool): Promise<readonly WrongTotal[]> {
  const wrong: WrongTotal[] = [];
  for (const prov of await provincesOf(pool)) wrong.push(...(await recountProvince(pool, prov)));
  return wrong;
}

async function recountProvince(pool: Pool, prov: string): Promise<readonly WrongTotal[]> {
  const wrong: WrongTotal[] = [];
  for (const one of SUMMED) {
    const recount = async (client: PoolClient) => {
      // Counting millions of rows outlasts the limit of an ordinary question.
      const counting = { text: repairOf(one), values: [prov], query_timeout: LONG };
      const { rows } = await client.query<WrongTotal>(counting);
      await client.query(`delete from ${one.sums} where prov = $1 and n = 0`, [prov]);
      return rows;
    };
    wrong.push(...(await inTransaction(pool, recount, { workMem: '64MB' })));
  }
  return wrong;
}
