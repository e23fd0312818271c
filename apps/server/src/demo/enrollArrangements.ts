import { onOff, orgBatchApproval } from '@tqc/domain/dictionaries';
import type { PoolClient } from 'pg';

/**
 * Points of the plans that passed: each works three weeks; the last one of an organisation is out
 * of use, the second only for some of its schools.
 */
export async function fillEnrollArrangements(client: PoolClient): Promise<void> {
  await client.query(
    `insert into plan_arrangement (ls_id, track, ob_id, obt_id, org_id, point_id, prov, city, county, point, confirm_way, begin_date, end_date, am_hours, pm_hours, day_capacity, confirm_range, ct_ids, grades, school_ids, notice, status, created_at)
     select 952000000000 + row_number() over (order by p.ob_id, o.org_id), 'enroll', p.ob_id, s.obt_id, p.org_id, o.org_id, o.prov, o.city, o.county, o.point, 1, '2024-05-27'::date + n * 2, '2024-06-14'::date + n * 7, '08:30-11:30', '14:00-17:00', 40 + n * 20,
       o.area_name || '公办中小学和幼儿园', '{1,2,3,4,5,6}', case n % 3 when 0 then '{1,2,3}' when 1 then '{3,4}' else '{4,5}' end::smallint[],
       case when n = 0 then coalesce((select array_agg(school_id order by school_id) from (select school_id from org_school c where c.point_id = o.org_id and c.status = $3 order by school_id limit 2) c), '{}') else '{}' end,
       '请学校统一整理材料后按时段办理。', case when n = of - 1 and of > 2 then $4::smallint else $3::smallint end, '2024-04-15T02:00:00Z'
     from org_plan p join plan_slot s using (ob_id)
     join lateral (select o.*, (row_number() over (order by org_id))::int - 1 as n, count(*) over () as of from org o where o.parent_id = p.org_id and o.org_type = 1 and o.org_biz_type in (2, 3) and o.status = $3) o on o.n < 4
     where p.track = 'enroll' and p.approval_status in ($1, $2)`,
    [
      orgBatchApproval.code('passed'),
      orgBatchApproval.code('locked'),
      onOff.code('on'),
      onOff.code('off'),
    ],
  );
  // Who declared chose the point's work in the slot.
  await client.query(
    `update enrollment e set ls_id = a.ls_id from plan_arrangement a where a.obt_id = e.obt_id and a.point_id = e.point_id`,
  );
  await client.query(
    'update plan_arrangement a set booked = e.n from (select ls_id, count(*) as n from enrollment group by ls_id) e where e.ls_id = a.ls_id',
  );
}
