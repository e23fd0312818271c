-- Schools whose teachers register, by the number that the ministry gave them. One that was merged into another stays readable:
-- papers name it.
create table org_school (
  school_id bigint primary key,
  school_code text not null collate "C",
  school_name text not null,
  status smallint not null default 1 check (status in (0, 1)),
  unit_type smallint not null,
  nature smallint not null,
  town_type smallint,
  area_code text not null collate "C", area_name text not null,
  authority text not null,
  enroll_org_id bigint references org (org_id),
  point_id bigint references org (org_id),
  collective boolean not null default false,
  staff integer not null default 0, due integer not null default 0,
  credit_code text not null default '' collate "C",
  head text not null default '', phone text not null default '', address text not null default '',
  former_codes text[] not null default '{}',
  merged_into bigint references org_school (school_id),
  updated_at timestamptz not null default product_clock(),
  version integer not null default 1,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C",
  unique (school_code),
  check (merged_into is null or status = 0)
);
-- One legal person is one school, as long as it works.
create unique index org_school_credit_code on org_school (credit_code) where status = 1 and credit_code <> '';
create index org_school_fk_enroll_org_id on org_school (enroll_org_id);
create index org_school_fk_point_id on org_school (point_id);
create index org_school_fk_merged_into on org_school (merged_into);
create index org_school_place on org_school (prov, city, county, school_code);
create index org_school_former on org_school using gin (former_codes);
create statistics org_school_place_codes (dependencies) on prov, city, county, point from org_school;
call audited('org_school', 'school_id');
