-- Names of organisations through time: what the paper says and since when. A name that is to come waits for its day; what was
-- before the system is entered by hand. The log outlives the organisation, so it refers to none.
create table org_rename (
  name_id bigint primary key,
  org_id bigint not null, org_type smallint not null, area_name text not null, short_code text not null collate "C",
  before_name text not null, after_name text not null,
  paper_no text not null,
  file_id uuid references file (file_id),
  effective_day date not null,
  seal_change boolean not null,
  state smallint not null check (state in (0, 1)),
  operator text not null, at timestamptz not null,
  by_hand boolean not null default false,
  version integer not null default 1,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null collate "C"
);
-- One name to come at a time.
create unique index org_rename_waiting on org_rename (org_id) where state = 0;
create index org_rename_of on org_rename (org_id, effective_day);
create index org_rename_place on org_rename (prov, city, county, name_id desc);
create index org_rename_fk_file_id on org_rename (file_id);
create statistics org_rename_place_codes (dependencies) on prov, city, county, point from org_rename;
call audited('org_rename', 'name_id');
