-- Who asks by a full number looks beyond the rows of their place: ten rows at most, two numbers narrow; one is opened by its key and what stands for its person.
create function nation_enrollments(person bytea, number text, enr bigint, ref text) returns setof enrollment
language sql stable security definer set search_path = public, pg_temp rows 10 as $$
  select e.* from enrollment e
  where e.record_status <> 2 and (num_nonnulls(person, number) > 0 or num_nonnulls(enr, ref) = 2)
    and (person is null or e.id_index = person) and (number is null or e.cert_no = number)
    and (enr is null or e.enr_id = enr) and (ref is null or e.id_ref = ref)
  order by e.enr_id desc limit 10
$$;
-- The same of a point about the other points of its organisation.
create function other_point_enrollments(person bytea, number text, enr bigint, ref text) returns setof enrollment
language sql stable security definer set search_path = public, pg_temp rows 10 as $$
  select e.* from nation_enrollments(person, number, enr, ref) e
  where e.org_id = my_organisation() and e.point_id is distinct from my_org()
$$;
