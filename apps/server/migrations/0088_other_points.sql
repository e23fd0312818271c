-- A point asks by a full number about applications at the other points of its organisation, and takes one over that came to it: only there it
-- looks beyond its own rows, and what it may see and take is chosen here.
create function my_organisation() returns bigint language sql stable security definer set search_path = public, pg_temp as $$
  select o.parent_id from org o where o.org_id = my_org() and o.org_type = 1
$$;
create function other_point_registrations(person bytea, number bigint) returns setof registration
language sql stable security definer set search_path = public, pg_temp rows 20 as $$
  select r.* from registration r
  where (r.id_index = person or r.reg_id = number) and r.org_id = my_organisation() and r.point_id <> my_org() and r.record_status <> 2
  order by r.reg_id desc limit 20
$$;
-- Both arrangements are held in the order of their numbers, as whoever moves an application the other way holds them.
create function take_over(reg bigint, read_version integer, to_ls bigint) returns boolean
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  r registration;
  a plan_arrangement;
begin
  select * into r from registration where reg_id = reg and version = read_version and org_id = my_organisation() and point_id <> my_org()
    and record_status <> 2 and status in (6, 7, 8) for update;
  if not found then return false; end if;
  perform from plan_arrangement where ls_id in (r.ls_id, to_ls) order by ls_id for update;
  select * into a from plan_arrangement where ls_id = to_ls and point_id = my_org() and status = 1 and obt_id = r.obt_id and r.ct_id = any(ct_ids);
  if not found then return false; end if;
  update plan_arrangement set booked = booked + case when ls_id = to_ls then 1 else -1 end where ls_id in (r.ls_id, to_ls);
  update registration set ls_id = a.ls_id, point_id = a.point_id, point = a.point, version = version + 1 where city = r.city and reg_id = reg;
  update registration_file set point = a.point where city = r.city and reg_id = reg;
  update registration_log set point = a.point where city = r.city and reg_id = reg;
  update registration_message set point = a.point where city = r.city and reg_id = reg;
  update registration_change set point = a.point where city = r.city and reg_id = reg;
  return true;
end $$;
