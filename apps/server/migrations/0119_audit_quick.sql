-- A write of ten thousand lines tells its first changes and counts the others: those are not put into words first, which took
-- longer than the writing itself.
create or replace function audit_change() returns trigger language plpgsql set search_path = public, pg_temp as $$
declare
  more text := nullif(current_setting('app.more', true), '');
  told text;
  was jsonb;
  becomes jsonb;
  entry jsonb;
begin
  -- A batch of hundreds tells its first changes and how many there were: once one is counted, all are.
  if more is null then
    told := current_setting('app.changes', true);
    if length(told) > 30000 then more := '0'; end if;
  end if;
  if more is not null then
    perform set_config('app.more', (more::integer + 1)::text, true);
    return null;
  end if;
  was := case when tg_op <> 'INSERT' then to_jsonb(old) else '{}' end;
  becomes := case when tg_op <> 'DELETE' then to_jsonb(new) else '{}' end;
  select jsonb_build_object('table', tg_table_name, 'key', coalesce(becomes, was) ->> tg_argv[0], 'op', lower(tg_op)) || jsonb_strip_nulls(jsonb_build_object(
    -- A change says both sides, also where one was empty; a new or removed row tells only what it holds.
    'before', jsonb_object_agg(k, audit_value(tg_table_name, k, was -> k)) filter (where was ? k and (tg_op = 'UPDATE' or was -> k not in ('null', '""', '[]', '{}'))),
    'after', jsonb_object_agg(k, audit_value(tg_table_name, k, becomes -> k)) filter (where becomes ? k and (tg_op = 'UPDATE' or becomes -> k not in ('null', '""', '[]', '{}')))
  )) into entry
  from (select jsonb_object_keys(was || becomes) as k) names
  where was -> k is distinct from becomes -> k and k not in ('version', 'name_pinyin');
  if entry is not null then
    perform set_config('app.changes', concat_ws(E'\n', nullif(told, ''), entry::text), true);
  end if;
  return null;
end $$;
