-- What a level does beyond its own rows goes through these doors: each takes exactly what its call needs, for the organisation that asks.

-- Whoever plans below a province plan keeps it as it is until the transaction ends; the row itself is its province's to change.
create function hold_province_plan(plan bigint) returns void language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform from province_plan where pb_id = plan and prov = my_prov() for share;
end $$;

-- The next numbers of an organisation's series. Certificates are numbered by the organisation itself; what is confirmed gets its
-- numbers from the organisation that recognises, also where one of the points that work for it confirms.
create function take_numbers(kind text, period text, org bigint, n integer) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare taken bigint;
begin
  if (n between 1 and 1000 and case kind
    when 'cert' then period ~ '^\d{4}$' and org = my_org()
    when 'archive' then period ~ '^\d{4}$' and confirms_for(org)
    when 'accept' then period ~ '^\d{4}-\d{2}-\d{2}$' and confirms_for(org)
    else false end) is not true then
    raise exception 'no number of % % for organisation % here', kind, period, org using errcode = 'insufficient_privilege';
  end if;
  insert into number_counter as c (series, last) values (kind || '/' || period || '/' || org, n)
    on conflict (series) do update set last = c.last + n returning last into taken;
  return taken - n + 1;
end $$;
create function confirms_for(org bigint) returns boolean language sql stable as $$
  select org = my_org() or exists (
    select from org m where m.org_id = my_org() and m.org_type = 1
      and (m.parent_id = org or exists (select from plan_arrangement a where a.point = m.point and a.point_id = m.org_id and a.org_id = org)))
$$;

-- Takes back the certificate numbers that were given last; false when others were given since.
create function give_back_numbers(year text, last_given bigint, n integer) returns boolean language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update number_counter set last = last - n where series = 'cert/' || year || '/' || my_org() and last = last_given and n between 1 and last_given;
  return found;
end $$;

-- Work that a level may leave to the queue: what is known here, about what is its own.
create function enqueue_mine(task text, payload json) returns void language plpgsql security definer set search_path = public, pg_temp as $$
declare reg bigint;
begin
  if task = 'accessQuery' then
    select reg_id into reg from registration where reg_id = (payload ->> 'regId')::bigint and org_id = my_org();
  end if;
  if reg is null then
    raise exception 'no task % of this organisation', task using errcode = 'insufficient_privilege';
  end if;
  perform graphile_worker.add_job(task, json_build_object('regId', reg::text), job_key => 'access/' || reg);
end $$;
