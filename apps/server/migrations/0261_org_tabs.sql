-- Words by which an organisation tells those below it apart; each has its own.
create table org_tag (
  org_tag_id bigint primary key,
  org_id bigint not null references org (org_id),
  name text not null,
  status smallint not null default 1 check (status in (0, 1)),
  colour text not null,
  org_types smallint[],
  org_ids bigint[] not null default '{}',
  created_by text not null, created_at timestamptz not null,
  version integer not null default 1,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null collate "C",
  constraint org_tag_name_key unique (org_id, name)
);
create index org_tag_place on org_tag (prov, city, county, org_tag_id desc);
create statistics org_tag_place_codes (dependencies) on prov, city, county, point from org_tag;
call audited('org_tag', 'org_tag_id');

-- The types that an organisation recognises for a time; without a row all that the law gives its level.
create table org_cert_type (
  oct_id bigint primary key,
  org_id bigint not null references org (org_id), org_name text not null, org_type smallint not null, area_name text not null,
  ct_ids smallint[] not null,
  begin_date date not null, end_date date,
  operator text not null, updated_at timestamptz not null,
  version integer not null default 1,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null collate "C",
  check (end_date >= begin_date)
);
create index org_cert_type_of on org_cert_type (org_id, begin_date);
create index org_cert_type_place on org_cert_type (prov, city, county, oct_id desc);
create statistics org_cert_type_place_codes (dependencies) on prov, city, county, point from org_cert_type;
call audited('org_cert_type', 'oct_id');

-- Where the certificate numbers of an organisation begin in a year: set before the first is given, otherwise 1.
create table org_cert_number (
  cet_num_id text primary key collate "C",
  org_id bigint not null references org (org_id),
  year smallint not null,
  first_no integer not null default 1 check (first_no between 1 and 999999),
  updated_at timestamptz not null,
  version integer not null default 1,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null collate "C",
  unique (org_id, year)
);
create index org_cert_number_place on org_cert_number (prov, city, county, year desc, cet_num_id);
create statistics org_cert_number_place_codes (dependencies) on prov, city, county, point from org_cert_number;
call audited('org_cert_number', 'cet_num_id');
insert into org_cert_number (cet_num_id, org_id, year, updated_at, prov, city, county, point)
select split_part(series, '/', 2) || '-' || org_id, org_id, split_part(series, '/', 2)::smallint, product_clock(), prov, city, county, point
from number_counter join org on org_id::text = split_part(series, '/', 3) where series like 'cert/%';

create or replace function take_numbers(kind text, period text, org bigint, n integer) returns bigint language plpgsql security definer set search_path = public, pg_temp as $$
declare taken bigint; begins bigint := 1;
begin
  if (n between 1 and 1000 and case kind
    when 'cert' then period ~ '^\d{4}$' and org = my_org()
    when 'archive' then period ~ '^\d{4}$' and confirms_for(org)
    when 'accept' then period ~ '^\d{4}-\d{2}-\d{2}$' and confirms_for(org)
    else false end) is not true then
    raise exception 'no number of % % for organisation % here', kind, period, org using errcode = 'insufficient_privilege';
  end if;
  if kind = 'cert' then
    insert into org_cert_number (cet_num_id, org_id, year, updated_at, prov, city, county, point)
      select period || '-' || o.org_id, o.org_id, period::smallint, product_clock(), o.prov, o.city, o.county, o.point from org o where o.org_id = org
      on conflict do nothing;
    -- Held: nobody moves the beginning while the first number is given.
    select first_no into begins from org_cert_number where cet_num_id = period || '-' || org for share;
  end if;
  insert into number_counter as c (series, last) values (kind || '/' || period || '/' || org, begins - 1 + n)
    on conflict (series) do update set last = c.last + n returning last into taken;
  return taken - n + 1;
end $$;
