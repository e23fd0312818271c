-- Recognition without an exam: which universities and majors may, what they filed for it, when their data are taken, and which exam answers to
-- which subject. A university is one college of the country; its province decides.
create table exempt_subject_three (
  pair_id bigint primary key,
  grade smallint not null,
  code text not null,
  name text not null,
  interview text not null,
  subject_id text not null references subject (subject_id),
  ct_id smallint not null,
  category text,
  first_batch text not null collate "C",
  last_batch text collate "C",
  note text,
  status smallint not null default 1 check (status in (0, 1)),
  updated_at timestamptz not null default product_clock(),
  version integer not null default 1,
  unique (grade, code, subject_id)
);
create index exempt_subject_three_subject on exempt_subject_three (subject_id);
call audited('exempt_subject_three', 'pair_id');

create table exempt_review_time (
  window_id bigint primary key,
  prov text not null collate "C",
  year smallint not null,
  class_year smallint not null,
  teacher_types text[] not null,
  collect_begin text not null collate "C", collect_end text not null collate "C", submit_end text not null collate "C",
  review_begin text not null collate "C", review_end text not null collate "C",
  late boolean not null default false, late_end text collate "C",
  reason text not null default '',
  operator text not null default '',
  status smallint not null default 1 check (status in (0, 1)),
  updated_at timestamptz not null default product_clock(),
  version integer not null default 1
);
create index exempt_review_time_class on exempt_review_time (prov, class_year);
call audited('exempt_review_time', 'window_id');

create table exempt_filing (
  doc_id bigint primary key,
  kind smallint not null check (kind in (1, 2, 3)),
  prov text not null collate "C",
  college_id bigint not null references college (college_id),
  org_id bigint not null references org (org_id),
  year smallint not null,
  leader text, leader_duty text, members jsonb not null default '[]',
  level text, normal_majors integer, postgraduate_point boolean, teacher_types text[], public_funded boolean,
  title text, grades smallint[], ways smallint[], paper_setting text, pass_limit smallint, effective_on date,
  contact text not null, phone text not null,
  file_id uuid not null, seal_file_id uuid,
  admin_id bigint not null, submitter text not null, submitted_at timestamptz not null,
  status smallint not null default 2 check (status between 1 and 4),
  valid_until date,
  opinion text not null default '', reviewer text not null default '', reviewed_at timestamptz,
  version integer not null default 1,
  unique (college_id, kind, year)
);
create index exempt_filing_prov on exempt_filing (prov, kind, doc_id desc);
create index exempt_filing_fk_org_id on exempt_filing (org_id);
create index exempt_filing_file on exempt_filing (file_id);
create index exempt_filing_seal on exempt_filing (seal_file_id) where seal_file_id is not null;
create index exempt_filing_over on exempt_filing (valid_until) where status = 1;
call audited('exempt_filing', 'doc_id');

create table exempt_roster (
  roster_id bigint primary key,
  prov text not null collate "C",
  college_id bigint not null references college (college_id),
  major_id text not null references major (major_id),
  education_level smallint not null,
  teacher_types text[] not null,
  grades smallint[] not null,
  subject_ids text[] not null,
  first_class smallint not null, last_class smallint,
  status smallint not null check (status between 1 and 4),
  admin_id bigint,
  opinion text not null default '', reviewer text not null default '', reviewed_at timestamptz,
  updated_at timestamptz not null default product_clock(),
  version integer not null default 1,
  unique (college_id, major_id, education_level)
);
create index exempt_roster_prov on exempt_roster (prov, roster_id desc);
create index exempt_roster_fk_major_id on exempt_roster (major_id);
call audited('exempt_roster', 'roster_id');
