-- Figures of registration: counted as rows change like those of recognition, and read from the same roll-ups.

-- Whose registration has to be renewed: the last one of each person that holds or held, and whether they are at it.
create table enrollment_due (
  id_index bytea primary key,
  hist_id bigint not null references enrollment_history (hist_id) on delete cascade,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C",
  ct_id smallint not null, valid_until date not null,
  applying boolean not null
);
create unique index enrollment_due_history on enrollment_due (hist_id);
create index enrollment_due_prov on enrollment_due (prov, valid_until);
create statistics enrollment_due_place_codes (dependencies) on prov, city, county, point from enrollment_due;

create function keep_dues(persons bytea[]) returns void language sql as $$
  with wanted as (
    select distinct on (h.id_index) h.id_index, h.hist_id, h.prov, h.city, h.county, h.point, coalesce(h.ct_id, 0::smallint) as ct_id, h.valid_until,
      exists (select from enrollment e where e.id_index = h.id_index and e.record_status in (0, 1) and (e.final_judgement is null or e.final_judgement = 50)) as applying
    from enrollment_history h
    where h.id_index = any(persons) and h.conclusion = 51 and h.record_status = 0 and h.valid_until is not null
    order by h.id_index, h.valid_until desc, h.hist_id desc
  ), gone as (
    delete from enrollment_due d where d.id_index = any(persons) and not exists (select from wanted w where w.id_index = d.id_index)
  )
  insert into enrollment_due as d (id_index, hist_id, prov, city, county, point, ct_id, valid_until, applying)
  select id_index, hist_id, prov, city, county, point, ct_id, valid_until, applying from wanted order by id_index
  on conflict (id_index) do update set hist_id = excluded.hist_id, prov = excluded.prov, city = excluded.city, county = excluded.county,
    point = excluded.point, ct_id = excluded.ct_id, valid_until = excluded.valid_until, applying = excluded.applying
  where (d.hist_id, d.prov, d.city, d.county, d.point, d.ct_id, d.valid_until, d.applying)
    is distinct from (excluded.hist_id, excluded.prov, excluded.city, excluded.county, excluded.point, excluded.ct_id, excluded.valid_until, excluded.applying)
$$;
create function dues_added() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_dues(array(select distinct id_index from new_rows));
  return null;
end $$;
create function dues_gone() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform keep_dues(array(select distinct id_index from old_rows));
  return null;
end $$;
create function dues_of_histories() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare persons bytea[];
begin
  persons := array(select distinct id_index from (
    (select id_index, hist_id, prov, city, county, point, ct_id, conclusion, record_status, valid_until from new_rows
      except all select id_index, hist_id, prov, city, county, point, ct_id, conclusion, record_status, valid_until from old_rows)
    union all
    (select id_index, hist_id, prov, city, county, point, ct_id, conclusion, record_status, valid_until from old_rows
      except all select id_index, hist_id, prov, city, county, point, ct_id, conclusion, record_status, valid_until from new_rows)
  ) moved);
  if cardinality(persons) > 0 then perform keep_dues(persons); end if;
  return null;
end $$;
create function dues_of_records() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare persons bytea[];
begin
  persons := array(select distinct id_index from (
    select id_index, enr_id, record_status, final_judgement from new_rows
    except all select id_index, enr_id, record_status, final_judgement from old_rows
  ) moved);
  if cardinality(persons) > 0 then perform keep_dues(persons); end if;
  return null;
end $$;
create trigger dues_added after insert on enrollment_history referencing new table as new_rows for each statement execute function dues_added();
create trigger dues_changed after update on enrollment_history referencing new table as new_rows old table as old_rows for each statement execute function dues_of_histories();
create trigger dues_gone after delete on enrollment_history referencing old table as old_rows for each statement execute function dues_gone();
create trigger dues_added after insert on enrollment referencing new table as new_rows for each statement execute function dues_added();
create trigger dues_changed after update on enrollment referencing new table as new_rows old table as old_rows for each statement execute function dues_of_records();
create trigger dues_gone after delete on enrollment referencing old table as old_rows for each statement execute function dues_gone();

-- What one registration counts as, and one validity; the nightly audit recomputes with the same functions.
create function agg_of_enrollment(status smallint, record_status smallint, ct_id smallint, cb_id bigint, registration_type smallint, teach_grade smallint, reasons smallint[],
  apply_time timestamptz, final_at timestamptz)
returns table (fact text, batch bigint, k smallint, ct smallint, day date) language sql immutable parallel safe as $$
  select f.fact, cb_id, f.k, ct_id, f.day from (
    values
      ('enr', status, (apply_time at time zone 'Asia/Shanghai')::date),
      ('enrEnd', status, case when status > 50 then (final_at at time zone 'Asia/Shanghai')::date end),
      ('enrKind', registration_type, case when status = 51 then date '1970-01-01' end),
      ('enrGrade', teach_grade, case when status = 51 then date '1970-01-01' end)
    union all select 'enrWhy', reason, date '1970-01-01' from unnest(reasons) reason where status = 53
  ) f (fact, k, day) where f.day is not null and record_status in (0, 1)
