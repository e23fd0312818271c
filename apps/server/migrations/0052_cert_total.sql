-- Exact totals of certificates without counting, kept like those of applications by the statement that changes the rows.
create table cert_total (
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null collate "C",
  status smallint not null, ct_id smallint not null,
  n bigint not null,
  primary key (city, county, point, status, ct_id, prov)
) with (fillfactor = 80);
create index cert_total_prov on cert_total (prov);
create index cert_total_county on cert_total (county);
-- As with registration_total: a CHECK would judge the row that an upsert proposes.
create trigger cert_total_positive after insert or update on cert_total for each row when (new.n < 0) execute function refuse_negative_total();
create or replace function refuse_negative_total() returns trigger language plpgsql as $$
begin
  raise exception '% would fall below zero', tg_table_name using errcode = 'check_violation';
end $$;

create function cert_counted() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into cert_total as t (prov, city, county, point, status, ct_id, n)
  select prov, city, county, point, status, ct_id, count(*) from new_rows group by 1, 2, 3, 4, 5, 6 order by 2, 3, 4, 5, 6
  on conflict (city, county, point, status, ct_id, prov) do update set n = t.n + excluded.n;
  return null;
end $$;
create function cert_recounted() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into cert_total as t (prov, city, county, point, status, ct_id, n)
  select prov, city, county, point, status, ct_id, sum(d) from (
    select prov, city, county, point, status, ct_id, 1 as d from new_rows
    union all select prov, city, county, point, status, ct_id, -1 from old_rows
  ) both_sides group by 1, 2, 3, 4, 5, 6 having sum(d) <> 0 order by 2, 3, 4, 5, 6
  on conflict (city, county, point, status, ct_id, prov) do update set n = t.n + excluded.n;
  return null;
end $$;
create function cert_uncounted() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into cert_total as t (prov, city, county, point, status, ct_id, n)
  select prov, city, county, point, status, ct_id, -count(*) from old_rows group by 1, 2, 3, 4, 5, 6 order by 2, 3, 4, 5, 6
  on conflict (city, county, point, status, ct_id, prov) do update set n = t.n + excluded.n;
  return null;
end $$;
create trigger cert_counted after insert on cert referencing new table as new_rows for each statement execute function cert_counted();
create trigger cert_recounted after update on cert referencing new table as new_rows old table as old_rows for each statement execute function cert_recounted();
create trigger cert_uncounted after delete on cert referencing old table as old_rows for each statement execute function cert_uncounted();
insert into cert_total (prov, city, county, point, status, ct_id, n)
  select prov, city, county, point, status, ct_id, count(*) from cert group by 1, 2, 3, 4, 5, 6;
create statistics cert_total_place (dependencies) on prov, city, county, point from cert_total;
analyze cert_total;
