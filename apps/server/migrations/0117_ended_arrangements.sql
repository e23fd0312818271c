-- The arrangements of a plan stop with it: whoever ends it stands above and writes none of them, so the database does.
create function stop_arrangements() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update plan_arrangement set status = 0, version = version + 1 where ob_id = new.ob_id and status = 1;
  return null;
end $$;
create trigger stop_arrangements after update of end_status on org_plan for each row when (new.end_status = 2 and old.end_status <> 2) execute function stop_arrangements();
-- Those of plans that were ended before still stood as working.
update plan_arrangement a set status = 0, version = a.version + 1
from org_plan p where p.ob_id = a.ob_id and p.end_status = 2 and a.status = 1;
