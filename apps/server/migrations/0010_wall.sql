-- Figures of the wall: counted as rows change, folded into one row a place, and read from there.

-- What one application counts as. The audit recomputes with the same function, so the two can only differ by a lost change.
create function agg_of_registration(status smallint, record_status smallint, ct_id smallint, cb_id bigint, exam_type smallint, education_level smallint, sex smallint,
  apply_time timestamptz, confirm_time timestamptz, approve_time timestamptz, issue_time timestamptz)
returns table (fact text, batch bigint, k smallint, ct smallint, day date) language sql immutable parallel safe as $$
  select f.fact, cb_id, f.k, ct_id, f.day from (values
    ('reg', status, (apply_time at time zone 'Asia/Shanghai')::date),
    ('confirm', extract(hour from confirm_time at time zone 'Asia/Shanghai')::smallint, (confirm_time at time zone 'Asia/Shanghai')::date),
    ('decide', status, (approve_time at time zone 'Asia/Shanghai')::date),
    ('issue', 0::smallint, (issue_time at time zone 'Asia/Shanghai')::date),
    ('wait', 0::smallint, case when status = 15 then (coalesce(confirm_time, apply_time) at time zone 'Asia/Shanghai')::date end),
    ('exam', exam_type, date '1970-01-01'),
    ('edu', education_level, date '1970-01-01'),
    ('sex', sex, date '1970-01-01'),
    ('held', record_status, case when record_status <> 0 then date '1970-01-01' end)
  ) f (fact, k, day) where f.day is not null and record_status <> 2
$$;

-- What one certificate counts as; by month, because nobody asks for the day of an old one.
create function agg_of_cert(status smallint, data_source smallint, print_status smallint, ct_id smallint, issue_date date)
returns table (fact text, batch bigint, k smallint, ct smallint, day date) language sql immutable parallel safe as $$
  select f.fact, 0::bigint, f.k, ct_id, f.day from (values
    ('cert', status, (date_trunc('month', issue_date::timestamp))::date),
    ('certSource', case when status = 0 then data_source end, date '1970-01-01'),
    ('certPrint', case when status = 0 then print_status end, date '1970-01-01')
  ) f (fact, k, day) where f.k is not null
$$;

-- Changes that wait to be folded; written by the statement that makes them, in the same transaction.
create table agg_delta (
  id bigint generated always as identity primary key,
  fact text not null, prov text not null, city text not null, county text not null, point text not null,
  batch bigint not null, k smallint not null, ct smallint not null, day date not null,
  n bigint not null
);
revoke all on agg_delta from tqc_app;

-- One row a place and kind, at every level: 5 nation, 4 province, 3 city, 2 county, 1 point. `up` is the place above.
create table agg_roll (
  level smallint not null,
  code text not null collate "C", up text not null collate "C",
  fact text not null collate "C", batch bigint not null, k smallint not null, ct smallint not null, day date not null,
  n bigint not null,
  primary key (level, code, fact, day, k, ct, batch)
) partition by list (level);
create table agg_nation partition of agg_roll for values in (5);
create table agg_province partition of agg_roll for values in (4);
create table agg_city partition of agg_roll for values in (3);
create table agg_county partition of agg_roll for values in (2);
create table agg_point partition of agg_roll for values in (1);
create index agg_roll_up on agg_roll (up, level, fact, day);
revoke all on agg_nation, agg_province, agg_city, agg_county, agg_point from tqc_app;
revoke insert, update, delete on agg_roll from tqc_app;
-- A level reads its own figures and those of the places directly below.
alter table agg_roll enable row level security;
alter table agg_roll force row level security;
create policy own on agg_roll to tqc_l1, tqc_l2, tqc_l3, tqc_l4 using (code = (select my_code()) or up = (select my_code()));
create policy l5 on agg_roll to tqc_l5, tqc_system, current_user using (true);

-- The places a leaf belongs to. A row without a narrower place stands under its superior's code followed by 00, so that children always sum up to their parent.
create function agg_places(prov text, city text, county text, point text) returns table (level smallint, code text, up text) language sql immutable parallel safe as $$
  values (5::smallint, '00', ''), (4::smallint, prov, '00'), (3::smallint, city, prov), (2::smallint, county, city), (1::smallint, case when point = '' then county || '00' else point end, county)
$$;

create function agg_registration_added() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into agg_delta (fact, prov, city, county, point, batch, k, ct, day, n)
  select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, count(*) from new_rows r
  cross join lateral agg_of_registration(r.status, r.record_status, r.ct_id, r.cb_id, r.exam_type, r.education_level, r.sex, r.apply_time, r.confirm_time, r.approve_time, r.issue_time) f
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
  return null;
end $$;
create function agg_registration_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into agg_delta (fact, prov, city, county, point, batch, k, ct, day, n)
  select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, sum(r.d) from (
    select 1 as d, prov, city, county, point, status, record_status, ct_id, cb_id, exam_type, education_level, sex, apply_time, confirm_time, approve_time, issue_time from new_rows
    union all select -1, prov, city, county, point, status, record_status, ct_id, cb_id, exam_type, education_level, sex, apply_time, confirm_time, approve_time, issue_time from old_rows
  ) r
  cross join lateral agg_of_registration(r.status, r.record_status, r.ct_id, r.cb_id, r.exam_type, r.education_level, r.sex, r.apply_time, r.confirm_time, r.approve_time, r.issue_time) f
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9 having sum(r.d) <> 0;
  return null;
