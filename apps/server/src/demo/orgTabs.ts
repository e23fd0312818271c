import type { PoolClient } from 'pg';
import type { DemoOrg } from './places';

const FIRST = 968_000_001_000n;

/** Windows in every state, for counties whose work no other example shows. */
const locksOf = (city: string) => [
  {
    area: `${city}90`,
    functions: ['certChange'],
    reason: '并入前核对证书',
    begin_time: '2024-06-10 08:00',
    end_time: '2024-12-31 18:00',
  },
  {
    area: `${city}01`,
    functions: ['number', 'export'],
    reason: '证书号段核对',
    begin_time: '2024-05-10 18:00',
    end_time: '2024-05-11 08:00',
  },
  {
    area: `${city}02`,
    functions: ['plan'],
    reason: '年终结转',
    begin_time: '2024-12-30 18:00',
    end_time: '2025-01-02 08:00',
  },
];

/** What stands beside the list of organisations: windows, and a province's own words. */
export async function fillOrgTabs(client: PoolClient, orgs: readonly DemoOrg[]): Promise<void> {
  const city = orgs.find(({ type }) => type === 3);
  const province = orgs.find(({ type }) => type === 4);
  if (!city || !province) return;
  await client.query(
    `insert into org_lock_time (lock_id, org_id, org_name, org_type, area_name, whole, functions, reason, begin_time, end_time, operator, updated_at, prov, city, county, point)
     select $1::bigint + row_number() over (), org_id, org_name, org_type, area_name, false, s.functions, s.reason, s.begin_time, s.end_time, '顾清和', '2024-06-05T02:00:00Z', prov, city, county, point
     from jsonb_to_recordset($2::jsonb) as s (area text, functions text[], reason text, begin_time text, end_time text)
     join org on org.area_code = s.area and org.org_type = 2`,
    [String(FIRST), JSON.stringify(locksOf(city.area))],
  );
  // The list is the program's: it lays down the rest of it when it starts.
  await client.query(
    `insert into dict_type (dt_id, code, name, built_in) values ('orgBizType', 'orgBizType', '业务类型', true);
     insert into dict_item (dic_id, dt_id, code, name, sort, built_in) values
       (968000000101, 'orgBizType', '1', '', 10, true), (968000000102, 'orgBizType', '2', '', 20, true)`,
  );
  await client.query(
    `insert into org_dict (od_id, org_id, dic_id, label, enabled, sort, updated_at, prov, city, county, point)
     select $1::bigint + n, org_id, 968000000100 + n, case n when 1 then '资格认定业务' end, true, n * 10, '2024-06-05T02:00:00Z', prov, city, county, point
     from org, generate_series(1, 2) n where org_id = $2`,
    [String(FIRST + 100n), province.id],
  );
  await fillSettings(client, city);
}

/** What is set of organisations: types, where numbers begin, and a city's own words. */
async function fillSettings(client: PoolClient, city: DemoOrg): Promise<void> {
  await client.query(
    `insert into org_cert_type (oct_id, org_id, org_name, org_type, area_name, ct_ids, begin_date, end_date, operator, updated_at, prov, city, county, point)
     select $1::bigint + row_number() over (), org_id, org_name, org_type, area_name, s.ct_ids, s.begin_date, s.end_date, '顾清和', '2024-06-05T02:00:00Z', prov, city, county, point
     from jsonb_to_recordset($2::jsonb) as s (area text, ct_ids smallint[], begin_date date, end_date date)
     join org on org.area_code = s.area and org.org_type = 2`,
    [
      String(FIRST + 200n),
      JSON.stringify([
        { area: `${city.area}90`, ct_ids: [1], begin_date: '2020-01-01', end_date: '2023-12-31' },
        { area: `${city.area}90`, ct_ids: [1, 2], begin_date: '2024-01-01', end_date: null },
        { area: `${city.area}02`, ct_ids: [1, 2, 3], begin_date: '2024-01-01', end_date: null },
      ]),
    ],
  );
  await client.query(
    `insert into org_cert_number (cet_num_id, org_id, year, first_no, updated_at, prov, city, county, point)
     select y || '-' || org_id, org_id, y, f, '2024-06-05T02:00:00Z', prov, city, county, point from (
       select org_id, prov, city, county, point, split_part(series, '/', 2)::smallint as y, 1 as f
       from number_counter join org on org_id::text = split_part(series, '/', 3) where series like 'cert/%'
       union all select org_id, prov, city, county, point, 2025, 501 from org where area_code = $1 and org_type = 3) n
     on conflict do nothing`,
    [city.area],
  );
  await client.query(
    `insert into org_tag (org_tag_id, org_id, name, colour, status, org_types, org_ids, created_by, created_at, prov, city, county, point)
     select $1::bigint + t.n, o.org_id, t.name, t.colour, t.status, t.org_types, case when t.n = 1
         then array(select org_id from org where parent_id = o.org_id and org_type = 2 order by org_id limit 2) else '{}' end,
       '顾清和', '2024-06-05T02:00:00Z', prov, city, county, point
     from org o, (values (1, '重点联系区县', 'red', 1, '{2}'::smallint[]), (2, '电子证书试点', 'green', 1, null), (3, '历史数据清理', 'gray', 0, null)) t (n, name, colour, status, org_types)
     where o.org_id = $2`,
    [String(FIRST + 300n), city.id],
  );
}
