-- Whoever's rights, organisation or duty change is let go: their version counts up, sessions of an older one end with the next
-- call (497), and what processes remember of rights is remembered by version. Kept here, so that no way of changing them forgets it.
create function turn_rights_of(persons bigint[]) returns void language sql as $$
  update admin set pv = pv + 1 where admin_id = any (persons)
$$;
revoke execute on function turn_rights_of(bigint[]) from public;

create function admin_role_turned() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  if tg_op = 'INSERT' then perform turn_rights_of(array(select distinct admin_id from added));
  elsif tg_op = 'DELETE' then perform turn_rights_of(array(select distinct admin_id from gone));
  else perform turn_rights_of(array(select admin_id from added union select admin_id from gone));
  end if;
  return null;
end $$;
create trigger admin_role_rights_added after insert on admin_role referencing new table as added for each statement execute function admin_role_turned();
create trigger admin_role_rights_gone after delete on admin_role referencing old table as gone for each statement execute function admin_role_turned();
create trigger admin_role_rights_changed after update on admin_role referencing old table as gone new table as added for each statement execute function admin_role_turned();

create function role_permission_turned() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare roles bigint[];
begin
  if tg_op = 'INSERT' then roles := array(select distinct role_id from added);
  elsif tg_op = 'DELETE' then roles := array(select distinct role_id from gone);
  else roles := array(select role_id from added union select role_id from gone);
  end if;
  perform turn_rights_of(array(select distinct admin_id from admin_role where role_id = any (roles)));
  return null;
end $$;
create trigger role_permission_rights_added after insert on role_permission referencing new table as added for each statement execute function role_permission_turned();
create trigger role_permission_rights_gone after delete on role_permission referencing old table as gone for each statement execute function role_permission_turned();
create trigger role_permission_rights_changed after update on role_permission referencing old table as gone new table as added for each statement execute function role_permission_turned();

create function role_turned() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform turn_rights_of(array(
    select distinct a.admin_id from admin_role a join added n using (role_id) join gone o using (role_id)
    where (n.status, n.duty, n.org_type) is distinct from (o.status, o.duty, o.org_type)));
  return null;
end $$;
create trigger role_rights_changed after update on role referencing old table as gone new table as added for each statement execute function role_turned();

create function admin_turned() returns trigger language plpgsql as $$
begin
  if (new.superuser, new.monitor, new.manage, new.org_id) is distinct from (old.superuser, old.monitor, old.manage, old.org_id) then
    new.pv := greatest(new.pv, old.pv + 1);
  end if;
  return new;
end $$;
create trigger admin_rights_changed before update on admin for each row execute function admin_turned();
