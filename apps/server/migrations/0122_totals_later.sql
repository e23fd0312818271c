-- What changes thousands of applications in one transaction holds the sums that everybody needs only at its end, and a trial never: the
-- transaction says so in `app.totals` (`later`, `none`), and settles what it put aside.
create table registration_total_later (
  later_id bigint generated always as identity primary key,
  txid xid8 not null default pg_current_xact_id(),
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null collate "C",
  ob_id bigint, status smallint, record_status smallint, ct_id smallint,
  n bigint not null
);
create index registration_total_later_txid on registration_total_later (txid);
create statistics registration_total_later_place (dependencies) on prov, city, county, point from registration_total_later;
create or replace function registration_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare
  totals text := coalesce(current_setting('app.totals', true), '');
begin
  if totals = 'none' or not exists (
    select prov, city, county, point, ob_id, status, record_status, ct_id from new_rows
    except all select prov, city, county, point, ob_id, status, record_status, ct_id from old_rows
  ) then return null; end if;
  if totals = 'later' then
    insert into registration_total_later (prov, city, county, point, ob_id, status, record_status, ct_id, n)
    select prov, city, county, point, ob_id, status, record_status, ct_id, 1 from new_rows
    union all select prov, city, county, point, ob_id, status, record_status, ct_id, -1 from old_rows;
    return null;
  end if;
  insert into registration_total as t (prov, city, county, point, ob_id, status, record_status, ct_id, n)
  select prov, city, county, point, ob_id, status, record_status, ct_id, sum(d) from (
    select prov, city, county, point, ob_id, status, record_status, ct_id, 1 as d from new_rows
    union all select prov, city, county, point, ob_id, status, record_status, ct_id, -1 from old_rows
  ) both_sides group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(d) <> 0
  order by 2, 3, 4, 5, 6, 7, 8
  on conflict (city, county, point, ob_id, status, record_status, ct_id, prov) do update set n = t.n + excluded.n;
  return null;
end $$;
create function settle_totals() returns void language sql security definer set search_path = public, pg_temp as $$
  with mine as (delete from registration_total_later where txid = pg_current_xact_id() returning prov, city, county, point, ob_id, status, record_status, ct_id, n)
  insert into registration_total as t (prov, city, county, point, ob_id, status, record_status, ct_id, n)
  select prov, city, county, point, ob_id, status, record_status, ct_id, sum(n) from mine group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(n) <> 0
  order by 2, 3, 4, 5, 6, 7, 8
  on conflict (city, county, point, ob_id, status, record_status, ct_id, prov) do update set n = t.n + excluded.n
$$;
