-- What applicants hold: each kind with whether it was checked, by whom, and whether a source outside said so.
create table applicant_college (
  id bigint primary key, sso_id bigint not null references applicant (sso_id) on delete cascade,
  school text not null, level smallint not null, study_form smallint not null, major text not null,
  begin_date date, end_date date, diploma_no text not null,
  validation smallint not null default 0 check (validation between 0 and 2),
  checked_at timestamptz, checker text not null default '', opinion text not null default '',
  -- The answer of an outside source, kept until somebody has it asked again.
  cached boolean not null default false,
  version integer not null default 1
);
create index applicant_college_of on applicant_college (sso_id);
call audited('applicant_college', 'id');
create table applicant_degree (
  id bigint primary key, sso_id bigint not null references applicant (sso_id) on delete cascade,
  authority text not null, degree smallint not null, category text not null, major text not null,
  granted_on date, degree_no text not null,
  validation smallint not null default 0 check (validation between 0 and 2),
  checked_at timestamptz, checker text not null default '', opinion text not null default '',
  -- The answer of an outside source, kept until somebody has it asked again.
  cached boolean not null default false,
  version integer not null default 1
);
create index applicant_degree_of on applicant_degree (sso_id);
call audited('applicant_degree', 'id');
create table applicant_pth (
  id bigint primary key, sso_id bigint not null references applicant (sso_id) on delete cascade,
  certificate_no text not null, level smallint not null, score text not null, tested_on date,
  station text not null, prov text not null collate "C",
  validation smallint not null default 0 check (validation between 0 and 2),
  checked_at timestamptz, checker text not null default '', opinion text not null default '',
  -- The answer of an outside source, kept until somebody has it asked again.
  cached boolean not null default false,
  version integer not null default 1
);
create index applicant_pth_of on applicant_pth (sso_id);
call audited('applicant_pth', 'id');
create table applicant_student (
  id bigint primary key, sso_id bigint not null references applicant (sso_id) on delete cascade,
  school text not null, department text not null, major text not null, level smallint not null, years smallint not null,
  begin_date date, expected_end date, state smallint not null, last_term boolean not null,
  validation smallint not null default 0 check (validation between 0 and 2),
  checked_at timestamptz, checker text not null default '', opinion text not null default '',
  -- The answer of an outside source, kept until somebody has it asked again.
  cached boolean not null default false,
  version integer not null default 1
);
create index applicant_student_of on applicant_student (sso_id);
call audited('applicant_student', 'id');
create table applicant_other (
  id bigint primary key, sso_id bigint not null references applicant (sso_id) on delete cascade,
  kind smallint not null, title text not null, certificate_no text not null, grade text not null,
  authority text not null, issued_on date, valid_until date,
  validation smallint not null default 0 check (validation between 0 and 2),
  checked_at timestamptz, checker text not null default '', opinion text not null default '',
  -- The answer of an outside source, kept until somebody has it asked again.
  cached boolean not null default false,
  version integer not null default 1
);
create index applicant_other_of on applicant_other (sso_id);
call audited('applicant_other', 'id');
