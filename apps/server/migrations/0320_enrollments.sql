-- Registrations of teachers: what the channel declares, the three stages that conclude on it, and how it ended.
create table enrollment (
  enr_id bigint primary key,
  channel text not null, channel_no text not null,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C",
  -- Whose plan it is, and where it stands in it; the place and time of confirmation may come later.
  org_id bigint not null references org (org_id), org_name text not null,
  point_id bigint references org (org_id), point_name text not null default '',
  cb_id bigint not null references plan_batch (cb_id), pb_id bigint not null references province_plan (pb_id),
  ob_id bigint not null references org_plan (ob_id), obt_id bigint not null references plan_slot (obt_id),
  ls_id bigint references plan_arrangement (ls_id),
  -- Who concludes after the first review, by the levels of the province plan.
  recheck_id bigint not null references org (org_id), recheck_name text not null,
  final_id bigint not null references org (org_id), final_name text not null,
  year smallint not null,
  name text not null, name_pinyin text not null default '', sex smallint not null, nation text not null, birth_date date not null,
  id_type smallint not null, id_no bytea not null, id_index bytea not null, id_ref text not null,
  mobile bytea not null, mobile_index bytea not null,
  cert_id bigint not null, cert_no text not null, ct_id smallint not null, subject_name text not null,
  registration_type smallint not null check (registration_type in (1, 2)),
  -- How often the person was registered before, and until when the last time.
  registered smallint not null default 0, last_valid_until date,
  work_unit text not null, school_kind smallint not null, teach_grade smallint not null, teach_subject text not null, post text not null default '',
  employed_from date, employed_to date,
  assessments jsonb not null default '[]', training_hours integer not null default 0, ethics text not null default '',
  photo uuid references file (file_id),
  apply_time timestamptz not null, last_submit_time timestamptz not null,
  archive_no text, accepted_at timestamptz, accepted_by text not null default '',
  -- Where it stands: 0 declared, 30, 40, 50 waiting for a stage, 51 to 55 ended.
  status smallint not null default 0,
  first_review smallint check (first_review between 30 and 35),
  recheck smallint check (recheck between 40 and 45),
  final_judgement smallint check (final_judgement between 50 and 55),
  record_status smallint not null default 0 check (record_status between 0 and 3),
  returned boolean not null default false, complete_before date,
  conditions smallint[] not null default '{}', reasons smallint[] not null default '{}', articles smallint[] not null default '{}',
  -- Whether a stage concluded otherwise than the one before it.
  differs boolean generated always as (
    (recheck > 40 and recheck - 40 <> first_review - 30) is true or (final_judgement > 50 and final_judgement - 50 <> recheck - 40) is true) stored,
  first_opinion text not null default '', first_by bigint, first_actor text not null default '', first_at timestamptz,
  recheck_opinion text not null default '', recheck_by bigint, recheck_actor text not null default '', recheck_at timestamptz,
  final_opinion text not null default '', final_by bigint, final_actor text not null default '', final_at timestamptz,
  valid_until date,
  print_status smallint not null default 0 check (print_status between 0 and 2),
  version integer not null default 1,
  constraint enrollment_channel_no_key unique (channel, channel_no),
  constraint enrollment_archive_no_key unique (archive_no),
  constraint enrollment_stages check ((recheck is null or first_review > 30) and (final_judgement is null or recheck > 40))
);
-- One registration of a person in a year; what was deleted does not count.
create unique index enrollment_once_a_year on enrollment (id_index, year) where record_status <> 2;
create index enrollment_prov on enrollment (prov, enr_id desc);
create index enrollment_city on enrollment (city, enr_id desc);
create index enrollment_county on enrollment (county, enr_id desc);
create index enrollment_point on enrollment (point, enr_id desc) where point <> '';
create index enrollment_org on enrollment (org_id, status);
create index enrollment_point_id on enrollment (point_id) where point_id is not null;
create index enrollment_recheck on enrollment (recheck_id, status);
create index enrollment_final on enrollment (final_id, status);
create index enrollment_plan on enrollment (ob_id, status);
create index enrollment_batch on enrollment (cb_id);
create index enrollment_province_plan on enrollment (pb_id);
create index enrollment_slot on enrollment (obt_id);
create index enrollment_arrangement on enrollment (ls_id) where ls_id is not null;
create index enrollment_photo on enrollment (photo) where photo is not null;
create index enrollment_cert on enrollment (cert_no);
create index enrollment_mobile on enrollment (mobile_index);
create statistics enrollment_place (dependencies) on prov, city, county from enrollment;
call audited('enrollment', 'enr_id');

