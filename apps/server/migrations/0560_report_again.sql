-- Numbers of persons from kept sums: as many as applications, but for those whose applicant has had more than one, and these are few and kept here.
-- Of any set of applications, persons = applications - those in report_again + persons in report_again. It may hold more than it must, never less.

-- Whoever has filed an application, by the first bytes of the index of the number: two persons that share them are both kept as if they had filed twice.
-- The key is what makes two applications of one person wait for each other, when both arrive at once.
create table report_person (
  person bytea primary key
);

create table report_again (
  reg_id bigint primary key,
  id_index bytea not null,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null collate "C",
  cb_id bigint not null, ct_id smallint not null, status smallint not null, record_status smallint not null, apply_time timestamptz not null,
  subject_name text not null, exam_type smallint not null, person_type smallint not null, sex smallint not null, birth_date date not null,
  nation text not null, politics text not null, education_level smallint not null, mandarin_level smallint, normal_student boolean not null,
  approve_time timestamptz,
  -- Empty where there is a number: which one it is says nothing to a sum.
  cert_no text
) with (fillfactor = 90, autovacuum_vacuum_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
call scope_rows('report_again');
create index report_again_place on report_again (prov, city, county, apply_time);
create statistics report_again_place_codes (dependencies) on prov, city, county, point from report_again;

-- Takes applications as they stand. They are held until the end, so that none changes between being read and being seen by its own trigger.
create function report_takes(ids bigint[]) returns integer language plpgsql set search_path = public, pg_temp as $$
declare taken integer;
begin
  insert into report_again as a (reg_id, id_index, prov, city, county, point, cb_id, ct_id, status, record_status, apply_time, subject_name, exam_type, person_type, sex,
    birth_date, nation, politics, education_level, mandarin_level, normal_student, approve_time, cert_no)
  select reg_id, id_index, prov, city, county, point, cb_id, ct_id, status, record_status, apply_time, subject_name, exam_type, person_type, sex,
    birth_date, nation, politics, education_level, mandarin_level, normal_student, approve_time, left(cert_no, 0)
  from (select * from registration where reg_id = any(ids) order by reg_id for share) r
  on conflict (reg_id) do update set (id_index, prov, city, county, point, cb_id, ct_id, status, record_status, apply_time, subject_name, exam_type, person_type, sex,
    birth_date, nation, politics, education_level, mandarin_level, normal_student, approve_time, cert_no)
  = (excluded.id_index, excluded.prov, excluded.city, excluded.county, excluded.point, excluded.cb_id, excluded.ct_id, excluded.status, excluded.record_status,
    excluded.apply_time, excluded.subject_name, excluded.exam_type, excluded.person_type, excluded.sex, excluded.birth_date, excluded.nation, excluded.politics,
    excluded.education_level, excluded.mandarin_level, excluded.normal_student, excluded.approve_time, excluded.cert_no);
  get diagnostics taken = row_count;
  return taken;
end $$;
revoke all on function report_takes(bigint[]) from public;

-- Persons by whom applications come, one element an application: of those who have filed before, or file two at once, all are taken.
create function report_comes(came bytea[]) returns void language plpgsql set search_path = public, pg_temp as $$
declare again bytea[];
begin
  with persons as (select id_index, count(*) as n from unnest(came) id_index group by 1),
  fresh as (
    insert into report_person (person) select distinct substring(id_index for 8) from persons order by 1 on conflict do nothing returning person
  )
  select array_agg(id_index) into again from persons where n > 1 or substring(id_index for 8) not in (select person from fresh);
  if again is null then return; end if;
  perform report_takes(array(
    select r.reg_id from registration r where r.id_index = any(again) and not exists (select from report_again a where a.reg_id = r.reg_id)
  ));
end $$;
revoke all on function report_comes(bytea[]) from public;

-- A row is looked up by its number whatever the planner takes the statement for: one application at a desk and a whole county are the same text.
create function report_again_moved() returns trigger language plpgsql security definer
set search_path = public, pg_temp set enable_hashjoin = off set enable_mergejoin = off set enable_seqscan = off as $$
declare came bytea[];
begin
  if tg_op = 'INSERT' then
    perform report_comes(array(select id_index from new_rows));
  elsif tg_op = 'DELETE' then
    delete from report_again where reg_id in (select reg_id from old_rows);
  else
    update report_again a set (id_index, prov, city, county, point, cb_id, ct_id, status, record_status, apply_time, subject_name, exam_type, person_type, sex,
      birth_date, nation, politics, education_level, mandarin_level, normal_student, approve_time, cert_no)
    = (r.id_index, r.prov, r.city, r.county, r.point, r.cb_id, r.ct_id, r.status, r.record_status, r.apply_time, r.subject_name, r.exam_type, r.person_type, r.sex,
      r.birth_date, r.nation, r.politics, r.education_level, r.mandarin_level, r.normal_student, r.approve_time, left(r.cert_no, 0))
    from new_rows r where a.reg_id = r.reg_id and
      (a.id_index, a.prov, a.city, a.county, a.point, a.cb_id, a.ct_id, a.status, a.record_status, a.apply_time, a.subject_name, a.exam_type, a.person_type, a.sex,
        a.birth_date, a.nation, a.politics, a.education_level, a.mandarin_level, a.normal_student, a.approve_time, a.cert_no) is distinct from
      (r.id_index, r.prov, r.city, r.county, r.point, r.cb_id, r.ct_id, r.status, r.record_status, r.apply_time, r.subject_name, r.exam_type, r.person_type, r.sex,
        r.birth_date, r.nation, r.politics, r.education_level, r.mandarin_level, r.normal_student, r.approve_time, left(r.cert_no, 0));
    -- A corrected number is another person, who may have filed before.
    came := array(select id_index from (select reg_id, id_index from new_rows except select reg_id, id_index from old_rows) other);
    if came <> '{}' then perform report_comes(came); end if;
  end if;
  return null;
end $$;
create trigger report_again_added after insert on registration referencing new table as new_rows for each statement execute function report_again_moved();
create trigger report_again_changed after update on registration referencing new table as new_rows old table as old_rows for each statement execute function report_again_moved();
create trigger report_again_gone after delete on registration referencing old table as old_rows for each statement execute function report_again_moved();

-- What stands already: the triggers hold the table until these are in.
insert into report_person (person) select distinct substring(id_index for 8) from registration order by 1;
insert into report_again (reg_id, id_index, prov, city, county, point, cb_id, ct_id, status, record_status, apply_time, subject_name, exam_type, person_type, sex,
  birth_date, nation, politics, education_level, mandarin_level, normal_student, approve_time, cert_no)
select reg_id, id_index, prov, city, county, point, cb_id, ct_id, status, record_status, apply_time, subject_name, exam_type, person_type, sex,
  birth_date, nation, politics, education_level, mandarin_level, normal_student, approve_time, left(cert_no, 0)
from registration where id_index in (select id_index from registration group by id_index having count(*) > 1);

-- Whether an application has its number is kept at points too, as a county's table of recognition asks it of each of them.
lock table report_delta in exclusive mode;
create or replace function report_kept(level smallint, span smallint, fact text) returns boolean language sql immutable parallel safe as $$
  select case when span = 1 then level >= 2 or fact in ('', 'numbered') else level >= 4 or (level >= 2 and fact = '') end
$$;
insert into report_roll (level, prov, city, county, point, span, day, fact, key, cb_id, ct_id, status, n)
select 1, prov, city, county, point, 1, date_trunc('month', apply_time at time zone 'Asia/Shanghai')::date, 'numbered', (cert_no is not null)::integer::text,
  cb_id, ct_id, status, sum(n)
from (
  select prov, city, county, point, cb_id, ct_id, status, apply_time, cert_no, 1 as n from registration where record_status in (0, 1, 3, 4)
  union all select prov, city, county, point, cb_id, ct_id, status, apply_time, cert_no, -n from report_delta
) folded
group by 2, 3, 4, 5, 7, 9, 10, 11, 12 having sum(n) <> 0;
