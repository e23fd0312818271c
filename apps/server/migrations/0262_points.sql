-- What is known of a confirmation point beside its place: how and for whom it works, and how it is found. Empty for any other organisation.
alter table org
  add column point_way smallint,
  add column point_types smallint[],
  add column point_grades smallint[],
  add column point_capacity integer check (point_capacity between 1 and 2000),
  add column place_at text not null default '' collate "C",
  add column traffic text not null default '',
  add column tips text not null default '',
  -- The school it is in, where one hosts it.
  add column host_school_id bigint references org_school (school_id);
create index org_fk_host_school_id on org (host_school_id) where host_school_id is not null;
