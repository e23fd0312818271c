-- Blank certificates of an organisation: asked for, then a range of printed numbers that the province assigns.
create table blank_stock (
  id bigint primary key,
  org_id bigint not null references org (org_id), org_name text not null,
  year smallint not null, ct_id smallint not null,
  asked integer not null check (asked > 0), note text not null default '',
  first_no text collate "C", last_no text collate "C",
  n integer not null default 0,
  admin_id bigint not null, applicant text not null, created_at timestamptz not null,
  assigned_by bigint, assigned_at timestamptz,
  counted_on date, count_difference integer,
  status smallint not null default 0 check (status between 0 and 3),
  version integer not null default 1,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C",
  check ((first_no is null) = (last_no is null)),
  -- No number is given out twice in the country.
  constraint blank_stock_apart exclude using gist (int8range(first_no::bigint, last_no::bigint, '[]') with &&) where (first_no is not null)
);
create index blank_stock_org on blank_stock (org_id, id desc);
create index blank_stock_prov on blank_stock (prov, id desc);
call audited('blank_stock', 'id');

-- Numbers that are no longer blank: printed on (1) or spoilt (2). A number without a row lies in the drawer.
create table blank_no (
  serial text primary key collate "C",
  stock_id bigint not null references blank_stock (id), org_id bigint not null,
  state smallint not null check (state in (1, 2)),
  cert_id bigint, run_id bigint,
  reason text not null default '', operator text not null, at timestamptz not null,
  version integer not null default 1,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C"
);
create unique index blank_no_cert on blank_no (cert_id) where state = 1;
create index blank_no_stock on blank_no (stock_id, serial desc);
create index blank_no_run on blank_no (run_id) where run_id is not null;
call audited('blank_no', 'serial');

-- One click on 打印证书: where its fields stood, so that the same paper can be made again.
create table cert_print (
  run_id bigint primary key, org_id bigint not null, org_name text not null,
  admin_id bigint not null, operator text not null, printed_at timestamptz not null,
  n integer not null, first_no text not null collate "C", last_no text not null collate "C",
  layout jsonb not null, version integer not null default 1,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C"
);
create index cert_print_org on cert_print (org_id, run_id desc);
call audited('cert_print', 'run_id');

-- How the printer beside somebody's desk is off.
create table print_layout (
  id bigint primary key, admin_id bigint not null, name text not null,
  dx smallint not null, dy smallint not null, offsets jsonb not null, version integer not null default 1,
  constraint print_layout_name_key unique (admin_id, name)
);
call audited('print_layout', 'id');
