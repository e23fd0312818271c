-- An organisation goes into another one, or hands its certificates over to it. What moves is moved piece by piece by a job: a
-- piece and what is counted of it are one transaction, so that each row moves once, however often the process ends meanwhile.
-- The log outlives the organisations, so it refers to none.
create table org_annul (
  annul_id bigint primary key,
  -- 1 goes into it, 2 hands over to it.
  kind smallint not null check (kind in (1, 2)),
  from_org_id bigint, from_name text not null,
  into_org_id bigint not null, into_name text not null,
  org_type smallint not null, area_name text not null,
  -- As counted when it was asked for, and as moved when it is done.
  certs integer not null default 0, users integer not null default 0, points integer not null default 0, records integer not null default 0,
  -- What has been moved of each, so far.
  moved jsonb not null default '{}',
  paper_no text not null,
  effective_day date not null,
  state smallint not null check (state between 0 and 2),
  run_at timestamptz, message text not null default '',
  operator text not null, at timestamptz not null,
  by_hand boolean not null default false,
  version integer not null default 1,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C",
  check (from_org_id <> into_org_id)
);
-- One at a time.
create unique index org_annul_waiting on org_annul (from_org_id) where state = 0;
create index org_annul_due on org_annul (effective_day, annul_id) where state = 0;
create index org_annul_into on org_annul (into_org_id) where state <> 1;
create index org_annul_place on org_annul (prov, city, county, annul_id desc);
create statistics org_annul_place_codes (dependencies) on prov, city, county, point from org_annul;
call audited('org_annul', 'annul_id');
