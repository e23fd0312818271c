-- How often a task was begun, and when it may be begun anew: one that never ends must not keep others from theirs.
alter table job
  add column tries smallint not null default 0,
  add column not_before timestamptz;

-- A task that its person has begun anew has all its tries again.
create function job_begun_anew() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  new.tries := 0;
  new.not_before := null;
  return new;
end $$;
create trigger begun_anew before update of status on job for each row
  when (old.status in (3, 4) and new.status = 0) execute function job_begun_anew();
