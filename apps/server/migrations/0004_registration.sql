-- Applications for recognition. city is the distribution column and stands in every key.
create table registration (
  reg_id bigint not null,
  channel_no text not null,
  cb_id bigint not null, pb_id bigint not null, ob_id bigint not null, obt_id bigint not null, ls_id bigint not null,
  org_id bigint not null, point_id bigint not null,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null collate "C",
  name text not null, name_pinyin text not null default '',
  former_name text not null default '',
  sex smallint not null, nation text not null default '01', politics text not null default '13', birth_date date not null,
  id_type smallint not null default 1, id_no bytea not null, id_index bytea not null, id_ref text not null,
  mobile bytea not null, mobile_index bytea not null,
  email text not null default '',
  household text not null default '', residence text not null default '', address text not null default '', postcode text not null default '',
  person_type smallint not null default 1, graduating boolean not null default false, normal_student boolean not null default false,
  work_unit text not null default '', unit_type smallint, title text not null default '',
  ct_id smallint not null, subject_id text not null, subject_name text not null, exam_type smallint not null default 1,
  exam_no text not null default '', exam_valid_until date,
  education_level smallint not null, graduate_school text not null default '', major text not null default '', study_form smallint,
  diploma_no text not null default '', graduate_date date, degree smallint not null default 0,
  college_verify_status smallint not null default 0, student_verify_status smallint not null default 0,
  college_append_flag boolean not null default false,
  mandarin_level smallint, mandarin_score numeric(5, 2), mandarin_no text not null default '',
  real_name_status smallint not null default 1,
  validation smallint not null default 1,
  payment_type smallint not null default 0,
  web_handling smallint not null default 0,
  data_source smallint not null default 0,
  resume jsonb not null default '[]',
  status smallint not null, record_status smallint not null default 0,
  access_result smallint, access_time timestamptz, access_batch text not null default '',
  limit_hit boolean not null default false,
  materials smallint[] not null default '{}', health_result smallint, health_date date,
  reasons smallint[] not null default '{}', reason_text text not null default '', complete_before date,
  archive_no text, accept_no text, cert_no text,
  apply_time timestamptz not null, last_submit_time timestamptz not null,
  confirm_time timestamptz, confirmed_by text not null default '',
  approve_time timestamptz, approved_by text not null default '', opinion text not null default '',
  issue_time timestamptz,
  print_status smallint not null default 0,
  photo uuid,
  version integer not null default 1,
  primary key (city, reg_id)
);
create unique index registration_id on registration (reg_id, city);
create index registration_point on registration (point, status, reg_id desc);
create index registration_county on registration (county, status, reg_id desc);
create index registration_city on registration (city, status, reg_id desc);
create index registration_prov on registration (prov, status, reg_id desc);
create index registration_point_id on registration (point, reg_id desc);
create index registration_county_id on registration (county, reg_id desc);
create index registration_city_id on registration (city, reg_id desc);
create index registration_prov_id on registration (prov, reg_id desc);
create index registration_status on registration (status, reg_id desc);
create index registration_id_index on registration (id_index);
create index registration_mobile on registration (mobile_index);
create index registration_archive on registration (archive_no) where archive_no is not null;
create index registration_name on registration using gin (cn_grams(name));
create index registration_arrangement on registration (ls_id, status);
create index registration_plan on registration (ob_id, status);
call scope_rows('registration');

-- Uniqueness beyond one city: the channel's number, and one open application a person and calendar year.
create table registration_key (
  kind text not null,
  value text not null,
  reg_id bigint not null,
  primary key (kind, value)
);

-- Exact totals without counting: one row a place, status and type, kept by the statement that changes the rows.
create table registration_total (
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null collate "C",
  ob_id bigint not null, status smallint not null, record_status smallint not null, ct_id smallint not null,
  n bigint not null,
  primary key (city, county, point, ob_id, status, record_status, ct_id, prov)
);
create index registration_total_prov on registration_total (prov);
create index registration_total_county on registration_total (county);
create index registration_total_point on registration_total (point);
call scope_rows('registration_total');

-- A transition table cannot hold both sides under one name, so each event has its own small function around the same statement.
create function registration_added() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into registration_total as t (prov, city, county, point, ob_id, status, record_status, ct_id, n)
  select prov, city, county, point, ob_id, status, record_status, ct_id, count(*) from new_rows group by 1, 2, 3, 4, 5, 6, 7, 8
  order by 2, 3, 4, 5, 6, 7, 8
  on conflict (city, county, point, ob_id, status, record_status, ct_id, prov) do update set n = t.n + excluded.n;
  return null;
