-- So many students of a class year a university means to hand in.
alter table exempt_filing add column due_count integer check (due_count >= 0);

-- Files of students that were taken in, and what each line wrote: a row as it was before, or none where it was new.
create table exempt_import (
  import_id bigint primary key,
  prov text not null collate "C",
  college_id bigint not null references college (college_id),
  org_id bigint not null references org (org_id),
  file_name text not null,
  class_years smallint[] not null,
  total integer not null, ok integer not null, failed integer not null, overwritten integer not null,
  admin_id bigint not null, operator text not null,
  begin_at timestamptz not null, end_at timestamptz not null,
  undone boolean not null default false, undone_at timestamptz, undone_by text not null default ''
);
create index exempt_import_college on exempt_import (college_id, import_id desc);
create index exempt_import_prov on exempt_import (prov, import_id desc);
create index exempt_import_fk_org_id on exempt_import (org_id);
call audited('exempt_import', 'import_id');

create table exempt_import_row (
  import_id bigint not null references exempt_import (import_id) on delete cascade,
  student_id bigint not null,
  was jsonb,
  at timestamptz not null,
  primary key (import_id, student_id)
);
create index exempt_import_row_at on exempt_import_row (at);

-- Texts to universities and students, by condition.
create table exempt_sms_task (
  task_id bigint primary key,
  -- Of the province that sends it; none of the centre's.
  prov text not null collate "C",
  org_id bigint not null references org (org_id),
  org_name text not null,
  task_name text not null,
  target smallint not null check (target in (1, 2)),
  class_year smallint not null,
  college_ids bigint[] not null default '{}',
  statuses smallint[] not null default '{}',
  content text not null,
  plan_at text not null collate "C",
  status smallint not null default 0 check (status between 0 and 3),
  people integer not null default 0,
  admin_id bigint not null, creator text not null,
  created_at timestamptz not null,
  version integer not null default 1
);
create index exempt_sms_task_prov on exempt_sms_task (prov, task_id desc);
create index exempt_sms_task_fk_org_id on exempt_sms_task (org_id);
create index exempt_sms_task_due on exempt_sms_task (plan_at) where status in (0, 1);
call audited('exempt_sms_task', 'task_id');

-- One line a receiver: what was laid down for the gateway stands in the log of texts.
create table exempt_sms_receiver (
  task_id bigint not null references exempt_sms_task (task_id) on delete cascade,
  -- A student of the data, or a person of a university.
  receiver_id bigint not null,
  sms_id bigint,
  primary key (task_id, receiver_id)
);
create index exempt_sms_receiver_open on exempt_sms_receiver (task_id) where sms_id is null;
