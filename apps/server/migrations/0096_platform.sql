-- What the national platform is to hear: written by the statement that decides, so that neither can be without the other. A row holds what was
-- decided as it was decided; the number of the person stays sealed as it stands in the application.
create table platform_push (
  push_id bigint generated always as identity primary key,
  data_type text not null check (data_type in ('case', 'license', 'exchange')),
  event text not null check (event in ('accepted', 'done', 'issued', 'withdrawn')),
  reg_id bigint not null,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C",
  org_id bigint not null, org_name text not null,
  case_no text not null, name text not null,
  id_no bytea not null, id_index bytea not null,
  ct_id smallint not null, cb_id bigint not null, obt_id bigint not null,
  accepted_at timestamptz, done_at timestamptz, outcome smallint, cert_no text,
  created_at timestamptz not null default product_clock(),
  -- How it goes: what is sent anew after it was mended is another round and has a key of its own.
  state smallint not null default 0 check (state between 0 and 4),
  round smallint not null default 1,
  tries integer not null default 0,
  first_failure_at timestamptz, last_at timestamptz, next_at timestamptz,
  took integer,
  answer_code text not null default '', answer_text text not null default '',
  -- What the platform sent back, and what became of it here.
  abnormal_status smallint check (abnormal_status between 0 and 2),
  abnormal_code text, returned_at timestamptz, returned integer not null default 0,
  mended bytea,
  operator text not null default '', reason text not null default '',
  version integer not null default 1
);
-- What is to go, oldest first; what is to be looked at, by place.
create index platform_push_due on platform_push (prov, data_type, push_id) where state in (0, 2);
create index platform_push_case on platform_push (reg_id, city, push_id);
create index platform_push_prov on platform_push (prov, push_id desc);
create index platform_push_city on platform_push (city, push_id desc);
create index platform_push_county on platform_push (county, push_id desc);
create index platform_push_case_no on platform_push (case_no);
create index platform_push_id_index on platform_push (id_index);
create index platform_push_abnormal on platform_push (prov, push_id desc) where abnormal_status is not null;
create index platform_push_tries on platform_push (prov, push_id desc) where tries >= 3;
create statistics platform_push_place (dependencies) on prov, city, county from platform_push;
call audited('platform_push', 'push_id');

-- The interfaces of a province. Closed: what is to be heard waits; chosen: only what these organisations decided goes.
create table platform_switch (
  switch_id bigint generated always as identity primary key,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C",
  name text not null check (name in ('sso', 'case', 'license', 'exchange', 'recovery')),
  state smallint not null default 0 check (state between 0 and 2),
  org_ids bigint[] not null default '{}',
  api_version text not null default 'v1',
  -- How far what came back was read.
  read_to bigint not null default 0,
  last_success_at timestamptz, last_failure_at timestamptz,
  reason text not null default '', operator text not null default '', at timestamptz,
  version integer not null default 1,
  unique (prov, name)
);
create statistics platform_switch_place (dependencies) on prov, city, county from platform_switch;
call audited('platform_switch', 'switch_id');

-- What an interface did, by the minute: how much went and how it was answered.
create table platform_run (
  run_id bigint generated always as identity primary key,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C",
  name text not null, kind text not null check (kind in ('push', 'recover', 'test', 'switch')),
  at timestamptz not null,
  sent integer not null default 0, succeeded integer not null default 0, failed integer not null default 0,
  took integer not null default 0,
  code text not null default '', text text not null default '', operator text not null default ''
);
create unique index platform_run_minute on platform_run (prov, name, kind, at) where kind in ('push', 'recover');
create index platform_run_at on platform_run (prov, name, at desc);
create statistics platform_run_place (dependencies) on prov, city, county from platform_run;

-- One process pushes at a time; where the platform is away, nobody asks it before the pause is over.
create table platform_runner (
  id smallint primary key check (id = 1),
  runner uuid, lease_until timestamptz not null default '-infinity',
  pauses integer not null default 0, pause_until timestamptz
);
insert into platform_runner (id) values (1);

create function platform_switches() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into platform_switch (prov, city, county, name)
  select new.prov, new.city, new.county, n from unnest(array['sso', 'case', 'license', 'exchange', 'recovery']) n
  on conflict (prov, name) do nothing;
  return null;
end $$;
create trigger platform_switches after insert on org for each row when (new.org_type = 4) execute function platform_switches();
insert into platform_switch (prov, city, county, name)
select distinct on (o.prov, n) o.prov, o.city, o.county, n from org o cross join unnest(array['sso', 'case', 'license', 'exchange', 'recovery']) n
where o.org_type = 4 order by o.prov, n on conflict do nothing;

-- Accepted: the case has a number and waits for its decision. Done: recognised with its number, or refused. What is taken back after that is told too.
create function platform_hears() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into platform_push (data_type, event, reg_id, prov, city, county, point, org_id, org_name, case_no, name, id_no, id_index, ct_id, cb_id, obt_id, accepted_at, done_at, outcome, cert_no)
  select h.data_type, h.event, new.reg_id, new.prov, new.city, new.county, new.point, new.org_id, o.org_name, new.accept_no, new.name, new.id_no, new.id_index, new.ct_id, new.cb_id, new.obt_id,
    new.confirm_time,
    case when h.event <> 'accepted' then coalesce(new.approve_time, new.issue_time, old.approve_time, old.issue_time) end,
    case when h.event in ('done', 'issued') then case new.status when 21 then 1 else 2 end end,
    case when h.event = 'withdrawn' then old.cert_no else new.cert_no end
  from org o cross join lateral (
    select 1 as n, 'case' as data_type, 'accepted' as event where new.status = 15 and old.status < 15
      and not exists (select from platform_push p where p.reg_id = new.reg_id and p.city = new.city and p.event = 'accepted')
    union all select 2, 'exchange', 'withdrawn' where old.status in (21, 24) and new.status not in (21, 24)
    union all select 3, 'case', 'done' where new.status in (21, 24) and old.status not in (21, 24)
    union all select 4, 'license', 'issued' where new.status = 21 and old.status <> 21 and new.cert_no is not null
  ) h where o.org_id = new.org_id order by h.n;
  return null;
end $$;
create trigger platform_hears after update on registration for each row
  when (old.status is distinct from new.status and new.accept_no is not null) execute function platform_hears();
