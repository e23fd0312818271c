-- What an organisation tells the public of itself, once for each kind of work (1 认定, 2 定期注册): the draft it writes, and apart
-- from it what was published last.
create table site_info (
  site_id bigint primary key,
  org_id bigint not null references org (org_id),
  org_name text not null, org_type smallint not null,
  work_type smallint not null check (work_type in (1, 2)),
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null collate "C",
  status smallint not null check (status between 0 and 3),
  -- Facts as the contract names them; nobody is named in them.
  draft jsonb not null,
  public_facts jsonb,
  published_at timestamptz, published_times integer not null default 0,
  submitted_by text not null default '', submitter_id bigint references admin (admin_id), submitted_at timestamptz,
  reviewer text not null default '', reviewed_at timestamptz, opinion text not null default '',
  updated_at timestamptz not null default product_clock(),
  version integer not null default 1,
  unique (org_id, work_type)
);
create index site_info_fk_submitter_id on site_info (submitter_id);
create index site_info_place on site_info (prov, city, county, work_type, status);
create statistics site_info_place_codes (dependencies) on prov, city, county, point from site_info;
call audited('site_info', 'site_id');

-- The trace: who wrote, asked, decided and corrected, and each field as it was and as it is. It outlives the organisation.
create table site_log (
  site_log_id bigint primary key,
  org_id bigint not null, org_name text not null, org_type smallint not null, area_name text not null,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null collate "C",
  work_type smallint not null, act smallint not null,
  changes jsonb not null default '[]',
  field text not null, before text not null, after text not null,
  opinion text not null default '',
  admin_id bigint not null references admin (admin_id), operator text not null, operator_org text not null,
  at timestamptz not null
);
create index site_log_place on site_log (prov, city, county, work_type, at desc);
create index site_log_fk_admin_id on site_log (admin_id);
create statistics site_log_place_codes (dependencies) on prov, city, county, point from site_log;
call audited('site_log', 'site_log_id');
