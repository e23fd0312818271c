-- Stops of organisations: from a minute to a minute in China, or open. What begins or ends is carried out once, then and not twice.
create table org_disable (
  id bigint primary key,
  org_id bigint not null references org (org_id), org_name text not null, org_type smallint not null, area_name text not null,
  reason text not null,
  begin_time text not null, end_time text,
  state smallint not null check (state between 0 and 2),
  operator text not null, updated_at timestamptz not null,
  version integer not null default 1,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null collate "C"
);
-- One stop at a time.
create unique index org_disable_running on org_disable (org_id) where state < 2;
create index org_disable_fk_org_id on org_disable (org_id);
create index org_disable_place on org_disable (prov, city, county, id desc);
create index org_disable_due on org_disable (state, begin_time) where state < 2;
create statistics org_disable_place_codes (dependencies) on prov, city, county, point from org_disable;
call audited('org_disable', 'id');
