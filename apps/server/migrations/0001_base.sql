-- Roles are made before the first migration, at every start (kit/database/roles.ts): they belong to the cluster, and a dump of one database does not hold them.
grant usage on schema public to tqc_app;

-- All one- and two-character pieces of a text: the index behind Chinese substring search.
create function cn_grams(value text) returns text[] language sql immutable strict parallel safe as $$
  select coalesce(array_agg(distinct piece), '{}') from (
    select substr(value, i, n) as piece from generate_series(1, char_length(value)) i, generate_series(1, 2) n
    where i + n - 1 <= char_length(value)
  ) pieces
$$;

-- The caller's value of the one column its level compares; empty outside a call, and then nothing is visible.
create function my_code() returns text language sql stable parallel safe as $$ select current_setting('app.code', true) $$;
create function my_prov() returns text language sql stable parallel safe as $$ select current_setting('app.prov', true) $$;
create function my_city() returns text language sql stable parallel safe as $$ select current_setting('app.city', true) $$;
create function my_county() returns text language sql stable parallel safe as $$ select current_setting('app.county', true) $$;

-- Rows that belong to a place: a level sees those whose column equals its code, the nation sees all.
create procedure scope_rows(target regclass) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format('create policy l1 on %s to tqc_l1 using (point = (select my_code()))', target);
  execute format('create policy l2 on %s to tqc_l2 using (county = (select my_code()))', target);
  execute format('create policy l3 on %s to tqc_l3 using (city = (select my_code()))', target);
  execute format('create policy l4 on %s to tqc_l4 using (prov = (select my_code()))', target);
  execute format('create policy l5 on %s to tqc_l5, tqc_system, current_user using (true)', target);
end $$;

-- Divisions in which organisations stand: 2, 4 or 6 digits.
create table division (
  code text primary key,
  name text not null,
  parent text references division (code)
);
create index division_parent on division (parent);

