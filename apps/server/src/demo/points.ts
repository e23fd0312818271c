import type { PoolClient } from 'pg';
import type { DemoOrg } from './places';

/** How points work: one way after the other, some for one kind of work alone. */
const FACTS = `
  update org set point_way = 1 + n % 3, org_biz_type = case when n % 7 = 4 then 1 when n % 7 = 6 then 2 else 3 end,
    point_types = case when county like '%00' then '{1,2,3}'::smallint[] else '{1,2}' end, point_grades = '{1,2,3}', point_capacity = 60 + n % 5 * 20,
    traffic = '地铁1号线滨河路站', tips = '请带身份证和学历证书原件', head = '林问夏'
  from (select org_id as id, (row_number() over (order by org_id))::int - 1 as n from org where org_type = 1) p where id = org_id`;

/** What is known of confirmation points, and one of a county that is out of use. */
export async function fillPoints(client: PoolClient, orgs: readonly DemoOrg[]): Promise<void> {
  await client.query(FACTS);
  const county = orgs.find(({ type, area }) => type === 2 && area === '328801');
  if (!county) return;
  await client.query(
    `insert into org (org_id, org_type, org_biz_type, org_name, short_code, area_code, area_name, parent_id, prov, city, county, point, address, phone, office_hours,
       point_way, point_types, point_grades, point_capacity, status)
     values ($1::bigint, 1, 3, '东霁区图书馆确认点', '', $2, $3, $4, $5, $6, $7, $1::bigint::text, '东霁区滨河路20号', '000-88880020', '工作日 9:00-16:30', 1, '{1,2}', '{1,2}', 40, 0)`,
    [
      `${county.id}90`,
      county.area,
      county.areaName,
      county.id,
      county.prov,
      county.city,
      county.county,
    ],
  );
}
