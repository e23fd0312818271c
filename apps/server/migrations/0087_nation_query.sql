-- Who asks by a full number looks beyond the rows of their place: ten rows at most, and what they hold is chosen here.
create function nation_registrations(person bytea, number text)
returns table (reg_id bigint, name text, sex smallint, id_no bytea, ct_id smallint, subject_name text, org_name text, prov text, cb_name text, status smallint, cert_no text, recognised_on date, data_source smallint)
language sql stable security definer set search_path = public, pg_temp rows 10 as $$
  select r.reg_id, r.name, r.sex, r.id_no, r.ct_id, r.subject_name, o.org_name, r.prov, b.cb_name, r.status, r.cert_no, c.recognised_on, r.data_source
  from registration r join org o on o.org_id = r.org_id join plan_batch b on b.cb_id = r.cb_id
  left join cert c on c.cert_no = r.cert_no and c.city = r.city
  where r.record_status <> 2 and (r.id_index = person or r.cert_no = number) order by r.reg_id desc limit 10
$$;
