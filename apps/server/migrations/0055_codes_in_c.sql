-- Codes of places compare byte by byte wherever they stand: on a database with a Chinese collation a join of two kinds cannot use an index,
-- and sorts otherwise. A column that a policy reads changes only without it, so each is taken away and put back as it was.
do $$
declare
  tab record;
  col record;
  one record;
  back text[];
begin
  for tab in
    select c.oid, c.oid::regclass as name from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and not c.relispartition and exists (
      select from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and a.atttypid = 'text'::regtype and a.attcollation <> '"C"'::regcollation
        and (a.attname in ('prov', 'city', 'county', 'point', 'area_code', 'short_code') or (c.relname in ('division', 'college') and a.attname in ('code', 'parent')))
    ) order by 2
  loop
    back := '{}';
    for one in
      select p.polname, format('create policy %I on %s as %s for %s to %s', p.polname, tab.name,
          case when p.polpermissive then 'permissive' else 'restrictive' end,
          case p.polcmd when 'r' then 'select' when 'a' then 'insert' when 'w' then 'update' when 'd' then 'delete' else 'all' end,
          (select string_agg(case when r = 0 then 'public' else quote_ident(pg_get_userbyid(r)) end, ', ') from unnest(p.polroles) r))
        || coalesce(' using (' || pg_get_expr(p.polqual, p.polrelid) || ')', '')
        || coalesce(' with check (' || pg_get_expr(p.polwithcheck, p.polrelid) || ')', '') as made,
        obj_description(p.oid, 'pg_policy') as mark
      from pg_policy p where p.polrelid = tab.oid
    loop
      execute format('drop policy %I on %s', one.polname, tab.name);
      back := back || one.made;
      if one.mark is not null then back := back || format('comment on policy %I on %s is %L', one.polname, tab.name, one.mark); end if;
    end loop;
    for col in
      select a.attname from pg_attribute a join pg_class c on c.oid = a.attrelid
      where a.attrelid = tab.oid and a.attnum > 0 and a.atttypid = 'text'::regtype and a.attcollation <> '"C"'::regcollation
        and (a.attname in ('prov', 'city', 'county', 'point', 'area_code', 'short_code') or (c.relname in ('division', 'college') and a.attname in ('code', 'parent')))
    loop
      execute format('alter table %s alter column %I type text collate "C"', tab.name, col.attname);
    end loop;
    for one in select unnest(back) as made loop execute one.made; end loop;
  end loop;
end $$;
