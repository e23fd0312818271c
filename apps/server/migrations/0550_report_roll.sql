-- Reports read sums: of applications by month or day, kept at every level for the divisions that reports ask for one at a time.

-- Changes that wait for the fold of the reports, as the columns of the application that reports know; `n` says how many came or went.
-- Whoever reads the sums adds these: together they are the rows themselves at every moment, however late the fold is.
create table report_delta (
  id bigint generated always as identity primary key,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null collate "C",
  cb_id bigint not null, ct_id smallint not null, status smallint not null, apply_time timestamptz not null,
  subject_name text not null, exam_type smallint not null, person_type smallint not null, sex smallint not null, birth_date date not null,
  nation text not null, politics text not null, education_level smallint not null, mandarin_level smallint, normal_student boolean not null,
  approve_time timestamptz,
  -- Empty where there is a number: which one it is says nothing to a sum.
  cert_no text,
  n integer not null
);
call scope_rows('report_delta');
create statistics report_delta_place_codes (dependencies) on prov, city, county, point from report_delta;
alter table report_delta set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);

-- One row a place, span (1 a month, 2 a day), fact and value of that fact. Narrower places than the row's own level are empty.
create table report_roll (
  level smallint not null,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null collate "C",
  span smallint not null check (span in (1, 2)), day date not null,
  fact text not null collate "C", key text not null collate "C",
  cb_id bigint not null, ct_id smallint not null, status smallint not null,
  n bigint not null,
  primary key (level, span, fact, prov, city, county, point, day, ct_id, status, cb_id, key)
) with (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.02);
call scope_rows('report_roll');
create statistics report_roll_place_codes (dependencies) on prov, city, county, point from report_roll;

-- The places that a row is summed up in.
create function report_places(prov text, city text, county text, point text)
returns table (level smallint, prov text, city text, county text, point text) language sql immutable parallel safe as $$
  values (5::smallint, '', '', '', ''), (4::smallint, prov, '', '', ''), (3::smallint, prov, city, '', ''), (2::smallint, prov, city, county, ''),
    (1::smallint, prov, city, county, point)
$$;

-- What an application counts as: once by what all sums tell (month or day, batch, type, status), and once more by each other division.
create function report_keys(subject_name text, exam_type smallint, person_type smallint, sex smallint, age integer, nation text, politics text,
  education_level smallint, mandarin_level smallint, normal_student boolean, approve_month text, numbered boolean)
returns table (fact text, key text) language sql immutable parallel safe as $$
  values ('', ''), ('subject', subject_name), ('examType', exam_type::text), ('personType', person_type::text), ('sex', sex::text), ('age', age::text),
    ('nation', nation), ('politics', politics), ('education', education_level::text), ('mandarin', coalesce(mandarin_level::text, '')),
    ('normal', normal_student::integer::text), ('approveMonth', coalesce(approve_month, '')), ('numbered', numbered::integer::text)
$$;

-- Which sums are kept. A point has few rows, a day of a city too: where sums would be as many as rows, the rows are counted.
create function report_kept(level smallint, span smallint, fact text) returns boolean language sql immutable parallel safe as $$
  select case when span = 1 then level >= 2 or fact = '' else level >= 4 or (level >= 2 and fact = '') end
$$;

