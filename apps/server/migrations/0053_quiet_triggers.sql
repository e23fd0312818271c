-- A change that moves no figure (a print, a photo, a mark, a version) ends here: PostgreSQL gives triggers that see all changed rows at
-- once no list of columns, so the functions look themselves, and only then reckon.
create or replace function registration_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select prov, city, county, point, ob_id, status, record_status, ct_id from new_rows
    except all select prov, city, county, point, ob_id, status, record_status, ct_id from old_rows
  ) then return null; end if;
  insert into registration_total as t (prov, city, county, point, ob_id, status, record_status, ct_id, n)
  select prov, city, county, point, ob_id, status, record_status, ct_id, sum(d) from (
    select prov, city, county, point, ob_id, status, record_status, ct_id, 1 as d from new_rows
    union all select prov, city, county, point, ob_id, status, record_status, ct_id, -1 from old_rows
  ) both_sides group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(d) <> 0
  order by 2, 3, 4, 5, 6, 7, 8
  on conflict (city, county, point, ob_id, status, record_status, ct_id, prov) do update set n = t.n + excluded.n;
  return null;
end $$;
create or replace function agg_registration_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select prov, city, county, point, status, record_status, ct_id, cb_id, exam_type, education_level, sex, apply_time, confirm_time, approve_time, issue_time from new_rows
    except all select prov, city, county, point, status, record_status, ct_id, cb_id, exam_type, education_level, sex, apply_time, confirm_time, approve_time, issue_time from old_rows
  ) then return null; end if;
  insert into agg_delta (fact, prov, city, county, point, batch, k, ct, day, n)
  select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, sum(r.d) from (
    select 1 as d, prov, city, county, point, status, record_status, ct_id, cb_id, exam_type, education_level, sex, apply_time, confirm_time, approve_time, issue_time from new_rows
    union all select -1, prov, city, county, point, status, record_status, ct_id, cb_id, exam_type, education_level, sex, apply_time, confirm_time, approve_time, issue_time from old_rows
  ) r
  cross join lateral agg_of_registration(r.status, r.record_status, r.ct_id, r.cb_id, r.exam_type, r.education_level, r.sex, r.apply_time, r.confirm_time, r.approve_time, r.issue_time) f
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9 having sum(r.d) <> 0;
  return null;
end $$;
create or replace function agg_cert_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if not exists (
    select prov, city, county, point, status, data_source, print_status, ct_id, issue_date from new_rows
    except all select prov, city, county, point, status, data_source, print_status, ct_id, issue_date from old_rows
  ) then return null; end if;
  insert into agg_delta (fact, prov, city, county, point, batch, k, ct, day, n)
  select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, sum(r.d) from (
    select 1 as d, prov, city, county, point, status, data_source, print_status, ct_id, issue_date from new_rows
    union all select -1, prov, city, county, point, status, data_source, print_status, ct_id, issue_date from old_rows
  ) r
  cross join lateral agg_of_cert(r.status, r.data_source, r.print_status, r.ct_id, r.issue_date) f group by 1, 2, 3, 4, 5, 6, 7, 8, 9 having sum(r.d) <> 0;
  return null;
end $$;