-- Scans of what the teacher handed in.
create table enrollment_file (
  file_id uuid not null references file (file_id),
  enr_id bigint not null references enrollment (enr_id) on delete cascade,
  kind text not null, title text not null, seq smallint not null default 0,
  primary key (file_id, enr_id)
);
create index enrollment_file_of on enrollment_file (enr_id, seq);
call audited('enrollment_file', 'enr_id');

-- Messages to the teacher about a registration, the letter about missing documents among them.
create table enrollment_message (
  enr_aud_id bigint primary key,
  enr_id bigint not null references enrollment (enr_id) on delete cascade,
  content text not null, by_sms boolean not null default false,
  missing smallint[] not null default '{}', complete_before date,
  author text not null, org_id bigint not null references org (org_id), org_name text not null,
  created_at timestamptz not null,
  reply text not null default '', reply_time timestamptz,
  status smallint not null default 1 check (status in (0, 1)),
  version integer not null default 1
);
create index enrollment_message_of on enrollment_message (enr_id, enr_aud_id);
create index enrollment_message_org on enrollment_message (org_id);
call audited('enrollment_message', 'enr_aud_id');

-- Registrations that count: how often, how it ended and until when it holds.
create table enrollment_history (
  hist_id bigint primary key,
  enr_id bigint references enrollment (enr_id),
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C",
  id_index bytea not null, cert_no text not null, name text not null, org_name text not null,
  registration_type smallint not null, enroll_number smallint not null, conclusion smallint not null,
  concluded_on date not null, valid_until date, data_source smallint not null default 2,
  version integer not null default 1
);
create unique index enrollment_history_of on enrollment_history (enr_id) where enr_id is not null;
create index enrollment_history_person on enrollment_history (id_index, valid_until desc);
create index enrollment_history_place on enrollment_history (prov, hist_id desc);
create statistics enrollment_history_place (dependencies) on prov, city, county from enrollment_history;
call audited('enrollment_history', 'hist_id');

-- The mark follows the restriction library in both kinds of records.
create or replace function mark_limited(persons bytea[], today date) returns integer language sql security definer set search_path = public, pg_temp as $$
  with turned as (
    update enrollment e set record_status = case when p.limited then 1 else 0 end
    from persons_today(persons, today) p
    where e.id_index = p.person and e.record_status = case when p.limited then 0 else 1 end
    returning 1
  ), marked as (
    update registration r set limit_hit = p.limited
    from persons_today(persons, today) p
    where r.id_index = p.person and r.limit_hit <> p.limited
    returning 1
  )
  select ((select count(*) from marked) + (select count(*) from turned))::integer
$$;

-- Archives of registrations are counted apart from those of recognitions.
create or replace function take_numbers(kind text, period text, org bigint, n integer) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare taken bigint; begins bigint := 1;
begin
  if (n between 1 and 1000 and case kind
    when 'cert' then period ~ '^\d{4}$' and org = my_org()
    when 'archive' then period ~ '^\d{4}$' and confirms_for(org)
    when 'enroll' then period ~ '^\d{4}$' and confirms_for(org)
    when 'accept' then period ~ '^\d{4}-\d{2}-\d{2}$' and confirms_for(org)
    else false end) is not true then
    raise exception 'no number of % % for organisation % here', kind, period, org using errcode = 'insufficient_privilege';
  end if;
  if kind = 'cert' then
    insert into org_cert_number (cet_num_id, org_id, year, updated_at, prov, city, county, point)
      select period || '-' || o.org_id, o.org_id, period::smallint, product_clock(), o.prov, o.city, o.county, o.point from org o where o.org_id = org
      on conflict do nothing;
    -- Held: nobody moves the beginning while the first number is given.
    select first_no into begins from org_cert_number where cet_num_id = period || '-' || org for share;
  end if;
  insert into number_counter as c (series, last) values (kind || '/' || period || '/' || org, begins - 1 + n)
    on conflict (series) do update set last = c.last + n returning last into taken;
  return taken - n + 1;
end $$;

-- How many of the caller's own organisation have a right: two stages in one organisation are two
-- persons' where there are two.
create function colleagues_with(wanted text) returns integer language sql stable security definer set search_path = public, pg_temp as $$
  select count(distinct a.admin_id)::integer from admin a join admin_role r using (admin_id) join role o using (role_id) join role_permission p using (role_id)
  where a.org_id = my_org() and a.status = 1 and o.status = 1 and p.permission = wanted
$$;
