-- How the product runs: what each process answered in a minute, one reading a figure and minute,
-- and one row an organisation of people, keys and tasks.
create table call_minute (
  at timestamptz not null,
  process text not null,
  calls integer not null, errors integer not null,
  p50 double precision not null, p95 double precision not null,
  primary key (at, process)
);

-- Readings are of the whole product: they lie in no place, so that only the nation sees them.
create table sys_metric (
  at timestamptz not null,
  metric smallint not null,
  value double precision not null, before double precision, threshold double precision,
  prov text not null default '' collate "C", city text not null default '' collate "C",
  county text not null default '' collate "C", point text not null default '' collate "C",
  primary key (at, metric)
);
call scope_rows('sys_metric');
create statistics sys_metric_place (dependencies) on prov, city, county, point from sys_metric;

create table org_figure (
  org_id bigint primary key references org (org_id) on delete cascade,
  org_type smallint not null, org_name text not null,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null collate "C",
  users integer not null, users_on integer not null, users_idle integer not null,
  online integer not null, signed_in integer not null,
  keys_free integer not null, keys_normal integer not null, keys_void integer not null, keys_locked integer not null,
  tasks integer not null,
  counted_at timestamptz not null
);
call scope_rows('org_figure');
create statistics org_figure_place (dependencies) on prov, city, county, point from org_figure;
