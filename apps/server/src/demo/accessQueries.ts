import { accessQueryResult } from '@tqc/domain/dictionaries';
import type { PoolClient } from 'pg';

/** The questions behind the answers that the applications of the demonstration hold. */
export async function fillAccessQueries(client: PoolClient): Promise<void> {
  await client.query(
    `insert into access_query (reg_id, prov, city, county, point, org_id, org_name, name, id_no, id_index, batch_no, way, operator, sent_at, answered_at, result, valid_until)
     select r.reg_id, r.prov, r.city, r.county, r.point, r.org_id, o.org_name, r.name, r.id_no, r.id_index,
       case when r.access_batch <> '' then r.access_batch else 'AQ' || to_char(coalesce(r.access_asked_at, r.access_time, r.apply_time), 'YYYYMMDD') || lpad((r.org_id % 1000)::text, 3, '0') end,
       case when r.reg_id % 5 = 0 then 2 else 1 end, case when r.reg_id % 5 = 0 then coalesce(a.name, '系统') else '系统' end,
       coalesce(r.access_asked_at, r.access_time - interval '8 seconds', r.apply_time), r.access_time, r.access_result,
       case when r.access_result = $1 then (r.access_time at time zone 'Asia/Shanghai')::date + 90 end
     from registration r join org o on o.org_id = r.org_id
       left join lateral (select name from admin where org_id = o.org_id order by admin_id limit 1) a on true
     where r.access_result is not null and r.access_result <> $2 order by r.reg_id`,
    [accessQueryResult.code('normal'), accessQueryResult.code('waiting')],
  );
}
