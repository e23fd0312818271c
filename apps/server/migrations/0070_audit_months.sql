-- The audit stands in months, so that one that is no longer searched leaves in one piece. The month of a row is told by the sequencer and
-- never goes back: a month is a piece of the chain without a gap.
alter table audit no force row level security;
alter table audit rename to audit_before;
alter table audit_before rename constraint audit_pkey to audit_before_pkey;
drop index audit_at, audit_actor, audit_org, audit_obj;
create table audit (
  month integer not null check (month between 200001 and 999912),
  seq bigint not null,
  at timestamptz not null,
  row jsonb not null,
  hash text not null,
  primary key (seq, month)
) partition by list (month);
create index audit_at on audit (at);
create index audit_actor on audit ((row ->> 'actor'), seq desc);
create index audit_obj on audit ((row ->> 'obj'), seq desc) where row ->> 'obj' <> '';
create trigger audit_fixed before update or delete or truncate on audit for each statement execute function refuse_change();

-- The table of a month, made by whoever writes its first row. The one who calls may not make tables.
create function audit_month(which integer) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
declare part text := 'audit_' || which;
begin
  if to_regclass('public.' || part) is not null then return; end if;
  execute format('create table public.%I (like public.audit including all)', part);
  execute format('alter table public.audit attach partition public.%I for values in (%s)', part, which);
  execute format('create trigger audit_fixed before update or delete or truncate on public.%I for each statement execute function public.refuse_change()', part);
end $$;

-- Months that left, with the piece of the chain they held: the check of the chain goes on behind the last of them.
create table audit_archive (
  month integer primary key,
  first_seq bigint not null,
  last_seq bigint not null,
  last_hash text not null,
  rows bigint not null,
  file text not null,
  sha256 text not null,
  at timestamptz not null
);

do $$
declare which integer;
begin
  create temporary table dated on commit drop as
    select max(to_char(at at time zone 'Asia/Shanghai', 'YYYYMM')::integer) over (order by seq) as month, seq, at, row, hash from audit_before;
  for which in select distinct month from dated loop perform audit_month(which); end loop;
  insert into audit (month, seq, at, row, hash) select month, seq, at, row, hash from dated order by seq;
end $$;
drop table audit_before;
