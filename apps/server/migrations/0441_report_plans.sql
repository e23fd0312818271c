-- Reports that are made by themselves, and runs too big for one answer.
create table report_schedule (
  report_id bigint primary key references report (report_id) on delete cascade,
  every smallint not null check (every between 1 and 3),
  weekday smallint check (weekday between 1 and 7), day smallint check (day between 1 and 28),
  hour smallint not null check (hour between 0 and 23),
  format text not null check (format in ('xlsx', 'csv', 'pdf')),
  receivers bigint[] not null check (cardinality(receivers) between 1 and 50),
  owner_id bigint not null references admin (admin_id), owner text not null,
  -- Paused where its owner may no longer: somebody sets it anew.
  paused boolean not null default false,
  next_at timestamptz not null,
  last_at timestamptz, message text not null default ''
);
create index report_schedule_owner on report_schedule (owner_id);
create index report_schedule_due on report_schedule (next_at) where not paused;
call audited('report_schedule', 'report_id');

create table report_run (
  run_id bigint primary key,
  run_key text not null,
  admin_id bigint not null references admin (admin_id) on delete cascade,
  definition jsonb not null, asked jsonb not null,
  -- 0 waits, 1 runs, 2 is done, 3 failed.
  status smallint not null check (status between 0 and 3),
  result jsonb, message text not null default '',
  created_at timestamptz not null, ended_at timestamptz,
  unique (admin_id, run_key)
);

-- A run of a report is one more kind of work that a call may hand over.
create or replace function enqueue_mine(task text, payload json) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reg bigint;
  mine bigint;
  run bigint;
begin
  if task = 'accessQuery' then
    select reg_id into reg from registration where reg_id = (payload ->> 'regId')::bigint and org_id = my_org();
  elsif task = 'exportRows' then
    select job_id into mine from job where job_id = (payload ->> 'id')::bigint and admin_id = my_admin() and status = 0;
  elsif task = 'reportRun' then
    select run_id into run from report_run where run_id = (payload ->> 'id')::bigint and admin_id = my_admin() and status = 0;
  end if;
  if reg is not null then
    perform graphile_worker.add_job(task, json_build_object('regId', reg::text), job_key => 'access/' || reg, priority => 10);
  elsif mine is not null then
    perform graphile_worker.add_job(task, '{}', job_key => 'exportRows');
  elsif run is not null then
    perform graphile_worker.add_job(task, json_build_object('id', run::text), job_key => 'reportRun/' || run, max_attempts => 2);
  else
    raise exception 'no task % of this organisation', task using errcode = 'insufficient_privilege';
  end if;
end $$;
