import type { Pool } from 'pg';

/**
 * Codes of all provinces that rows can stand under. What is counted anew at night is counted a
 * province at a time: each is a short transaction, and whoever waits for it waits for no nation.
 */
export async function provincesOf(pool: Pool): Promise<readonly string[]> {
  const { rows } = await pool.query<{ prov: string }>(
    `select prov from org where org_type = 4 union select prov from registration_total union select code from agg_roll where level = 4 order by 1`,
  );
  return rows.map(({ prov }) => prov);
}
