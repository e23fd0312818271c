-- Two numbers narrow as in every list: with `or` anybody's number beside one that was counted up opened what the counted one leads to.
create or replace function nation_registrations(person bytea, number text)
returns table (reg_id bigint, name text, sex smallint, id_no bytea, ct_id smallint, subject_name text, org_name text, prov text, cb_name text, status smallint, cert_no text, recognised_on date, data_source smallint)
language sql stable security definer set search_path = public, pg_temp rows 10 as $$
  select r.reg_id, r.name, r.sex, r.id_no, r.ct_id, r.subject_name, o.org_name, r.prov, b.cb_name, r.status, r.cert_no, c.recognised_on, r.data_source
  from registration r join org o on o.org_id = r.org_id join plan_batch b on b.cb_id = r.cb_id
  left join cert c on c.cert_no = r.cert_no and c.city = r.city
  where r.record_status <> 2 and num_nonnulls(person, number) > 0
    and (person is null or r.id_index = person) and (number is null or r.cert_no = number)
  order by r.reg_id desc limit 10
$$;
create or replace function other_point_registrations(person bytea, number bigint) returns setof registration
language sql stable security definer set search_path = public, pg_temp rows 20 as $$
  select r.* from registration r
  where num_nonnulls(person, number) > 0 and (person is null or r.id_index = person) and (number is null or r.reg_id = number)
    and r.org_id = my_organisation() and r.point_id <> my_org() and r.record_status <> 2
  order by r.reg_id desc limit 20
$$;
-- A part of the platform that does not answer rests for itself: how often in a row, and until when.
alter table platform_switch add column rests smallint not null default 0, add column rest_until timestamptz;
