-- Histories of registrations tell whose they are and what became of them, so that they can be changed by an application.
alter table enrollment_history
  add column org_id bigint references org (org_id),
  -- The number as it is shown, and what stands for it; of rows from before, those of the registration count.
  add column id_mask text not null default '', add column id_ref text not null default '',
  add column archive_no text, add column ct_id smallint, add column subject_name text not null default '',
  add column work_unit text not null default '', add column teach_grade smallint,
  add column first_review smallint, add column recheck smallint,
  add column record_status smallint not null default 0 check (record_status in (0, 3));
update enrollment_history h set org_id = e.org_id, id_ref = e.id_ref, archive_no = e.archive_no, ct_id = e.ct_id, subject_name = e.subject_name,
  work_unit = e.work_unit, teach_grade = e.teach_grade, first_review = e.first_review, recheck = e.recheck
from enrollment e where e.enr_id = h.enr_id;
create index enrollment_history_org on enrollment_history (org_id);
create index enrollment_history_cert on enrollment_history (cert_no);

-- Rows of old collections that fit neither store: 1 of certificates, 2 of registrations; each says why, and is mended or made void.
create table history_temp (
  id bigint primary key,
  track smallint not null check (track in (1, 2)),
  province2012 boolean not null default false,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C",
  name text not null, sex smallint, birth_date date, nation text not null default '', id_type smallint not null default 1,
  id_no bytea not null, id_mask text not null, id_index bytea not null, id_ref text not null,
  cert_no text not null collate "C", ct_id smallint, subject_id text not null default '', subject_name text not null default '',
  -- Whoever issued it, in the words of the collection; none of an organisation that nobody knows.
  issuer text not null, org_id bigint references org (org_id),
  issued_on date, education_level smallint, graduate_school text not null default '', paper_archive_no text not null default '',
  work_unit text not null default '', registration_type smallint, enroll_number smallint, conclusion smallint, concluded_on date, valid_until date,
  reason smallint not null check (reason between 1 and 4),
  data_source smallint not null, import_no text not null,
  status smallint not null default 0 check (status between 0 and 2),
  opinion text not null default '', handled_by bigint, handler text not null default '', handler_org text not null default '', handled_at timestamptz,
  version integer not null default 1
);
create index history_temp_prov on history_temp (prov, id desc);
create index history_temp_person on history_temp (id_index);
create index history_temp_cert on history_temp (cert_no);
create index history_temp_org on history_temp (org_id) where org_id is not null;
create statistics history_temp_place (dependencies) on prov, city, county from history_temp;
call audited('history_temp', 'id');

-- Whoever was recognised while studying, and the education that was found for them afterwards.
create table history_college (
  reg_id bigint primary key,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C",
  org_id bigint not null references org (org_id),
  name text not null, id_index bytea not null, archive_no text, cert_no text not null, ct_id smallint not null,
  first_level smallint not null, first_school text not null,
  status smallint not null default 0 check (status between 0 and 2),
  college_id bigint, education_level smallint, graduate_school text not null default '', diploma_no text not null default '', graduate_date date,
  by_hand boolean not null default false,
  opinion text not null default '', handled_by bigint, handler text not null default '', handled_at timestamptz,
  created_at timestamptz not null default product_clock(),
  version integer not null default 1
);
create index history_college_prov on history_college (prov, reg_id desc);
create index history_college_org on history_college (org_id, status);
create index history_college_person on history_college (id_index);
create statistics history_college_place (dependencies) on prov, city, county from history_college;
call audited('history_college', 'reg_id');
-- A number that is given to somebody without a verified diploma waits for one; given back, it waits no more.
create function history_college_waits() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if new.cert_no is null then
    delete from history_college where reg_id = new.reg_id and status = 0;
  elsif new.graduating and new.college_verify_status <> 1 then
    insert into history_college (reg_id, prov, city, county, point, org_id, name, id_index, archive_no, cert_no, ct_id, first_level, first_school)
    values (new.reg_id, new.prov, new.city, new.county, new.point, new.org_id, new.name, new.id_index, new.archive_no, new.cert_no, new.ct_id, new.education_level, new.graduate_school)
    on conflict (reg_id) do update set cert_no = excluded.cert_no, name = excluded.name;
  end if;
  return null;
end $$;
create trigger history_college_waits after update of cert_no on registration for each row
  when (old.cert_no is distinct from new.cert_no) execute function history_college_waits();
insert into history_college (reg_id, prov, city, county, point, org_id, name, id_index, archive_no, cert_no, ct_id, first_level, first_school)
select reg_id, prov, city, county, point, org_id, name, id_index, archive_no, cert_no, ct_id, education_level, graduate_school
from registration where cert_no is not null and graduating and college_verify_status <> 1;

-- A change names what it is about: a certificate, a registration of the history, or a row of an old collection.
alter table cert_change add column hist_id bigint, add column temp_id bigint;
create unique index cert_change_history_open on cert_change (hist_id) where status = 1;
create index cert_change_history on cert_change (hist_id) where hist_id is not null;
create unique index cert_change_temp_open on cert_change (temp_id) where status = 1;
