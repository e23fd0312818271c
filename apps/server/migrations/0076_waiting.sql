-- A decision counts after a moment in which whoever took it can take it back (docs/decisions/D-060). What waits outlives the browser and the
-- process; a record that waits is nobody else's meanwhile.
create table waiting_decision (
  waiting_id bigint primary key,
  admin_id bigint not null references admin,
  name text not null,
  org_name text not null,
  call text not null,
  title text not null,
  input jsonb not null,
  version integer,
  refused text[] not null,
  address text not null,
  at timestamptz not null,
  due_at timestamptz not null
);
create index waiting_decision_admin on waiting_decision (admin_id);

create table waiting_record (
  kind text not null,
  record_id bigint not null,
  waiting_id bigint not null references waiting_decision on delete cascade,
  primary key (kind, record_id)
);
create index waiting_record_of on waiting_record (waiting_id);

-- The work that carries it out, so many seconds from now.
create function enqueue_waiting(id bigint, seconds integer) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform graphile_worker.add_job('waitingDecision', json_build_object('id', id::text), run_at => now() + make_interval(secs => seconds), job_key => 'waiting/' || id);
end $$;
