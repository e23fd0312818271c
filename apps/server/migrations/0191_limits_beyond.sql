-- Whoever asks by a full number and a name looks into the library of the country: ten entries at most, and what they hold is chosen here.
create function nation_limits(person bytea, named text)
returns table (limit_id bigint, name text, sex smallint, id_no bytea, limit_type smallint, laws text[], authority text, org_name text, prov text, begin_date date, end_date date, status smallint)
language sql stable security definer set search_path = public, pg_temp rows 10 as $$
  select l.limit_id, l.name, l.sex, l.id_no, l.limit_type, l.laws, l.authority, l.org_name, l.prov, l.begin_date, l.end_date, l.status
  from limitation l where l.id_index = person and l.name = named and l.status in (2, 4, 5, 6) order by l.limit_id desc limit 10
$$;
-- Whoever knows a number or a name looks at what other organisations of the province have entered.
create function province_limits(person bytea, named text)
returns table (limit_id bigint, name text, sex smallint, id_no bytea, limit_type smallint, laws text[], authority text, org_name text, prov text, begin_date date, end_date date, status smallint)
language sql stable security definer set search_path = public, pg_temp rows 10 as $$
  select l.limit_id, l.name, l.sex, l.id_no, l.limit_type, l.laws, l.authority, l.org_name, l.prov, l.begin_date, l.end_date, l.status
  from limitation l
  where l.prov = my_prov() and l.org_id <> my_org() and l.status in (2, 4, 5, 6)
    and case when person is null then l.name = named else l.id_index = person and (named is null or l.name = named) end
  order by l.limit_id desc limit 50
$$;
