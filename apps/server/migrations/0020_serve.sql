-- Kept answers are sealed, because they may hold a full number or a ticket; the key belongs to one call, path and body.
truncate idempotency;
-- The columns of before stay for one release, so that a process of the version before still runs beside the new one.
alter table idempotency alter column body_hash drop not null;
alter table idempotency add column request_hash text, add column sealed bytea;

-- How often a person did what may be done only so often in a while.
create table person_quota (
  admin_id bigint not null references admin (admin_id),
  kind text not null,
  begins timestamptz not null,
  n integer not null,
  primary key (admin_id, kind)
);
revoke all on person_quota from tqc_app;

-- A session that ends is told to whoever holds a stream open for it.
create function tell_session_ended() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform pg_notify('tqc_event', json_build_object('topic', 'session/' || new.sid, 'event', 'ended', 'data', null)::text);
  return null;
end $$;
create trigger session_ended after update of end_code on session for each row
  when (old.end_code is null and new.end_code is not null) execute function tell_session_ended();

-- What a call changed, for its audit row: kept by the database itself, so that no handler can forget it. A personal value is masked,
-- sealed and secret ones only named. It stays in a setting of the transaction and is gone with it.
create function audit_value(tab text, col text, value jsonb) returns jsonb language sql immutable parallel safe as $$
  select case
    when jsonb_typeof(value) = 'null' then '""'
    -- A message may name the person it is about.
    when tab = 'sys_message' and col in ('title', 'content') then '"***"'
    when jsonb_typeof(value) = 'string' and (
      value #>> '{}' like '\\x%' or col in ('password_phc', 'pepper_id', 'sms_token', 'token_hash', 'next_hash', 'ticket_hash', 'id_ref', 'address', 'household', 'residence', 'email', 'postcode', 'channel_no')
    ) then '"***"'
    when jsonb_typeof(value) = 'object' or (jsonb_typeof(value) = 'array' and jsonb_typeof(value -> 0) in ('object', 'array')) then '"***"'
    when jsonb_typeof(value) = 'string' and col in ('name', 'former_name') then to_jsonb(left(value #>> '{}', 1) || '*')
    when jsonb_typeof(value) = 'string' then to_jsonb(left(regexp_replace(value #>> '{}', '(\m1[3-9]\d)\d{6}(\d{2}\M)|(\m\d{3})\d{12,13}(\d[\dXx]\M)', '\1\3****\2\4', 'g'), 120))
    else value
  end
$$;

create function audit_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  was jsonb := case when tg_op <> 'INSERT' then to_jsonb(old) else '{}' end;
  becomes jsonb := case when tg_op <> 'DELETE' then to_jsonb(new) else '{}' end;
  told text := current_setting('app.changes', true);
  entry jsonb;
begin
  select jsonb_build_object('table', tg_table_name, 'key', coalesce(becomes, was) ->> tg_argv[0], 'op', lower(tg_op)) || jsonb_strip_nulls(jsonb_build_object(
    -- A change says both sides, also where one was empty; a new or removed row tells only what it holds.
    'before', jsonb_object_agg(k, audit_value(tg_table_name, k, was -> k)) filter (where was ? k and (tg_op = 'UPDATE' or was -> k not in ('null', '""', '[]', '{}'))),
    'after', jsonb_object_agg(k, audit_value(tg_table_name, k, becomes -> k)) filter (where becomes ? k and (tg_op = 'UPDATE' or becomes -> k not in ('null', '""', '[]', '{}')))
  )) into entry
  from (select jsonb_object_keys(was || becomes) as k) names
  where was -> k is distinct from becomes -> k and k not in ('version', 'name_pinyin');
  -- A batch of hundreds tells its first changes and how many there were.
  if length(told) > 30000 then
    perform set_config('app.more', (coalesce(nullif(current_setting('app.more', true), ''), '0')::integer + 1)::text, true);
  elsif entry is not null then
    perform set_config('app.changes', concat_ws(E'\n', nullif(told, ''), entry::text), true);
  end if;
  return null;
end $$;

-- The changes of this transaction as the detail of its audit row.
create function audit_changes() returns jsonb language sql stable set search_path = public, pg_temp as $$
  select case when coalesce(current_setting('app.changes', true), '') = '' then '{}'::jsonb else
    jsonb_build_object('changes', (select jsonb_agg(line::jsonb order by n) from regexp_split_to_table(current_setting('app.changes', true), E'\n') with ordinality as told (line, n)))
    || case when coalesce(current_setting('app.more', true), '') = '' then '{}' else jsonb_build_object('more', current_setting('app.more', true)::integer) end
  end
$$;

create procedure audited(target regclass, key text) language plpgsql as $$
begin
  -- Only calls ask for it: filling a demonstration and the system's own work do not pay.
  execute format('create trigger audit_change after insert or update or delete on %s for each row when (current_setting(''app.audited'', true) = ''on'') execute function audit_change(%L)', target, key);
end $$;
do $$
declare one text[];
begin
  foreach one slice 1 in array array[
    ['division', 'code'], ['org', 'org_id'], ['role', 'role_id'], ['role_permission', 'role_id'], ['admin', 'admin_id'], ['admin_role', 'admin_id'],
    ['session', 'sid'], ['usb_key', 'serial'], ['saved_view', 'view_id'], ['sys_message', 'msg_id'],
    ['file', 'file_id'], ['job', 'job_id'], ['college', 'college_id'], ['major', 'major_id'], ['work_batch', 'batch_id'],
    ['plan_batch', 'cb_id'], ['province_plan', 'pb_id'], ['org_plan', 'ob_id'], ['plan_slot', 'obt_id'], ['plan_arrangement', 'ls_id'], ['plan_change', 'id'],
    ['registration', 'reg_id'], ['registration_change', 'chg_id'], ['registration_message', 'reg_aud_id'], ['registration_file', 'reg_id'],
    ['cert', 'cert_id'], ['cert_assign', 'id'], ['limitation', 'limit_id'], ['wall_display', 'display_id']
  ] loop
    call audited(one[1]::regclass, one[2]);
  end loop;
end $$;
