-- Files beside what an organisation tells the public: those that its draft or what is public of it names. Whoever sees the
-- information sees them.
create table site_file (
  attached_id bigint primary key,
  org_id bigint not null references org (org_id),
  work_type smallint not null check (work_type in (1, 2)),
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null collate "C",
  file_id uuid not null unique references file (file_id),
  added_at timestamptz not null default product_clock()
);
create index site_file_fk_org_id on site_file (org_id, work_type);
create index site_file_place on site_file (prov, city, county);
create statistics site_file_place_codes (dependencies) on prov, city, county, point from site_file;
call audited('site_file', 'attached_id');
