import type { Pool } from 'pg';
import { testOrgs } from './server';

const PLACES = [
  testOrgs.point,
  testOrgs.otherPoint,
  testOrgs.otherCounty,
  testOrgs.otherProvince,
] as const;

/** One application with just enough in it; `at` says under which organisation it stands. */
export async function addApplication(
  pool: Pick<Pool, 'query'>,
  id: number,
  {
    at = 0,
    status = 6,
    day = '2024-06-18',
    confirmed = false,
    person = '00',
  }: {
    readonly at?: number;
    readonly status?: number;
    readonly day?: string;
    readonly confirmed?: boolean;
    /** Whose it is, in hexadecimal; one person filed whatever says nothing of it. */
    readonly person?: string;
  } = {},
): Promise<void> {
  const org = PLACES[at % PLACES.length] ?? testOrgs.point;
  await pool.query(
    `insert into registration (reg_id, channel_no, cb_id, pb_id, ob_id, obt_id, ls_id, org_id, point_id, prov, city, county, point, name, sex, birth_date, id_no, id_index, id_ref, mobile, mobile_index, ct_id, subject_id, subject_name, education_level, status, apply_time, last_submit_time, confirm_time)
     values ($1::bigint, $1::text, 7, 7, 7, 7, 7, 1, 1, $2, $3, $4, $5, '张三', 1 + ($1 % 2)::int, '1999-01-01', '\\x00', decode($9, 'hex'), $1::text, '\\x00', '\\x00', 1 + ($1 % 7)::int, '1', '语文', 1 + ($1 % 4)::int, $6, $7, $7, $8)`,
    [
      id,
      org.prov,
      org.city,
      org.county,
      org.point,
      status,
      `${day}T02:00:00Z`,
      confirmed ? `${day}T03:00:00Z` : null,
      person,
    ],
  );
}

/** Sum of one kind of fact at a place. */
export async function figure(
  pool: Pool,
  level: number,
  code: string,
  fact: string,
): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(
    'select coalesce(sum(n), 0)::int as n from agg_roll where level = $1 and code = $2 and fact = $3',
    [level, code, fact],
  );
  return rows[0]?.n ?? 0;
}