end $$;
create function registration_changed() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into registration_total as t (prov, city, county, point, ob_id, status, record_status, ct_id, n)
  select prov, city, county, point, ob_id, status, record_status, ct_id, sum(d) from (
    select prov, city, county, point, ob_id, status, record_status, ct_id, 1 as d from new_rows
    union all select prov, city, county, point, ob_id, status, record_status, ct_id, -1 from old_rows
  ) both_sides group by 1, 2, 3, 4, 5, 6, 7, 8 having sum(d) <> 0
  order by 2, 3, 4, 5, 6, 7, 8
  on conflict (city, county, point, ob_id, status, record_status, ct_id, prov) do update set n = t.n + excluded.n;
  return null;
end $$;
create function registration_gone() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  insert into registration_total as t (prov, city, county, point, ob_id, status, record_status, ct_id, n)
  select prov, city, county, point, ob_id, status, record_status, ct_id, -count(*) from old_rows group by 1, 2, 3, 4, 5, 6, 7, 8
  order by 2, 3, 4, 5, 6, 7, 8
  on conflict (city, county, point, ob_id, status, record_status, ct_id, prov) do update set n = t.n + excluded.n;
  return null;
end $$;
create trigger registration_added after insert on registration referencing new table as new_rows for each statement execute function registration_added();
create trigger registration_changed after update on registration referencing new table as new_rows old table as old_rows for each statement execute function registration_changed();
create trigger registration_gone after delete on registration referencing old table as old_rows for each statement execute function registration_gone();
revoke insert, update, delete on registration_total from tqc_app;

-- Documents handed in with an application: photo, scans, the application form.
create table registration_file (
  reg_id bigint not null,
  city text not null collate "C",
  kind text not null,
  seq smallint not null default 1,
  title text not null,
  file_id uuid not null,
  prov text not null collate "C", county text not null collate "C", point text not null collate "C",
  primary key (city, reg_id, kind, seq)
);
create index registration_file_id on registration_file (file_id);
call scope_rows('registration_file');

-- What happened to an application, in words a person reads: step, states before and after, opinion.
create table registration_log (
  log_id bigint not null,
  city text not null collate "C",
  reg_id bigint not null,
  prov text not null collate "C", county text not null collate "C", point text not null collate "C",
  at timestamptz not null default now(),
  step text not null, event text not null,
  from_status smallint, to_status smallint,
  actor_id bigint, actor text not null, org_name text not null,
  opinion text not null default '', detail jsonb not null default '{}',
  address text not null default '',
  primary key (city, log_id)
);
create index registration_log_reg on registration_log (reg_id, log_id);
create index registration_log_county on registration_log (county, log_id desc);
create index registration_log_prov on registration_log (prov, log_id desc);
call scope_rows('registration_log');

-- Messages left to the applicant.
create table registration_message (
  reg_aud_id bigint not null,
  city text not null collate "C",
  reg_id bigint not null,
  prov text not null collate "C", county text not null collate "C", point text not null collate "C",
  content text not null,
  by_sms boolean not null default false,
  author text not null, org_name text not null,
  reply text not null default '', reply_time timestamptz,
  status smallint not null default 1,
  created_at timestamptz not null default now(),
  version integer not null default 1,
  primary key (city, reg_aud_id)
);
create index registration_message_reg on registration_message (reg_id, reg_aud_id);
call scope_rows('registration_message');

-- Certificates.
create table cert (
  cert_id bigint not null,
  cert_no text not null,
  reg_id bigint,
  org_id bigint not null,
  org_name text not null,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C",
  name text not null, name_pinyin text not null default '', sex smallint, nation text not null default '', birth_date date,
  id_type smallint not null default 1, id_no bytea not null, id_index bytea not null, id_ref text not null,
  ct_id smallint not null, subject_id text not null, subject_name text not null,
  issue_date date not null, recognised_on date not null,
  data_source smallint not null default 0,
  education_level smallint, graduate_school text not null default '',
  photo uuid,
  status smallint not null default 0,
  print_status smallint not null default 0,
  ecert_status smallint,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (city, cert_id)
);
create index cert_id on cert (cert_id);
create index cert_prov on cert (prov, cert_id desc);
create index cert_city on cert (city, cert_id desc);
create index cert_county on cert (county, cert_id desc);
create index cert_person on cert (id_index);
create index cert_name on cert using gin (cn_grams(name));
create index cert_reg on cert (reg_id) where reg_id is not null;
call scope_rows('cert');
-- A number leads to one certificate in the whole country, whatever city holds the row.
create table cert_key (cert_no text primary key, cert_id bigint not null, city text not null);

-- One numbering run: which rows got which numbers.
create table cert_assign (
  id bigint not null,
  city text not null collate "C",
  org_id bigint not null,
  prov text not null collate "C", county text not null collate "C", point text not null default '' collate "C",
  recognised_on date not null, issue_date date not null, order_by text not null,
  first_no text not null, last_no text not null, n integer not null,
  reg_ids bigint[] not null,
  status smallint not null default 1,
  operator text not null,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  primary key (city, id)
);
create index cert_assign_org on cert_assign (org_id, id desc);
call scope_rows('cert_assign');

call scope_rows('sms_log');
