-- The planning chain of both tracks: batch, province plan, organisation plan, time slot, arrangement of points.
create table plan_batch (
  cb_id bigint primary key,
  track text not null check (track in ('register', 'enroll')),
  cb_name text not null,
  year smallint not null,
  half smallint not null,
  audience smallint[] not null,
  ct_ids smallint[] not null,
  begin_date date not null, end_date date not null check (end_date >= begin_date),
  provs text[] not null default '{}',
  notice text not null default '',
  status smallint not null default 1,
  creator text not null default '',
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (track, cb_name)
);

create table province_plan (
  pb_id bigint primary key,
  track text not null,
  cb_id bigint not null references plan_batch (cb_id),
  plan_name text not null,
  org_id bigint not null references org (org_id),
  prov text not null,
  -- Filing windows, 1 to 4: [{"begin": "2024-06-01 09:00", "end": "…"}]
  filing jsonb not null,
  filing_begin timestamp not null, filing_end timestamp not null,
  confirm_begin date not null, confirm_end date not null,
  approve_begin date not null, approve_end date not null,
  auto_pass boolean not null default false,
  org_ids bigint[] not null default '{}',
  ct_ids smallint[] not null,
  notice text not null default '',
  contact text not null default '', contact_phone text not null default '',
  file_id uuid references file (file_id),
  approval_status smallint not null default 0,
  end_status smallint not null default 0,
  opinion text not null default '',
  reporter text not null default '', reported_at timestamptz,
  decided_by text not null default '', decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (cb_id, prov)
);
create index province_plan_prov on province_plan (prov, pb_id desc);

create table org_plan (
  ob_id bigint primary key,
  track text not null,
  pb_id bigint not null references province_plan (pb_id),
  cb_id bigint not null references plan_batch (cb_id),
  plan_name text not null,
  org_id bigint not null references org (org_id),
  prov text not null, city text not null, county text not null,
  receive_way smallint not null default 1,
  health_note text not null default '', notice text not null default '', attention text not null default '',
  filing_open boolean not null default true,
  approval_status smallint not null default 0,
  end_status smallint not null default 0,
  end_reason text not null default '',
  opinion text not null default '',
  reporter text not null default '', reported_at timestamptz,
  decided_by text not null default '', decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (pb_id, org_id)
);
create index org_plan_org on org_plan (org_id, ob_id desc);
create index org_plan_prov on org_plan (prov, ob_id desc);

create table plan_slot (
  obt_id bigint primary key,
  track text not null,
  ob_id bigint not null references org_plan (ob_id),
  org_id bigint not null,
  prov text not null, city text not null, county text not null,
  filing_begin timestamp not null, filing_end timestamp not null check (filing_end >= filing_begin),
  confirm_begin date not null, confirm_end date not null check (confirm_end >= confirm_begin),
  day_limit integer,
  ct_ids smallint[] not null,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index plan_slot_plan on plan_slot (ob_id, filing_begin);

create table plan_arrangement (
  ls_id bigint primary key,
  track text not null,
  ob_id bigint not null references org_plan (ob_id),
  obt_id bigint not null references plan_slot (obt_id),
  org_id bigint not null references org (org_id),
  point_id bigint not null references org (org_id),
  prov text not null, city text not null, county text not null, point text not null,
  confirm_way smallint not null default 1,
  begin_date date not null, end_date date not null check (end_date >= begin_date),
  am_hours text not null default '', pm_hours text not null default '',
  day_capacity integer not null,
  confirm_range text not null,
  audience smallint[] not null default '{}',
  ct_ids smallint[] not null,
  notice text not null default '',
  status smallint not null default 1,
  booked integer not null default 0,
  version integer not null default 1,
  created_at timestamptz not null default now(),
  unique (obt_id, point_id)
);
create index plan_arrangement_plan on plan_arrangement (ob_id, ls_id desc);
create index plan_arrangement_point on plan_arrangement (point, ls_id desc);

create table plan_change (
  id bigint primary key,
  track text not null,
  plan_kind text not null check (plan_kind in ('province', 'org')),
  pb_id bigint not null references province_plan (pb_id),
  ob_id bigint references org_plan (ob_id),
  org_id bigint not null references org (org_id),
  prov text not null, city text not null, county text not null,
  change_kind smallint not null,
  before jsonb not null, after jsonb not null,
  reason text not null,
  file_id uuid references file (file_id),
  status smallint not null default 0,
  applicant text not null, opinion text not null default '',
  decided_by text not null default '', decided_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index plan_change_prov on plan_change (prov, id desc);

-- Plans are read by those below them too: a county sees the plans of its city and its province.
-- A row of the province itself has city = prov || '00', a row of the city itself county = city || '00'.
create procedure scope_plans(target regclass, narrow boolean) language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  if narrow then
    execute format($p$create policy l2 on %s to tqc_l1, tqc_l2 using (county = (select my_county()) or (prov = (select my_prov()) and county in ((select my_city()) || '00', (select my_prov()) || '0000')))$p$, target);
    execute format($p$create policy l3 on %s to tqc_l3 using (city = (select my_city()) or (prov = (select my_prov()) and city = (select my_prov()) || '00'))$p$, target);
  else
    execute format('create policy l2 on %s to tqc_l1, tqc_l2, tqc_l3 using (prov = (select my_prov()))', target);
  end if;
  execute format('create policy l4 on %s to tqc_l4 using (prov = (select my_prov()))', target);
  execute format('create policy l5 on %s to tqc_l5, tqc_system, current_user using (true)', target);
end $$;
call scope_plans('province_plan', false);
call scope_plans('org_plan', true);
call scope_plans('plan_slot', true);
call scope_plans('plan_change', true);
call scope_rows('plan_arrangement');