-- Organisations. The four code columns are set from the place of the organisation and never entered.
-- A level without a value of its own carries its superior's code followed by 00, so that no column is empty in a key.
create table org (
  org_id bigint primary key,
  org_type smallint not null check (org_type between 1 and 6),
  org_biz_type smallint not null default 3 check (org_biz_type between 1 and 3),
  org_name text not null,
  short_code text not null,
  area_code text not null references division (code),
  area_name text not null,
  parent_id bigint references org (org_id),
  prov text not null, city text not null, county text not null, point text not null default '',
  confirm_range text not null default '',
  address text not null default '', phone text not null default '', office_hours text not null default '',
  credit_code text not null default '',
  is_query_confirm_user boolean not null default false,
  status smallint not null default 1 check (status in (0, 1)),
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index org_parent on org (parent_id, org_type, org_id);
create index org_prov on org (prov, org_type, org_id);
create index org_name_grams on org using gin (cn_grams(org_name));

create table role (
  role_id bigint primary key,
  role_name text not null,
  org_type smallint not null,
  duty text not null default 'business' check (duty in ('business', 'system', 'security', 'audit')),
  status smallint not null default 1
);
create table role_permission (
  role_id bigint not null references role (role_id),
  permission text not null,
  primary key (role_id, permission)
);

create table admin (
  admin_id bigint primary key,
  account text not null,
  account_n text not null unique,
  name text not null,
  org_id bigint not null references org (org_id),
  phone bytea, phone_index bytea,
  password_phc text not null, pepper_id text not null,
  password_at timestamptz not null default now(),
  password_first boolean not null default false,
  login_type text not null default '' check (login_type in ('', 'sms', 'certsms')),
  ukey_required boolean not null default false,
  superuser boolean not null default false,
  monitor boolean not null default false,
  manage boolean not null default false,
  status smallint not null default 1,
  -- Counted up when rights, organisation or password change: older sessions end.
  pv integer not null default 1,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index admin_org on admin (org_id);
create index admin_phone on admin (phone_index);
create table admin_role (
  admin_id bigint not null references admin (admin_id),
  role_id bigint not null references role (role_id),
  primary key (admin_id, role_id)
);
-- The three duties may not meet in one person.
create function one_duty() returns trigger language plpgsql as $$
begin
  if (select count(distinct r.duty) from admin_role a join role r using (role_id) where a.admin_id = new.admin_id and r.duty <> 'business') > 1 then
    raise exception '系统管理员、安全管理员、审计管理员不能由同一人担任' using errcode = 'P0001';
  end if;
  return null;
end $$;
create constraint trigger admin_role_duty after insert or update on admin_role deferrable initially deferred for each row execute function one_duty();

-- Answers of writes, kept a day: a repeated key gets the first answer again.
create table idempotency (
  admin_id bigint not null,
  key uuid not null,
  body_hash text not null,
  answer jsonb,
  at timestamptz not null default now(),
  primary key (admin_id, key)
);
create index idempotency_at on idempotency (at);

-- Audit: rows wait in the inbox of their transaction until the sequencer numbers and chains them.
create table audit_inbox (
  id bigint generated always as identity primary key,
  row jsonb not null
);
create table audit (
  seq bigint primary key,
  at timestamptz not null,
  row jsonb not null,
  hash text not null
);
create index audit_at on audit (at desc, seq desc);
create index audit_actor on audit ((row ->> 'actor'), seq desc);
create index audit_org on audit ((row ->> 'org'), seq desc);
create index audit_obj on audit ((row ->> 'obj'), seq desc) where row ->> 'obj' <> '';
create function refuse_change() returns trigger language plpgsql as $$ begin raise exception '审计记录不能修改或删除'; end $$;
create trigger audit_fixed before update or delete or truncate on audit for each statement execute function refuse_change();
revoke update, delete, truncate on audit, audit_inbox from tqc_app;

-- Counters behind gapless numbers: one row a series, locked by the transaction that issues.
create table number_counter (
  series text primary key,
  last bigint not null default 0
);

-- Files: bytes stand in the file store under the id; the original name only here.
create table file (
  file_id uuid primary key,
  name text not null,
  kind text not null,
  mime text not null,
  size integer not null,
  width integer, height integer,
  sha256 text not null,
  org_id bigint,
  admin_id bigint,
  prov text not null default '', city text not null default '', county text not null default '', point text not null default '',
  created_at timestamptz not null default now()
);
create table file_ticket (
  ticket text primary key,
  sid uuid not null,
  file_id uuid not null references file (file_id),
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Long work, owned by the person who asked for it.
create table job (
  job_id bigint primary key,
  admin_id bigint not null,
  org_id bigint not null,
  kind text not null,
  title text not null,
  status smallint not null default 0 check (status between 0 and 4),
  total integer not null default 0, done integer not null default 0, failed integer not null default 0,
  result_file uuid references file (file_id),
  results jsonb not null default '[]',
  message text not null default '',
  input jsonb not null default '{}',
  created_at timestamptz not null default now(), started_at timestamptz, ended_at timestamptz
);
create index job_admin on job (admin_id, job_id desc);

-- Messages inside the system and the SMS log, which is the outbox of the SMS driver too.
create table sys_message (
  msg_id bigint primary key,
  title text not null, content text not null,
  msg_url text not null default '',
  receive_level smallint,
  sender_id bigint, sender_org bigint,
  send_time timestamptz not null default now()
);
create table sys_message_reader (
  msg_id bigint not null references sys_message (msg_id),
  admin_id bigint not null,
  read_at timestamptz,
  primary key (admin_id, msg_id)
);
create index sys_message_unread on sys_message_reader (admin_id) where read_at is null;
create table sms_log (
  sms_id bigint primary key,
  org_id bigint, org_name text not null default '', name text not null default '',
  mobile bytea not null, mobile_index bytea not null,
  sms_type text not null, sms_msg text not null,
  sendstatus smallint not null default 0, tries smallint not null default 0,
  prov text not null default '', city text not null default '', county text not null default '', point text not null default '',
  create_time timestamptz not null default now(), send_time timestamptz
);
create index sms_log_mobile on sms_log (mobile_index, create_time desc);
create index sms_log_time on sms_log (sms_id desc);

-- Saved views and column settings: the difference from the default, a person's own or shared in the organisation.
create table saved_view (
  view_id bigint primary key,
  admin_id bigint not null, org_id bigint not null,
  screen text not null, name text not null, shared boolean not null default false,
  state jsonb not null,
  created_at timestamptz not null default now(),
  unique (admin_id, screen, name)
);

-- Facts of the installation: which profile filled it and what day it plays.
create table installation (
  key text primary key,
  value jsonb not null
);

-- The role of a call may not touch the job queue itself; this door adds a job to the caller's transaction.
create function enqueue(task text, payload json, key text default null) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(task, payload, job_key => key);
end $$;
revoke all on function enqueue from public;
grant execute on function enqueue to tqc_app;
