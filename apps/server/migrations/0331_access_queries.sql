-- Every question to the access-query platform, written by the statement that asks it, answers it or takes it back: an application keeps only the
-- last answer. The number of the person stays sealed as it stands in the application.
create table access_query (
  query_id bigint generated always as identity primary key,
  reg_id bigint not null,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C",
  org_id bigint not null, org_name text not null,
  name text not null, id_no bytea not null, id_index bytea not null,
  batch_no text not null default '',
  -- 1 automatic, 2 by hand, 3 reconsideration.
  way smallint not null check (way between 1 and 3),
  operator text not null default '',
  sent_at timestamptz not null, answered_at timestamptz,
  -- 11 while it is asked, 10 when it was taken back, otherwise the answer.
  result smallint not null default 11,
  valid_until date,
  reconsideration smallint not null default 0 check (reconsideration between 0 and 2)
);
create index access_query_reg on access_query (reg_id, query_id desc);
create index access_query_prov on access_query (prov, query_id desc);
create index access_query_city on access_query (city, query_id desc);
create index access_query_county on access_query (county, query_id desc);
create index access_query_org on access_query (org_id, query_id desc);
create index access_query_person on access_query (id_index);
create index access_query_batch on access_query (batch_no) where batch_no <> '';
create statistics access_query_place (dependencies) on prov, city, county from access_query;
call audited('access_query', 'query_id');

create function access_asked() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.access_result = 11 then
    update access_query set reconsideration = 1 where query_id = (
      select query_id from access_query where reg_id = new.reg_id order by query_id desc limit 1) and old.access_result between 1 and 4;
    insert into access_query (reg_id, prov, city, county, point, org_id, org_name, name, id_no, id_index, batch_no, way, operator, sent_at)
    select new.reg_id, new.prov, new.city, new.county, new.point, new.org_id, o.org_name, new.name, new.id_no, new.id_index, new.access_batch,
      case when old.access_result between 1 and 4 then 3 when my_admin() is null then 1 else 2 end,
      coalesce((select a.name from admin a where a.admin_id = my_admin()), '系统'), coalesce(new.access_asked_at, product_clock())
    from org o where o.org_id = new.org_id;
  elsif old.access_result = 11 then
    update access_query set result = new.access_result, batch_no = new.access_batch,
      answered_at = case when new.access_result = 10 then null else new.access_time end,
      valid_until = case when new.access_result = 0 then (new.access_time at time zone 'Asia/Shanghai')::date + 90 end
    where query_id = (select query_id from access_query where reg_id = new.reg_id order by query_id desc limit 1) and result = 11;
    -- What it answers is the reconsideration of the one before.
    if new.access_result between 0 and 4 then
      update access_query set reconsideration = 2 where reg_id = new.reg_id and reconsideration = 1;
    end if;
  end if;
  return null;
end $$;
create trigger access_asked after update on registration for each row
  when (old.access_result is distinct from new.access_result and (new.access_result = 11 or old.access_result = 11)) execute function access_asked();
insert into access_query (reg_id, prov, city, county, point, org_id, org_name, name, id_no, id_index, batch_no, way, operator, sent_at, answered_at, result, valid_until)
select r.reg_id, r.prov, r.city, r.county, r.point, r.org_id, o.org_name, r.name, r.id_no, r.id_index, r.access_batch, 1, '系统',
  coalesce(r.access_asked_at, r.access_time, r.confirm_time, r.apply_time), r.access_time, r.access_result,
  case when r.access_result = 0 then (r.access_time at time zone 'Asia/Shanghai')::date + 90 end
from registration r join org o on o.org_id = r.org_id where r.access_result is not null and r.access_result <> 10 order by r.reg_id;
