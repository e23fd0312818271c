-- What somebody waits for at the sign-in goes before all other work of the queue; texts of a crowd and questions to the platform go after it.
create or replace function enqueue(task text, payload json, key text default null) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job(task, payload, job_key => key, priority => case when task in ('sendCode', 'forgetSms') then -10 when task = 'sendSms' then 10 else 0 end);
end $$;

create or replace function enqueue_mine(task text, payload json) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare reg bigint;
begin
  if task = 'accessQuery' then
    select reg_id into reg from registration where reg_id = (payload ->> 'regId')::bigint and org_id = my_org();
  end if;
  if reg is null then
    raise exception 'no task % of this organisation', task using errcode = 'insufficient_privilege';
  end if;
  perform graphile_worker.add_job(task, json_build_object('regId', reg::text), job_key => 'access/' || reg, priority => 10);
end $$;
