-- What decisions rest on is asked of the day, in the transaction of the decision.

-- Of each person: whether they stand in the restriction library, and which valid certificates they have. Library and certificates are
-- one for the country, so whoever decides on applications asks here and reads no other row. Asked once for a whole batch.
create function persons_today(persons bytea[], today date) returns table (person bytea, limited boolean, held text[])
language sql stable security definer set search_path = public, pg_temp as $$
  select asked.person,
    exists (select from limitation l where l.id_index = asked.person and l.status in (2, 4, 5) and l.begin_date <= today and (l.end_date is null or l.end_date >= today)),
    array(select c.ct_id || '/' || c.subject_id from cert c where c.id_index = asked.person and c.status = 0)
  from (select distinct unnest(persons) as person) asked
$$;

-- Two who number at once for one person wait for each other, so that the second finds the certificate of the first. In one order.
create function hold_persons(persons bytea[]) returns void language plpgsql set search_path = public, pg_temp as $$
declare one bigint;
begin
  for one in select distinct hashtextextended('person/' || encode(p, 'hex'), 0) from unnest(persons) p order by 1 loop
    perform pg_advisory_xact_lock(one);
  end loop;
end $$;

-- The mark in the lists follows the library: set and taken back with the entry, and every night for those that begin or end by their date.
-- No decision rests on it.
create function mark_limited(persons bytea[], today date) returns integer language sql security definer set search_path = public, pg_temp as $$
  with marked as (
    update registration r set limit_hit = p.limited
    from persons_today(persons, today) p
    where r.id_index = p.person and r.limit_hit <> p.limited
    returning 1
  )
  select count(*)::integer from marked
$$;
create function limitation_turned() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare persons bytea[];
begin
  if tg_op = 'INSERT' then persons := array(select distinct id_index from added);
  elsif tg_op = 'DELETE' then persons := array(select distinct id_index from gone);
  else persons := array(select id_index from added union select id_index from gone);
  end if;
  perform mark_limited(persons, (now() at time zone 'Asia/Shanghai')::date);
  return null;
end $$;
create trigger limitation_marks_added after insert on limitation referencing new table as added for each statement execute function limitation_turned();
create trigger limitation_marks_gone after delete on limitation referencing old table as gone for each statement execute function limitation_turned();
create trigger limitation_marks_changed after update on limitation referencing old table as gone new table as added for each statement execute function limitation_turned();

-- Marks of before, as the library says today.
select mark_limited(array(select distinct id_index from limitation union select id_index from registration where limit_hit), (now() at time zone 'Asia/Shanghai')::date);

-- A decision of the centre on an organisation plan keeps the province plan above it as well.
create or replace function hold_province_plan(plan bigint) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from province_plan where pb_id = plan
    and (prov = my_prov() or exists (select from org where org_id = my_org() and org_type = 5)) for share;
end $$;
