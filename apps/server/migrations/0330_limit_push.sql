-- The certificates of a person that an entry of the restriction library concerns.
create table limitation_cert (
  limit_cert_id bigint primary key,
  limit_id bigint not null references limitation (limit_id) on delete cascade,
  cert_id bigint not null, cert_no text not null,
  ct_id smallint not null, subject_name text not null, org_name text not null, recognised_on date not null,
  linked_by text not null, linked_at timestamptz not null,
  unique (limit_id, cert_id)
);
create index limitation_cert_cert on limitation_cert (cert_id);
call audited('limitation_cert', 'limit_cert_id');

-- What the platforms are to hear of entries: written by the statement that changes the entry, so that neither can be without the other. What is
-- said stands here as it was then; the number of the person stays sealed as it stands in the entry.
create table limit_push (
  push_id bigint generated always as identity primary key,
  batch_no text not null,
  limit_id bigint not null references limitation (limit_id),
  limit_no text not null,
  kind smallint not null check (kind between 1 and 3),
  target smallint not null check (target between 1 and 2),
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C",
  org_id bigint not null, org_name text not null,
  name text not null, id_index bytea not null,
  content jsonb not null,
  status smallint not null default 0 check (status between 0 and 4),
  tries integer not null default 0,
  first_at timestamptz, last_at timestamptz, next_at timestamptz,
  answer_code text not null default '', answer_text text not null default '',
  reason text not null default '', operator text not null default '',
  created_at timestamptz not null default product_clock(),
  version integer not null default 1,
  unique (batch_no, target)
);
create index limit_push_due on limit_push (prov, push_id) where status in (0, 1);
create index limit_push_limit on limit_push (limit_id, push_id);
create index limit_push_prov on limit_push (prov, push_id desc);
create index limit_push_person on limit_push (id_index);
create index limit_push_status on limit_push (status, push_id desc);
create statistics limit_push_place (dependencies) on prov, city, county from limit_push;
call audited('limit_push', 'push_id');

-- In force, over, or about other certificates: both platforms hear it, under one number of a batch.
create function limit_heard(heard bigint, what smallint) returns void language sql as $$
  insert into limit_push (batch_no, limit_id, limit_no, kind, target, prov, city, county, org_id, org_name, name, id_index, content)
  select l.limit_no || '-' || lpad((1 + (select count(distinct p.batch_no) from limit_push p where p.limit_id = heard))::text, 2, '0'),
    l.limit_id, l.limit_no, what, t.target, l.prov, l.city, l.county, l.org_id, l.org_name, l.name, l.id_index,
    jsonb_build_object('limitType', l.limit_type, 'laws', l.laws, 'documentNo', l.document_no, 'authority', l.authority, 'decidedOn', l.decided_on,
      'beginDate', l.begin_date, 'endDate', l.end_date, 'status', l.status, 'releaseReason', l.release_reason,
      'certNos', coalesce((select jsonb_agg(c.cert_no order by c.limit_cert_id) from limitation_cert c where c.limit_id = heard), '[]'))
  from limitation l cross join (values (1), (2)) t (target) where l.limit_id = heard and l.limit_no is not null
$$;
create function limit_hears() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  perform limit_heard(new.limit_id, case when new.status = 6 then 2 else 1 end::smallint);
  return null;
end $$;
create trigger limit_hears after update on limitation for each row
  when ((new.status = 2 and old.status = 1) or (new.status = 6 and old.status in (2, 4, 5))) execute function limit_hears();
create function limit_cert_hears() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
declare changed bigint;
begin
  for changed in select l.limit_id from limitation l where l.status in (2, 4, 5) and l.limit_id in (select c.limit_id from touched c) loop
    perform limit_heard(changed, 3::smallint);
  end loop;
  return null;
end $$;
create trigger limit_cert_added after insert on limitation_cert referencing new table as touched for each statement execute function limit_cert_hears();
create trigger limit_cert_gone after delete on limitation_cert referencing old table as touched for each statement execute function limit_cert_hears();

-- The entry says how its pushes stand: what failed before what is on its way, what waits, what arrived.
create function limit_push_stands() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update limitation l set push_status = s.status from (
    select status from limit_push where limit_id = new.limit_id order by array_position(array[3, 1, 0, 4, 2], status::int) limit 1
  ) s where l.limit_id = new.limit_id and l.push_status is distinct from s.status;
  return null;
end $$;
create trigger limit_push_stands after insert or update of status on limit_push for each row execute function limit_push_stands();