end $$;
create function agg_registration_gone() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into agg_delta (fact, prov, city, county, point, batch, k, ct, day, n)
  select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, -count(*) from old_rows r
  cross join lateral agg_of_registration(r.status, r.record_status, r.ct_id, r.cb_id, r.exam_type, r.education_level, r.sex, r.apply_time, r.confirm_time, r.approve_time, r.issue_time) f
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
  return null;
end $$;
create trigger agg_added after insert on registration referencing new table as new_rows for each statement execute function agg_registration_added();
create trigger agg_changed after update on registration referencing new table as new_rows old table as old_rows for each statement execute function agg_registration_changed();
create trigger agg_gone after delete on registration referencing old table as old_rows for each statement execute function agg_registration_gone();

create function agg_cert_added() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into agg_delta (fact, prov, city, county, point, batch, k, ct, day, n)
  select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, count(*) from new_rows r
  cross join lateral agg_of_cert(r.status, r.data_source, r.print_status, r.ct_id, r.issue_date) f group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
  return null;
end $$;
create function agg_cert_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into agg_delta (fact, prov, city, county, point, batch, k, ct, day, n)
  select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, sum(r.d) from (
    select 1 as d, prov, city, county, point, status, data_source, print_status, ct_id, issue_date from new_rows
    union all select -1, prov, city, county, point, status, data_source, print_status, ct_id, issue_date from old_rows
  ) r
  cross join lateral agg_of_cert(r.status, r.data_source, r.print_status, r.ct_id, r.issue_date) f group by 1, 2, 3, 4, 5, 6, 7, 8, 9 having sum(r.d) <> 0;
  return null;
end $$;
create function agg_cert_gone() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into agg_delta (fact, prov, city, county, point, batch, k, ct, day, n)
  select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, -count(*) from old_rows r
  cross join lateral agg_of_cert(r.status, r.data_source, r.print_status, r.ct_id, r.issue_date) f group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
  return null;
end $$;
create trigger agg_added after insert on cert referencing new table as new_rows for each statement execute function agg_cert_added();
create trigger agg_changed after update on cert referencing new table as new_rows old table as old_rows for each statement execute function agg_cert_changed();
create trigger agg_gone after delete on cert referencing old table as old_rows for each statement execute function agg_cert_gone();

-- The leaves as the rows themselves say now: for the first filling and for the nightly audit.
create view agg_fresh as
  select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, count(*) as n from registration r
  cross join lateral agg_of_registration(r.status, r.record_status, r.ct_id, r.cb_id, r.exam_type, r.education_level, r.sex, r.apply_time, r.confirm_time, r.approve_time, r.issue_time) f group by 1, 2, 3, 4, 5, 6, 7, 8, 9
  union all
  select f.fact, r.prov, r.city, r.county, r.point, f.batch, f.k, f.ct, f.day, count(*) from cert r
  cross join lateral agg_of_cert(r.status, r.data_source, r.print_status, r.ct_id, r.issue_date) f group by 1, 2, 3, 4, 5, 6, 7, 8, 9;
revoke all on agg_fresh from tqc_app;
insert into agg_delta (fact, prov, city, county, point, batch, k, ct, day, n) select fact, prov, city, county, point, batch, k, ct, day, n from agg_fresh;

-- The latest steps of the whole country, for the live table.
create index registration_log_latest on registration_log (at desc, log_id desc);

-- What each nightly audit found.
create table agg_audit (
  at timestamptz primary key,
  cells bigint not null,
  drifted bigint not null,
  took integer not null
);

-- Tickets: half of a hand-over that lives a minute. The secret never travels to the server again.
create table wall_ticket (
  ticket_hash text primary key,
  display_id uuid not null unique,
  secret bytea not null,
  admin_id bigint not null references admin (admin_id),
  org_id bigint not null references org (org_id),
  name text not null,
  scene text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Displays: sessions that may read figures of one place and nothing else.
create table wall_display (
  display_id uuid primary key,
  name text not null,
  admin_id bigint not null references admin (admin_id),
  org_id bigint not null references org (org_id),
  prov text not null, city text not null, county text not null, point text not null default '',
  secret bytea not null, salt bytea not null,
  -- The token in use, and the one that replaces it as soon as it has been used once.
  token_hash text not null unique, next_hash text unique,
  token_at timestamptz not null, next_at timestamptz,
  address text not null default '', agent text not null default '',
  build text not null default '', scene text not null default 'register', viewed_org bigint not null,
  fps real, heap real, reloads integer not null default 0,
  command jsonb, command_at timestamptz, ack_at timestamptz,
  created_at timestamptz not null, seen_at timestamptz not null, ends_at timestamptz not null,
  revoked_at timestamptz
);
create index wall_display_seen on wall_display (seen_at desc);
call scope_rows('wall_display');

-- How many changes wait to be folded: a number anybody may see of a table nobody may read.
create function wall_waiting() returns bigint language sql stable security definer set search_path = public, pg_temp as $$ select count(*) from agg_delta $$;
