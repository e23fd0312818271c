-- Reports that divide a figure by two kept divisions at once, or ask for days between two moments, are answered from kept sums too.
lock table registration in share row exclusive mode;
lock table report_delta in access exclusive mode;

-- The queue knows when an application was confirmed. What it numbers by itself stands last: whoever appends says the application and how many.
create temporary table waited on commit drop as select * from report_delta;
drop table report_delta;
create table report_delta (
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null collate "C",
  cb_id bigint not null, ct_id smallint not null, status smallint not null, apply_time timestamptz not null,
  subject_name text not null, exam_type smallint not null, person_type smallint not null, sex smallint not null, birth_date date not null,
  nation text not null, politics text not null, education_level smallint not null, mandarin_level smallint, normal_student boolean not null,
  confirm_time timestamptz, approve_time timestamptz,
  -- Empty where there is a number: which one it is says nothing to a sum.
  cert_no text,
  n integer not null,
  id bigint generated always as identity primary key
);
call scope_rows('report_delta');
create statistics report_delta_place_codes (dependencies) on prov, city, county, point from report_delta;
alter table report_delta set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
-- What waits does not say when it was confirmed. The sums made below take the same from it, so that both together are right, and so is its fold.
insert into report_delta
select prov, city, county, point, cb_id, ct_id, status, apply_time, subject_name, exam_type, person_type, sex, birth_date,
  nation, politics, education_level, mandarin_level, normal_student, null, approve_time, cert_no, n from waited order by id;

-- Copies know it too, so that an application is the same to all that is kept of it: as `report_again` has it, `report_applications` tells it.
alter table report_again add column confirm_time timestamptz;
update report_again a set confirm_time = r.confirm_time from registration r where r.reg_id = a.reg_id and r.confirm_time is not null;
create function report_applications() returns setof report_again language sql stable parallel safe as $$
  select reg_id, id_index, prov, city, county, point, cb_id, ct_id, status, record_status, apply_time, subject_name, exam_type, person_type, sex, birth_date,
    nation, politics, education_level, mandarin_level, normal_student, approve_time, left(cert_no, 0), confirm_time from registration
$$;

-- Takes applications as they stand. They are held until the end, so that none changes between being read and being seen by its own trigger.
create or replace function report_takes(ids bigint[]) returns integer language plpgsql set search_path = public, pg_temp as $$
declare taken integer;
begin
  perform from registration where reg_id = any(ids) order by reg_id for share;
  insert into report_again as a select * from report_applications() where reg_id = any(ids)
  on conflict (reg_id) do update set (id_index, prov, city, county, point, cb_id, ct_id, status, record_status, apply_time, subject_name, exam_type, person_type, sex,
    birth_date, nation, politics, education_level, mandarin_level, normal_student, approve_time, cert_no, confirm_time)
  = (excluded.id_index, excluded.prov, excluded.city, excluded.county, excluded.point, excluded.cb_id, excluded.ct_id, excluded.status, excluded.record_status,
    excluded.apply_time, excluded.subject_name, excluded.exam_type, excluded.person_type, excluded.sex, excluded.birth_date, excluded.nation, excluded.politics,
    excluded.education_level, excluded.mandarin_level, excluded.normal_student, excluded.approve_time, excluded.cert_no, excluded.confirm_time);
  get diagnostics taken = row_count;
  return taken;
end $$;

-- A row is looked up by its number whatever the planner takes the statement for: one application at a desk and a whole county are the same text.
create or replace function report_again_moved() returns trigger language plpgsql security definer
set search_path = public, pg_temp set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare
  came bytea[];
  changed bigint[];
begin
  if tg_op = 'INSERT' then
    perform report_comes(array(select id_index from new_rows));
  elsif tg_op = 'DELETE' then
    delete from report_again where reg_id in (select reg_id from old_rows);
  else
    -- Whoever has one application alone has no copy: nothing is looked up but that.
    changed := array(
      select a.reg_id from new_rows n join report_again a using (reg_id) join report_applications() r using (reg_id) where a is distinct from r
    );
    if changed <> '{}' then perform report_takes(changed); end if;
    -- A corrected number is another person, who may have filed before.
    came := array(select id_index from (select reg_id, id_index from new_rows except select reg_id, id_index from old_rows) other);
    if came <> '{}' then perform report_comes(came); end if;
  end if;
  return null;
end $$;

-- One body for what comes and goes, one for what changes: in it every column that reports or the wall know is named once, and what moves no figure ends there.
create function agg_registration_passed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare sign integer := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into agg_delta (fact, prov, city, county, point, batch, k, ct, day, n)
  select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, sign * count(*) from passed_rows r
  cross join lateral agg_of_registration(r.status, r.record_status, r.ct_id, r.cb_id, r.exam_type, r.education_level, r.sex, r.apply_time, r.confirm_time, r.approve_time, r.issue_time, r.due_on) f
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
  insert into report_delta
  select prov, city, county, point, cb_id, ct_id, status, apply_time, subject_name, exam_type, person_type, sex, birth_date,
    nation, politics, education_level, mandarin_level, normal_student, confirm_time, approve_time, left(cert_no, 0), sign
  from passed_rows where record_status in (0, 1, 3, 4);
  return null;
