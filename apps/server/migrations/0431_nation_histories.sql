-- Who asks by a full number looks beyond the rows of their place: ten rows at most, two numbers narrow.
create function nation_certs(person bytea, number text)
returns table (cert_id bigint, name text, sex smallint, id_no bytea, id_index bytea, prov text, ct_id smallint, subject_name text, cert_no text, org_name text, recognised_on date, status smallint, conclusion smallint, valid_until date)
language sql stable security definer set search_path = public, pg_temp rows 10 as $$
  select c.cert_id, c.name, c.sex, c.id_no, c.id_index, c.prov, c.ct_id, c.subject_name, c.cert_no, c.org_name, c.recognised_on, c.status, h.conclusion, h.valid_until
  from cert c left join lateral (
    select e.conclusion, e.valid_until from enrollment_history e where e.cert_no = c.cert_no and e.id_index = c.id_index and e.record_status = 0
    order by e.concluded_on desc limit 1) h on true
  where num_nonnulls(person, number) > 0 and (person is null or c.id_index = person)
    and (number is null or (c.cert_no = number and c.city = (select k.city from cert_key k where k.cert_no = number)))
  order by c.recognised_on desc, c.cert_id desc limit 10
$$;
create function nation_histories(person bytea, number text) returns setof enrollment_history
language sql stable security definer set search_path = public, pg_temp rows 10 as $$
  select h.* from enrollment_history h
  where num_nonnulls(person, number) > 0 and (person is null or h.id_index = person) and (number is null or h.cert_no = number)
  order by h.concluded_on desc, h.hist_id desc limit 10
$$;
-- What happened to one certificate: both numbers are known to whoever asks, from an answer they were given.
create function nation_track(person bytea, number text)
returns table (day date, kind text, code smallint, org_name text, note text)
language sql stable security definer set search_path = public, pg_temp rows 20 as $$
  select c.recognised_on, 'recognised', c.status, c.org_name, '' from cert c where c.cert_no = number and c.id_index = person
  union all
  select h.concluded_on, 'registered', h.conclusion, h.org_name, concat_ws('，', '第' || h.enroll_number || '次注册', '有效期至' || h.valid_until, case when h.record_status <> 0 then '已撤销' end)
    from enrollment_history h where h.cert_no = number and h.id_index = person
  union all
  select (g.decided_at at time zone 'Asia/Shanghai')::date, 'changed', g.change_type, g.decided_org, g.label
    from (select x.*, (select string_agg(distinct i.label, '、') from cert_change_item i where i.chg_id = x.chg_id) as label from cert_change x
      where x.cert_no = number and x.id_index = person and x.status = 9) g
  order by 1, 2
$$;
