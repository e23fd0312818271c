-- Rights and policies stand in kit/database/grants.ts and are ensured at every start; new tables are nobody's until they have a line there.
do $$
declare r record;
begin
  for r in select d.oid, pg_get_userbyid(d.defaclrole) as owner from pg_default_acl d where d.defaclnamespace = 'public'::regnamespace and pg_has_role(d.defaclrole, 'member') loop
    execute format('alter default privileges for role %I in schema public revoke all on tables from tqc_app', r.owner);
    execute format('alter default privileges for role %I in schema public revoke all on sequences from tqc_app', r.owner);
  end loop;
end $$;

-- A setting that was given once in a connection is empty afterwards, not absent: both must see nothing.
create or replace function my_code() returns text language sql stable parallel safe as $$ select nullif(current_setting('app.code', true), '') $$;
create or replace function my_prov() returns text language sql stable parallel safe as $$ select nullif(current_setting('app.prov', true), '') $$;
create or replace function my_city() returns text language sql stable parallel safe as $$ select nullif(current_setting('app.city', true), '') $$;
create or replace function my_county() returns text language sql stable parallel safe as $$ select nullif(current_setting('app.county', true), '') $$;
create function my_admin() returns bigint language sql stable parallel safe as $$ select nullif(current_setting('app.admin', true), '')::bigint $$;
create function my_org() returns bigint language sql stable parallel safe as $$ select nullif(current_setting('app.org', true), '')::bigint $$;

-- An organisation without a place would see what has none. Rows of before stay as they are; a later change of them must be right.
alter table org add constraint org_point check (org_type <> 1 or point <> '') not valid;
alter table org add constraint org_place check (char_length(prov) = 2 and char_length(city) = 4 and char_length(county) = 6) not valid;
do $$
begin
  alter table org validate constraint org_point;
  alter table org validate constraint org_place;
exception when check_violation then
  raise warning 'organisations with wrong codes of their place: correct them, then validate the constraints org_point and org_place';
end $$;

-- The restriction library is one for the country: whoever handles an application may ask whether its person stands in it, and reads no other row.
create function limits_in_force(person bytea, today date) returns table (kind text, begin_date date, end_date date, org_name text)
language sql stable security definer set search_path = public, pg_temp rows 1 as $$
  select l.kind, l.begin_date, l.end_date, l.org_name from limitation l
  where l.id_index = person and l.status in (2, 4, 5) and l.begin_date <= today and (l.end_date is null or l.end_date >= today) order by l.begin_date
$$;

-- Asked by the policy of files.
create index if not exists registration_change_file on registration_change (file_id) where file_id is not null;
create index if not exists province_plan_file on province_plan (file_id) where file_id is not null;
create index if not exists plan_change_file on plan_change (file_id) where file_id is not null;
create index if not exists job_result_file on job (result_file) where result_file is not null;

-- Places of processes in the identifiers, lent for a while and renewed by whoever lives.
create table process_slot (
  slot smallint primary key check (slot between 0 and 15),
  token uuid,
  until timestamptz not null default '-infinity'
);
insert into process_slot (slot) select generate_series(0, 15);

-- The three duties may not meet in one person, whichever way they come: by giving a role, by changing its duty, or by making somebody superuser, who has all rights of the system's administrator.
create function refuse_two_duties(person bigint) returns void language plpgsql as $$
begin
  -- Two at once wait for each other, so that the second sees what the first gave.
  perform from admin where admin_id = person for update;
  if (select count(distinct duty) from (
    select r.duty from admin_role a join role r using (role_id) where a.admin_id = person and r.duty <> 'business'
    union all select 'system' from admin where admin_id = person and superuser
  ) held) > 1 then
    raise exception '系统管理员、安全管理员、审计管理员不能由同一人担任' using errcode = 'P0001';
  end if;
end $$;
create or replace function one_duty() returns trigger language plpgsql as $$
begin
  if tg_table_name = 'role' then
    perform refuse_two_duties(a.admin_id) from admin_role a where a.role_id = new.role_id;
  else
    perform refuse_two_duties(new.admin_id);
  end if;
  return null;
end $$;
create constraint trigger role_duty after update of duty on role deferrable initially deferred for each row execute function one_duty();
create constraint trigger admin_superuser_duty after insert or update of superuser on admin deferrable initially deferred for each row when (new.superuser) execute function one_duty();
