-- Two at once: what a check in the code alone cannot keep is kept here as well.

-- Figures that drifted are counted anew before they are bound not to fall below nothing.
update plan_arrangement a set booked = coalesce(r.n, 0) from plan_arrangement b
  left join (select ls_id, count(*) as n from registration group by ls_id) r using (ls_id)
  where a.ls_id = b.ls_id and a.booked <> coalesce(r.n, 0);
alter table plan_arrangement add constraint plan_arrangement_booked check (booked >= 0) not valid;

do $$ begin
  if exists (select from registration_total where n < 0) then
    delete from registration_total;
    insert into registration_total (prov, city, county, point, ob_id, status, record_status, ct_id, n)
    select prov, city, county, point, ob_id, status, record_status, ct_id, count(*) from registration group by 1, 2, 3, 4, 5, 6, 7, 8;
  end if;
end $$;
-- Not a CHECK: the row an upsert proposes is minus one before it meets the row it is added to.
create function refuse_negative_total() returns trigger language plpgsql as $$
begin
  raise exception 'registration_total would fall below zero' using errcode = 'check_violation';
end $$;
create trigger registration_total_positive after insert or update on registration_total for each row when (new.n < 0) execute function refuse_negative_total();

-- One open change a plan. Of several that were asked for at once the first stays; the others stand refused, with the reason.
update plan_change c set status = 2, opinion = '同一计划同时提交了多个变更，只保留最先提交的一个', version = version + 1
  where status = 0 and exists (select from plan_change o where o.status = 0 and o.pb_id = c.pb_id and o.ob_id is not distinct from c.ob_id and o.id < c.id);
create unique index plan_change_open on plan_change (pb_id, coalesce(ob_id, 0)) where status = 0;

-- Who wrote a message, so that nobody else rewrites it. A name that several organisations of the province share leads to none.
alter table registration_message add column org_id bigint;
update registration_message m set org_id = o.org_id from org o
  where o.org_name = m.org_name and o.prov = m.prov
    and not exists (select from org other where other.org_name = o.org_name and other.prov = o.prov and other.org_id <> o.org_id);

-- What a row of an application or a certificate may say at all.
alter table registration add constraint registration_sane check (
  status in (0, 6, 7, 8, 9, 15, 18, 21, 24) and record_status between 0 and 4 and sex in (1, 2)
  and length(prov) = 2 and length(city) = 4 and length(county) = 6 and starts_with(city, prov) and starts_with(county, city)
) not valid;
alter table cert add constraint cert_sane check (
  status between 0 and 2 and (sex is null or sex in (1, 2))
  and length(prov) = 2 and length(city) = 4 and length(county) = 6 and starts_with(city, prov) and starts_with(county, city)
) not valid;

-- A row that was wrong before stays, and only new ones are bound; the log names it.
do $$
declare one record;
begin
  for one in select * from (values ('plan_arrangement', 'plan_arrangement_booked'), ('registration', 'registration_sane'), ('cert', 'cert_sane')) c (tab, con) loop
    begin
      execute format('alter table %I validate constraint %I', one.tab, one.con);
    exception when check_violation then
      raise warning 'rows of % do not hold %: %', one.tab, one.con, sqlerrm;
    end;
  end loop;
end $$;
