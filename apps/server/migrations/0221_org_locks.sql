-- Windows in which functions are closed for an organisation and what stands below it, or for all below who closes them.
create table org_lock_time (
  lock_id bigint primary key,
  org_id bigint not null references org (org_id), org_name text not null, org_type smallint not null, area_name text not null,
  -- All below, not the organisation itself.
  whole boolean not null,
  functions text[] not null,
  reason text not null,
  begin_time text not null, end_time text not null, check (end_time > begin_time),
  operator text not null, updated_at timestamptz not null,
  version integer not null default 1,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null collate "C"
);
create index org_lock_time_fk_org_id on org_lock_time (org_id);
create index org_lock_time_place on org_lock_time (prov, city, county, lock_id desc);
create index org_lock_time_end on org_lock_time (end_time);
create statistics org_lock_time_place_codes (dependencies) on prov, city, county, point from org_lock_time;
call audited('org_lock_time', 'lock_id');

-- How an organisation shows values of the national lists to its own people: its word, its order, or not at all.
create table org_dict (
  od_id bigint primary key,
  org_id bigint not null references org (org_id),
  dic_id bigint not null references dict_item (dic_id),
  label text,
  enabled boolean not null,
  sort integer not null,
  updated_at timestamptz not null,
  version integer not null default 1,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null collate "C",
  unique (org_id, dic_id)
);
create index org_dict_fk_dic_id on org_dict (dic_id);
create index org_dict_place on org_dict (prov, city, county, od_id desc);
create statistics org_dict_place_codes (dependencies) on prov, city, county, point from org_dict;
call audited('org_dict', 'od_id');