-- The triggers of recognition append to both queues: one body for all three events, as the figures of registration have it.
create function agg_registration_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into agg_delta (fact, prov, city, county, point, batch, k, ct, day, n)
    select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, count(*) from new_rows r
    cross join lateral agg_of_registration(r.status, r.record_status, r.ct_id, r.cb_id, r.exam_type, r.education_level, r.sex, r.apply_time, r.confirm_time, r.approve_time, r.issue_time, r.due_on) f
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
    insert into report_delta (prov, city, county, point, cb_id, ct_id, status, apply_time, subject_name, exam_type, person_type, sex, birth_date,
      nation, politics, education_level, mandarin_level, normal_student, approve_time, cert_no, n)
    select prov, city, county, point, cb_id, ct_id, status, apply_time, subject_name, exam_type, person_type, sex, birth_date,
      nation, politics, education_level, mandarin_level, normal_student, approve_time, left(cert_no, 0), 1 from new_rows where record_status in (0, 1, 3, 4);
  elsif tg_op = 'DELETE' then
    insert into agg_delta (fact, prov, city, county, point, batch, k, ct, day, n)
    select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, -count(*) from old_rows r
    cross join lateral agg_of_registration(r.status, r.record_status, r.ct_id, r.cb_id, r.exam_type, r.education_level, r.sex, r.apply_time, r.confirm_time, r.approve_time, r.issue_time, r.due_on) f
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
    insert into report_delta (prov, city, county, point, cb_id, ct_id, status, apply_time, subject_name, exam_type, person_type, sex, birth_date,
      nation, politics, education_level, mandarin_level, normal_student, approve_time, cert_no, n)
    select prov, city, county, point, cb_id, ct_id, status, apply_time, subject_name, exam_type, person_type, sex, birth_date,
      nation, politics, education_level, mandarin_level, normal_student, approve_time, left(cert_no, 0), -1 from old_rows where record_status in (0, 1, 3, 4);
  else
    -- A change that moves no figure ends here.
    if not exists (
      select prov, city, county, point, status, record_status, ct_id, cb_id, exam_type, education_level, sex, apply_time, confirm_time, approve_time, issue_time, due_on,
        subject_name, person_type, birth_date, nation, politics, mandarin_level, normal_student, left(cert_no, 0) from new_rows
      except all select prov, city, county, point, status, record_status, ct_id, cb_id, exam_type, education_level, sex, apply_time, confirm_time, approve_time, issue_time, due_on,
        subject_name, person_type, birth_date, nation, politics, mandarin_level, normal_student, left(cert_no, 0) from old_rows
    ) then return null; end if;
    insert into agg_delta (fact, prov, city, county, point, batch, k, ct, day, n)
    select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, sum(r.d) from (
      select 1 as d, prov, city, county, point, status, record_status, ct_id, cb_id, exam_type, education_level, sex, apply_time, confirm_time, approve_time, issue_time, due_on from new_rows
      union all select -1, prov, city, county, point, status, record_status, ct_id, cb_id, exam_type, education_level, sex, apply_time, confirm_time, approve_time, issue_time, due_on from old_rows
    ) r
    cross join lateral agg_of_registration(r.status, r.record_status, r.ct_id, r.cb_id, r.exam_type, r.education_level, r.sex, r.apply_time, r.confirm_time, r.approve_time, r.issue_time, r.due_on) f
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9 having sum(r.d) <> 0;
    insert into report_delta (prov, city, county, point, cb_id, ct_id, status, apply_time, subject_name, exam_type, person_type, sex, birth_date,
      nation, politics, education_level, mandarin_level, normal_student, approve_time, cert_no, n)
    select prov, city, county, point, cb_id, ct_id, status, apply_time, subject_name, exam_type, person_type, sex, birth_date,
      nation, politics, education_level, mandarin_level, normal_student, approve_time, cert_no, sum(d) from (
      select 1 as d, prov, city, county, point, cb_id, ct_id, status, apply_time, subject_name, exam_type, person_type, sex, birth_date,
        nation, politics, education_level, mandarin_level, normal_student, approve_time, left(cert_no, 0) as cert_no from new_rows where record_status in (0, 1, 3, 4)
      union all select -1, prov, city, county, point, cb_id, ct_id, status, apply_time, subject_name, exam_type, person_type, sex, birth_date,
        nation, politics, education_level, mandarin_level, normal_student, approve_time, left(cert_no, 0) from old_rows where record_status in (0, 1, 3, 4)
    ) r group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20 having sum(d) <> 0;
  end if;
  return null;
end $$;
create or replace trigger agg_added after insert on registration referencing new table as new_rows for each statement execute function agg_registration_moved();
create or replace trigger agg_changed after update on registration referencing new table as new_rows old table as old_rows for each statement execute function agg_registration_moved();
create or replace trigger agg_gone after delete on registration referencing old table as old_rows for each statement execute function agg_registration_moved();
drop function agg_registration_added();
drop function agg_registration_changed();
drop function agg_registration_gone();

-- What stands already waits for the fold like everything else: until it is folded, readers add it.
insert into report_delta (prov, city, county, point, cb_id, ct_id, status, apply_time, subject_name, exam_type, person_type, sex, birth_date,
  nation, politics, education_level, mandarin_level, normal_student, approve_time, cert_no, n)
select prov, city, county, point, cb_id, ct_id, status, apply_time, subject_name, exam_type, person_type, sex, birth_date,
  nation, politics, education_level, mandarin_level, normal_student, approve_time, left(cert_no, 0), 1 from registration where record_status in (0, 1, 3, 4);
