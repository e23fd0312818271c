-- Seals of organisations, as the platform of seals issued them; one in use of each type.
create table org_stamp (
  stamp_id bigint primary key,
  org_id bigint not null references org (org_id), org_name text not null, org_type smallint not null,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C",
  stamp_name text not null, stamp_type smallint not null check (stamp_type in (1, 2)),
  sn text not null constraint org_stamp_sn_key unique, stamp_code text not null, system_code text not null,
  file_id uuid not null references file (file_id),
  valid_from date not null, valid_to date not null, check (valid_from < valid_to),
  -- Where it lies on the page, in millimetres.
  x smallint not null, y smallint not null, width smallint not null, height smallint not null,
  remark text not null default '', reason text not null default '',
  creator text not null, created_at timestamptz not null,
  status smallint not null default 1 check (status in (0, 1)),
  version integer not null default 1
);
create unique index org_stamp_in_use on org_stamp (org_id, stamp_type) where status = 1;
create index org_stamp_prov on org_stamp (prov, stamp_id desc);
create index org_stamp_file on org_stamp (file_id);
create statistics org_stamp_place (dependencies) on prov, city, county from org_stamp;
call audited('org_stamp', 'stamp_id');

-- What happened to a stamp: added, changed, started, stopped; each as it was written.
create table org_stamp_log (
  log_id bigint primary key,
  stamp_id bigint not null references org_stamp (stamp_id),
  at timestamptz not null, event text not null, note text not null default '', operator text not null,
  -- The picture that a change put aside.
  file_id uuid references file (file_id),
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C"
);
create index org_stamp_log_of on org_stamp_log (stamp_id, log_id);
create index org_stamp_log_file on org_stamp_log (file_id) where file_id is not null;
create index org_stamp_log_prov on org_stamp_log (prov);
create statistics org_stamp_log_place (dependencies) on prov, city, county from org_stamp_log;
call audited('org_stamp_log', 'log_id');

-- Electronic certificates, one of a certificate; what it was before stands in its trace.
create table ecert (
  id bigint primary key,
  ecert_no text not null constraint ecert_no_key unique,
  cert_id bigint not null constraint ecert_cert_key unique, cert_no text not null collate "C", reg_id bigint,
  org_id bigint not null references org (org_id), org_name text not null,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C",
  -- The number as it is shown: in full it stands in the certificate.
  name text not null, id_mask text not null, id_index bytea not null, ct_id smallint not null, subject_name text not null,
  issue_date date not null, made_at timestamptz not null,
  stamp_id bigint not null references org_stamp (stamp_id), stamp_name text not null,
  file_id uuid not null references file (file_id), fingerprint text not null,
  revision integer not null default 1, downloads integer not null default 0,
  reason text not null default '',
  status smallint not null default 1 check (status in (0, 1)),
  version integer not null default 1
);
create index ecert_org on ecert (org_id, id desc);
create index ecert_cert_no on ecert (cert_no);
create index ecert_prov on ecert (prov, id desc);
create index ecert_person on ecert (id_index);
create index ecert_stamp on ecert (stamp_id);
create index ecert_file on ecert (file_id);
create statistics ecert_place (dependencies) on prov, city, county from ecert;
call audited('ecert', 'id');

-- The trace: every making, cancelling, change, download and verification, with what the version said.
create table ecert_change (
  id bigint primary key,
  ecert_id bigint not null references ecert (id), ecert_no text not null, cert_no text not null collate "C", name text not null,
  act smallint not null check (act between 1 and 6),
  revision integer not null, reason text not null default '',
  from_status smallint, to_status smallint not null,
  operator text not null, org_id bigint not null references org (org_id), org_name text not null,
  at timestamptz not null, fingerprint text not null,
  file_id uuid not null references file (file_id), content jsonb not null,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C"
);
create index ecert_change_of on ecert_change (ecert_id, id);
create index ecert_change_no on ecert_change (ecert_no);
create index ecert_change_cert_no on ecert_change (cert_no);
create index ecert_change_file on ecert_change (file_id);
create index ecert_change_prov on ecert_change (prov, id desc);
create statistics ecert_change_place (dependencies) on prov, city, county from ecert_change;
call audited('ecert_change', 'id');

-- Tasks over many certificates. Whoever carries one out says so for a while; each row is a transaction of its own.
create table ecert_task (
  id bigint primary key,
  task_no text not null constraint ecert_task_no_key unique, task_name text not null,
  task_type text not null check (task_type in ('batchCreate', 'cancel', 'modify')),
  org_id bigint not null references org (org_id), org_name text not null,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C",
  batch_name text not null default '', condition jsonb not null, issue_date date, stamp_id bigint references org_stamp (stamp_id),
  total integer not null, done integer not null default 0, failed integer not null default 0,
  cancelled boolean not null default false, reason text not null default '',
  created_by bigint not null, creator text not null, created_at timestamptz not null, ended_at timestamptz,
  lease_until timestamptz,
  status smallint not null default 0 check (status in (0, 1, 2)),
  version integer not null default 1
);
create index ecert_task_due on ecert_task (created_at, id) where status <> 1;
create index ecert_task_org on ecert_task (org_id, id desc);
create index ecert_task_prov on ecert_task (prov, id desc);
create statistics ecert_task_place (dependencies) on prov, city, county from ecert_task;
call audited('ecert_task', 'id');

create table ecert_task_item (
  id bigint primary key,
  task_id bigint not null references ecert_task (id), cert_id bigint not null,
  cert_no text not null collate "C", name text not null,
  ok boolean, failure text, message text not null default '',
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C",
  constraint ecert_task_item_once unique (task_id, cert_id)
);
create index ecert_task_item_next on ecert_task_item (task_id, id) where ok is null;
create index ecert_task_item_prov on ecert_task_item (prov);
create statistics ecert_task_item_place (dependencies) on prov, city, county from ecert_task_item;
call audited('ecert_task_item', 'id');

-- The usual day of issue of a year, and whether an organisation is asked for it.
create table ecert_issue_date (
  org_id bigint not null references org (org_id), year smallint not null, issue_date date not null,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C",
  primary key (org_id, year)
);
create index ecert_issue_date_prov on ecert_issue_date (prov);
create statistics ecert_issue_date_place (dependencies) on prov, city, county from ecert_issue_date;
call audited('ecert_issue_date', 'org_id');
create table ecert_pop_up (
  org_id bigint primary key references org (org_id), asks boolean not null,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C"
);
create index ecert_pop_up_prov on ecert_pop_up (prov);
create statistics ecert_pop_up_place (dependencies) on prov, city, county from ecert_pop_up;
call audited('ecert_pop_up', 'org_id');

-- Keys that sign: the newest one signs, older ones still prove what they signed.
create table ecert_key (
  kid text primary key, public_key text not null, sealed bytea not null, created_at timestamptz not null
);