$$;
create function agg_of_due(applying boolean, ct_id smallint, valid_until date)
returns table (fact text, batch bigint, k smallint, ct smallint, day date) language sql immutable parallel safe as $$
  select 'enrDue', 0::bigint, applying::int::smallint, ct_id, valid_until
$$;

create function agg_enrollment_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into agg_delta (fact, prov, city, county, point, batch, k, ct, day, n)
    select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, count(*) from new_rows r
    cross join lateral agg_of_enrollment(r.status, r.record_status, r.ct_id, r.cb_id, r.registration_type, r.teach_grade, r.reasons, r.apply_time, r.final_at) f
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
  elsif tg_op = 'DELETE' then
    insert into agg_delta (fact, prov, city, county, point, batch, k, ct, day, n)
    select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, -count(*) from old_rows r
    cross join lateral agg_of_enrollment(r.status, r.record_status, r.ct_id, r.cb_id, r.registration_type, r.teach_grade, r.reasons, r.apply_time, r.final_at) f
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
  else
    insert into agg_delta (fact, prov, city, county, point, batch, k, ct, day, n)
    select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, sum(r.d) from (
      select 1 as d, prov, city, county, point, status, record_status, ct_id, cb_id, registration_type, teach_grade, reasons, apply_time, final_at from new_rows
      union all select -1, prov, city, county, point, status, record_status, ct_id, cb_id, registration_type, teach_grade, reasons, apply_time, final_at from old_rows
    ) r
    cross join lateral agg_of_enrollment(r.status, r.record_status, r.ct_id, r.cb_id, r.registration_type, r.teach_grade, r.reasons, r.apply_time, r.final_at) f
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9 having sum(r.d) <> 0;
  end if;
  return null;
end $$;
create function agg_due_moved() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then
    insert into agg_delta (fact, prov, city, county, point, batch, k, ct, day, n)
    select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, count(*) from new_rows r
    cross join lateral agg_of_due(r.applying, r.ct_id, r.valid_until) f group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
  elsif tg_op = 'DELETE' then
    insert into agg_delta (fact, prov, city, county, point, batch, k, ct, day, n)
    select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, -count(*) from old_rows r
    cross join lateral agg_of_due(r.applying, r.ct_id, r.valid_until) f group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
  else
    insert into agg_delta (fact, prov, city, county, point, batch, k, ct, day, n)
    select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, sum(r.d) from (
      select 1 as d, prov, city, county, point, applying, ct_id, valid_until from new_rows
      union all select -1, prov, city, county, point, applying, ct_id, valid_until from old_rows
    ) r
    cross join lateral agg_of_due(r.applying, r.ct_id, r.valid_until) f group by 1, 2, 3, 4, 5, 6, 7, 8, 9 having sum(r.d) <> 0;
  end if;
  return null;
end $$;
create trigger agg_added after insert on enrollment referencing new table as new_rows for each statement execute function agg_enrollment_moved();
create trigger agg_changed after update on enrollment referencing new table as new_rows old table as old_rows for each statement execute function agg_enrollment_moved();
create trigger agg_gone after delete on enrollment referencing old table as old_rows for each statement execute function agg_enrollment_moved();
create trigger agg_added after insert on enrollment_due referencing new table as new_rows for each statement execute function agg_due_moved();
create trigger agg_changed after update on enrollment_due referencing new table as new_rows old table as old_rows for each statement execute function agg_due_moved();
create trigger agg_gone after delete on enrollment_due referencing old table as old_rows for each statement execute function agg_due_moved();

create or replace view agg_fresh as
  select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, count(*) as n from registration r
  cross join lateral agg_of_registration(r.status, r.record_status, r.ct_id, r.cb_id, r.exam_type, r.education_level, r.sex, r.apply_time, r.confirm_time, r.approve_time, r.issue_time, r.due_on) f group by 1, 2, 3, 4, 5, 6, 7, 8, 9
  union all
  select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, count(*) from cert r
  cross join lateral agg_of_cert(r.status, r.data_source, r.print_status, r.ct_id, r.issue_date) f group by 1, 2, 3, 4, 5, 6, 7, 8, 9
  union all
  select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, count(*) from enrollment r
  cross join lateral agg_of_enrollment(r.status, r.record_status, r.ct_id, r.cb_id, r.registration_type, r.teach_grade, r.reasons, r.apply_time, r.final_at) f group by 1, 2, 3, 4, 5, 6, 7, 8, 9
  union all
  select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, count(*) from enrollment_due r
  cross join lateral agg_of_due(r.applying, r.ct_id, r.valid_until) f group by 1, 2, 3, 4, 5, 6, 7, 8, 9;

-- What stands already: the dues first, then all counts once.
insert into agg_delta (fact, prov, city, county, point, batch, k, ct, day, n)
  select fact, prov, city, county, point, batch, k, ct, day, n from agg_fresh where fact in ('enr', 'enrEnd', 'enrKind', 'enrGrade', 'enrWhy');
select keep_dues(array(select distinct id_index from enrollment_history));

-- The latest steps of registrations, for the live table.
create index case_step_latest on case_step (kind, step_id desc);
