-- Reissue (a lost certificate) and replacement (a spoilt or changed one): asked for and decided within the issuing organisation, printed
-- on another blank, handed over. What stands in the certificate is copied, so that the case reads as it was.
create table cert_apply (
  apply_id bigint primary key,
  apply_no text not null constraint cert_apply_no_key unique,
  cert_id bigint not null, cert_no text not null collate "C", ct_id smallint not null,
  org_id bigint not null references org (org_id), org_name text not null,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C",
  -- The number as it is shown: in full it stands in the certificate.
  name text not null, id_mask text not null, id_index bytea not null,
  kind smallint not null check (kind in (1, 2)),
  reason smallint not null, lost_on date, media text not null default '', collected boolean not null default false,
  pickup smallint not null, remark text not null default '',
  asked_by bigint not null, applicant text not null, applied_at timestamptz not null,
  status smallint not null default 1 check (status in (1, 8, 9)),
  decided_by bigint, decided_at timestamptz, last_opinion text not null default '',
  fetched_by text not null default '', fetched_on date,
  version integer not null default 1
);
-- One at a time of a certificate.
create unique index cert_apply_open on cert_apply (cert_id) where status = 1;
create index cert_apply_cert on cert_apply (cert_id);
create index cert_apply_org on cert_apply (org_id, status);
create index cert_apply_prov on cert_apply (prov, apply_id desc);
create index cert_apply_person on cert_apply (id_index);
create statistics cert_apply_place (dependencies) on prov, city, county from cert_apply;
call audited('cert_apply', 'apply_id');

-- Scans that cases of certificates rest on, whatever kind of case.
create table cert_case_file (
  file_id uuid primary key references file (file_id),
  kind text not null, case_id bigint not null, part text not null, seq smallint not null default 0,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C"
);
create index cert_case_file_of on cert_case_file (kind, case_id, part, seq);
create index cert_case_file_prov on cert_case_file (prov);
create statistics cert_case_file_place (dependencies) on prov, city, county from cert_case_file;
call audited('cert_case_file', 'case_id');

-- What stands on the last page of the paper: why and when it was reissued.
alter table cert add column remark text not null default '';