end $$;
create or replace function agg_registration_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  with moved as materialized (
    select prov, city, county, point, cb_id, ct_id, status, apply_time, subject_name, exam_type, person_type, sex, birth_date,
      nation, politics, education_level, mandarin_level, normal_student, confirm_time, approve_time, left(cert_no, 0) as cert_no,
      record_status, issue_time, due_on, sum(d) as n
    from (select 1 as d, * from new_rows union all select -1, * from old_rows) r
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24 having sum(d) <> 0
  ), figures as (
    insert into agg_delta (fact, prov, city, county, point, batch, k, ct, day, n)
    select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, sum(r.n) from moved r
    cross join lateral agg_of_registration(r.status, r.record_status, r.ct_id, r.cb_id, r.exam_type, r.education_level, r.sex, r.apply_time, r.confirm_time, r.approve_time, r.issue_time, r.due_on) f
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9 having sum(r.n) <> 0
  )
  insert into report_delta
  select prov, city, county, point, cb_id, ct_id, status, apply_time, subject_name, exam_type, person_type, sex, birth_date,
    nation, politics, education_level, mandarin_level, normal_student, confirm_time, approve_time, cert_no, sum(n)
  from moved where record_status in (0, 1, 3, 4)
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21 having sum(n) <> 0;
  return null;
end $$;
create or replace trigger agg_added after insert on registration referencing new table as passed_rows for each statement execute function agg_registration_passed();
create or replace trigger agg_gone after delete on registration referencing old table as passed_rows for each statement execute function agg_registration_passed();

-- What an application counts as: once by what all sums tell (month or day, batch, type, status), once more by each other division, by two of them together
-- where a table asks so (a code, a space, the other value), and by the days between two moments.
drop function report_keys(text, smallint, smallint, smallint, integer, text, text, smallint, smallint, boolean, text, boolean);
create function report_keys(subject_name text, exam_type smallint, person_type smallint, sex smallint, age integer, nation text, politics text,
  education_level smallint, mandarin_level smallint, normal_student boolean, approve_month text, numbered boolean, approve_days integer)
returns table (fact text, key text) language sql immutable parallel safe as $$
  values ('', ''), ('subject', subject_name), ('examType', exam_type::text), ('personType', person_type::text), ('sex', sex::text), ('age', age::text),
    ('nation', nation), ('politics', politics), ('education', education_level::text), ('mandarin', coalesce(mandarin_level::text, '')),
    ('normal', normal_student::integer::text), ('approveMonth', coalesce(approve_month, '')), ('numbered', numbered::integer::text),
    ('sex+subject', sex || ' ' || subject_name), ('education+subject', education_level || ' ' || subject_name),
    ('normal+subject', normal_student::integer || ' ' || subject_name), ('examType+subject', exam_type || ' ' || subject_name),
    ('approveDays', coalesce(approve_days::text, ''))
$$;

-- Which sums are kept. A point has few rows, a day of a city too: where sums would be as many as rows, the rows are counted. Two divisions and days are many
-- sums, of months alone.
create or replace function report_kept(level smallint, span smallint, fact text) returns boolean language sql immutable parallel safe as $$
  select case
    when fact like '%+%' then span = 1 and level >= 3
    when fact = 'approveDays' then span = 1
    when span = 1 then level >= 2 or fact in ('', 'numbered')
    else level >= 4 or (level >= 2 and fact = '')
  end
$$;

-- What was folded, in the sums that are new.
insert into report_roll (level, prov, city, county, point, span, day, fact, key, cb_id, ct_id, status, n)
select p.level, p.prov, p.city, p.county, p.point, 1, r.month, k.fact, k.key, r.cb_id, r.ct_id, r.status, sum(r.n)
from (
  select prov, city, county, point, cb_id, ct_id, status, date_trunc('month', apply_time at time zone 'Asia/Shanghai')::date as month,
    subject_name, exam_type, sex, education_level, normal_student,
    (approve_time at time zone 'Asia/Shanghai')::date - (confirm_time at time zone 'Asia/Shanghai')::date as days, sum(n) as n
  from (
    select prov, city, county, point, cb_id, ct_id, status, apply_time, subject_name, exam_type, sex, education_level, normal_student, confirm_time, approve_time,
      1 as n from report_applications() where record_status in (0, 1, 3, 4)
    union all select prov, city, county, point, cb_id, ct_id, status, apply_time, subject_name, exam_type, sex, education_level, normal_student, confirm_time,
      approve_time, -n from report_delta
  ) folded group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14
) r
cross join lateral report_places(r.prov, r.city, r.county, r.point) p
cross join lateral report_keys(r.subject_name, r.exam_type, 0::smallint, r.sex, 0, '', '', r.education_level, 0::smallint, r.normal_student, '', false, r.days) k
where (k.fact like '%+%' or k.fact = 'approveDays') and report_kept(p.level, 1::smallint, k.fact)
group by 1, 2, 3, 4, 5, 7, 8, 9, 10, 11, 12 having sum(r.n) <> 0;

-- The number of days that a share of the rows does not exceed, of how many rows took how many days; as percentile_cont tells it of the rows themselves.
-- Equal days come more than once, and waiting changes less than none.
create function report_percentile(share double precision, days integer[], rows bigint[]) returns double precision language sql immutable parallel safe as $$
  with kinds as (
    select d, sum(n) over (order by d) as until, sum(n) over () as total
    from (select d, sum(n) as n from unnest(days, rows) x (d, n) group by d having sum(n) <> 0) merged
  ),
  place as (select share * (max(total)::double precision - 1) as at from kinds)
  select low + (at - floor(at)) * (high - low) from (
    select at, (select min(d) from kinds where until > floor(at)) as low, (select min(d) from kinds where until > ceil(at)) as high from place
  ) found
$$;
