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
}
