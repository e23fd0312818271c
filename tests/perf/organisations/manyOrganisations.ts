import { province } from '@tqc/domain/dictionaries';
import type pg from 'pg';

/** A province, its cities, their counties and the points of each: about forty thousand. */
const CITIES = 12;
const COUNTIES = 10;
const POINTS = 10;

/**
 * Lays down organisations beside those of the demonstration until there are some forty thousand,
 * in divisions of their own; how many there are then.
 */
export async function manyOrganisations(pool: pg.Pool): Promise<number> {
  const client = await pool.connect();
  try {
    // Nobody hears of these: no switch of a platform, no log.
    await client.query('set session_replication_role = replica; set synchronous_commit = off');
    await client.query(
      'insert into division (code, name) select * from unnest($1::text[], $2::text[]) on conflict do nothing',
      [province.options.map(({ value }) => value), province.options.map(({ label }) => label)],
    );
    for (const level of LEVELS) await client.query(level);
    await client.query('analyze org; analyze division');
  } finally {
    client.release(true);
  }
  const { rows } = await pool.query<{ n: number }>('select count(*)::int as n from org');
  return rows[0]?.n ?? 0;
}

/** Names as they are: a place, a level and a word, so that a search has much to leave out. */
const WORDS =
  "(array['云汀','东霁','澄岚','朝晖','望舒','青溪','南栀','照野','若溪','知微','星辞','问夏'])";
const word = (n: string) => `${WORDS}[1 + (${n}) % 12]`;

const COLUMNS =
  'org_id, org_type, org_name, short_code, area_code, area_name, parent_id, prov, city, county, point, credit_code';
const LEVELS = [
  `create temporary table made as
     select p.code as prov, p.code || (50 + c)::text as city, p.code || (50 + c)::text || lpad(n::text, 2, '0') as county, c, n
     from division p, generate_series(0, ${CITIES - 1}) c, generate_series(1, ${COUNTIES}) n where length(p.code) = 2`,
  `insert into division (code, name, parent)
     select distinct city, ${word('c')} || c, prov from made
     union all select county, ${word('c + n')} || n, city from made on conflict do nothing`,
  `insert into org (${COLUMNS})
     select 900000000 + d.code::int, 4, '演示' || d.name || '教育厅', '', d.code, d.name, (select min(org_id) from org where org_type = 5), d.code, d.code || '00', d.code || '0000', '', ''
     from division d where length(d.code) = 2 on conflict do nothing`,
  `insert into org (${COLUMNS})
     select distinct 900000000 + m.city::int, 3, d.name || '市教育局', '', m.city, d.name, p.org_id, m.prov, m.city, m.city || '00', '', ''
     from made m join division d on d.code = m.city join org p on p.org_type = 4 and p.area_code = m.prov on conflict do nothing`,
  `insert into org (${COLUMNS})
     select 900000000 + m.county::int, 2, d.name || '区教育局', '', m.county, d.name, p.org_id, m.prov, m.city, m.county, '', ''
     from made m join division d on d.code = m.county join org p on p.org_type = 3 and p.area_code = m.city on conflict do nothing`,
  `insert into org (${COLUMNS})
     select 9000000000 + m.county::bigint * 100 + k, 1, d.name || '第' || k || '确认点', '', m.county, d.name, p.org_id, m.prov, m.city, m.county, m.county || lpad(k::text, 2, '0'), ''
     from made m cross join generate_series(1, ${POINTS}) k join division d on d.code = m.county
       join org p on p.org_type = 2 and p.area_code = m.county on conflict do nothing`,
];
