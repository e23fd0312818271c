-- Changes of the data of an application, applied for by one person and decided by another.
create table registration_change (
  chg_id bigint not null,
  city text not null collate "C",
  reg_id bigint not null,
  prov text not null collate "C", county text not null collate "C", point text not null collate "C",
  reg_version integer not null,
  -- [{field, label, before, after}]
  changes jsonb not null,
  reason text not null,
  file_id uuid references file (file_id),
  status smallint not null default 0 check (status between 0 and 2),
  applied_by text not null, applicant_id bigint not null, org_name text not null, applied_at timestamptz not null,
  decided_by text not null default '', decided_at timestamptz, opinion text not null default '',
  version integer not null default 1,
  primary key (city, chg_id)
);
create unique index registration_change_open on registration_change (city, reg_id) where status = 0;
create index registration_change_reg on registration_change (reg_id, chg_id);
create index registration_change_county on registration_change (county, chg_id desc);
create index registration_change_prov on registration_change (prov, chg_id desc);
call scope_rows('registration_change');

alter table file_ticket add column download boolean not null default false;

-- Colleges and majors as choices.
create table college (
  college_id bigint primary key,
  code text not null unique,
  name text not null,
  prov text not null default '',
  level smallint not null default 1
);
create index college_name on college using gin (cn_grams(name));
create table major (
  major_id text primary key,
  name text not null,
  parent_id text references major (major_id)
);
create index major_name on major using gin (cn_grams(name));

-- Batches of the works beside recognition: supplements of education, normal students, scores.
create table work_batch (
  batch_id bigint primary key,
  kind text not null check (kind in ('collegeAppend', 'normal', 'score')),
  name text not null,
  year integer not null,
  begin_date date not null, end_date date not null,
  status smallint not null default 1
);
create index work_batch_kind on work_batch (kind, batch_id desc);

-- The restriction library: who may not be recognised, and until when (never again where no end stands).
create table limitation (
  limit_id bigint primary key,
  org_id bigint not null, org_name text not null,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C",
  name text not null, id_type smallint not null default 1, id_no bytea not null, id_index bytea not null,
  kind text not null check (kind in ('lifelong', 'revokeConduct5', 'revokeFraud5')),
  begin_date date not null, end_date date,
  cause text not null default '',
  status smallint not null default 0 check (status between 0 and 6),
  push_status smallint not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index limitation_person on limitation (id_index) where status in (2, 4, 5);
create index limitation_prov on limitation (prov, limit_id desc);

-- Somebody who is looking learns of a new message at once, whichever process they are connected to.
create function tell_readers() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_notify('tqc_event', json_build_object('topic', 'admin/' || admin_id, 'event', 'unread', 'data', json_build_object('unread',
    (select count(*) from sys_message_reader r where r.admin_id = n.admin_id and r.read_at is null)))::text)
  from (select distinct admin_id from new_rows) n;
  return null;
end $$;
create trigger sys_message_told after insert on sys_message_reader referencing new table as new_rows for each statement execute function tell_readers();
create trigger sys_message_read after update on sys_message_reader referencing new table as new_rows for each statement execute function tell_readers();
