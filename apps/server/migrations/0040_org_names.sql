-- Processes remember the names of organisations: whoever gives one another name tells them. One notice a statement.
create function tell_org_named() returns trigger language plpgsql set search_path = public, pg_temp as $$
begin
  perform pg_notify('tqc_event', '{"topic":"org","event":"named","data":null}');
  return null;
end $$;
create trigger org_named after update of org_name on org for each statement execute function tell_org_named();
create trigger org_gone after delete on org for each statement execute function tell_org_named();
