-- Students whom a university takes to recognition without an exam: collected, submitted, reviewed, numbered, used.
create table exempt_student (
  student_id bigint primary key,
  prov text not null collate "C",
  college_id bigint not null references college (college_id),
  org_id bigint not null references org (org_id),
  class_year smallint not null,
  -- The account of the person, once there is one, and codes of the places that may look: the province, and wherever the account is seen.
  sso_id bigint references applicant (sso_id) on delete set null,
  places text[] not null collate "C",
  name text not null,
  id_no bytea not null, id_index bytea not null, id_ref text not null, id_shown text not null,
  mobile bytea not null, mobile_shown text not null,
  sex smallint, nation text,
  student_no text not null, department text not null default '',
  major_id text references major (major_id), education_level smallint,
  teacher_type text not null,
  begin_month text not null default '' collate "C", end_month text not null default '' collate "C",
  graduate_state smallint, grade smallint, subject_id text references subject (subject_id),
  course_assessment smallint, written_test smallint, exam_proof_no text not null default '', interview smallint, ethics text not null default '',
  agreement_no text not null default '', years smallint,
  degree_kind smallint, research_field text not null default '', tutor text not null default '', study_form smallint,
  photo uuid references file (file_id),
  -- Whether the student record is known, as its source answered; null while nobody asked.
  student_match smallint check (student_match between 0 and 2),
  faults text[] not null default '{}',
  ability_no text, valid_from date, valid_to date,
  status smallint not null check (status between 0 and 5),
  import_no text,
  used_reg_id bigint, used_at timestamptz,
  admin_id bigint, submitter text not null default '', submitted_at timestamptz,
  reviewer text not null default '', reviewed_at timestamptz, opinion text not null default '',
  updated_at timestamptz not null default product_clock(),
  version integer not null default 1,
  constraint exempt_student_number unique (college_id, class_year, student_no),
  constraint exempt_student_ability_no_key unique (ability_no)
);
create index exempt_student_prov on exempt_student (prov, status, student_id desc);
create index exempt_student_college on exempt_student (college_id, status, student_id desc);
create index exempt_student_fk_org_id on exempt_student (org_id);
create index exempt_student_fk_major_id on exempt_student (major_id);
create index exempt_student_fk_subject_id on exempt_student (subject_id);
create index exempt_student_of on exempt_student (sso_id);
create index exempt_student_person on exempt_student (id_index, class_year);
create index exempt_student_places on exempt_student using gin (places);
create index exempt_student_photo on exempt_student (photo) where photo is not null;
create index exempt_student_unmatched on exempt_student (student_id) where student_match is null and status in (1, 2);
call audited('exempt_student', 'student_id');

-- A row finds its account when that comes later, and is seen wherever the account is.
create function exempt_student_seen() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update exempt_student s
  set sso_id = coalesce(s.sso_id, new.sso_id),
      places = array(select distinct unnest(s.places || new.places))
  where s.id_index = new.id_index and (s.sso_id is null or not s.places @> new.places);
  return null;
end $$;
create trigger applicant_exempt_student_seen after insert or update of places on applicant for each row execute function exempt_student_seen();

-- Whether somebody else of the class year has the same number, at whatever university.
create function exempt_student_twice(person bytea, class smallint, own bigint) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from exempt_student s where s.id_index = person and s.class_year = class and s.student_id is distinct from own)
$$;
