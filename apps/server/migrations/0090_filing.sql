-- An organisation asks the one above it for leave to let numbers of persons out in full: which, what for, how many rows, how long and how often.
create table export_filing (
  doc_id bigint primary key,
  filing_no text not null unique,
  filing_type smallint not null check (filing_type in (1, 2)),
  org_id bigint not null references org (org_id),
  org_name text not null,
  -- The organisation that decides.
  above_id bigint not null references org (org_id),
  admin_id bigint not null, applicant text not null,
  purpose text not null, data_scope text not null, columns text[] not null, reason text not null,
  expected integer not null check (expected > 0), days smallint not null check (days between 1 and 180),
  responsible text not null, file_id uuid not null references file (file_id),
  applied_at timestamptz not null,
  status smallint not null check (status between 1 and 4),
  uses smallint not null default 0, uses_left smallint not null default 0 check (uses_left between 0 and uses),
  valid_until date,
  opinion text not null default '', reviewer text not null default '', reviewed_at timestamptz,
  version integer not null default 1,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C"
);
create index export_filing_org on export_filing (org_id, doc_id desc);
create index export_filing_above on export_filing (above_id, doc_id desc);
create index export_filing_file on export_filing (file_id);
create index export_filing_valid on export_filing (valid_until) where status = 1;
create statistics export_filing_place (dependencies) on prov, city, county from export_filing;
call audited('export_filing', 'doc_id');
