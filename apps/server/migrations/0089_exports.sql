-- A task that a person started: what it was asked (numbers of persons within it sealed), who carries it out at this moment, and what became of
-- its result. Who carries it out says so again and again; where nobody has for a while, another begins it anew.
alter table job
  add column sealed bytea,
  add column runner uuid,
  add column lease_until timestamptz,
  add column file_name text not null default '',
  add column sha256 text,
  add column size bigint,
  add column downloads integer not null default 0,
  add column expires_at timestamptz;
create index job_open on job (job_id) where status in (0, 1);
create index job_expires on job (expires_at) where result_file is not null;

-- Work that a level may leave to the queue: what is known here, about what is its own.
create or replace function enqueue_mine(task text, payload json) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare
  reg bigint;
  mine bigint;
begin
  if task = 'accessQuery' then
    select reg_id into reg from registration where reg_id = (payload ->> 'regId')::bigint and org_id = my_org();
  elsif task = 'exportRows' then
    select job_id into mine from job where job_id = (payload ->> 'id')::bigint and admin_id = my_admin() and status = 0;
  end if;
  if reg is not null then
    perform graphile_worker.add_job(task, json_build_object('regId', reg::text), job_key => 'access/' || reg, priority => 10);
  elsif mine is not null then
    perform graphile_worker.add_job(task, '{}', job_key => 'exportRows');
  else
    raise exception 'no task % of this organisation', task using errcode = 'insufficient_privilege';
  end if;
end $$;
