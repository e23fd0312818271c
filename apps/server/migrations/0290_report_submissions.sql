-- Figures that an organisation handed in for a period: frozen, and taken or given back by the one above.
create table report_submit (
  report_submit_id bigint primary key,
  report_id bigint not null, number integer not null,
  name text not null, business smallint not null,
  period text not null,
  org_id bigint not null references org (org_id),
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null collate "C",
  status smallint not null check (status in (1, 2, 3)),
  -- Heads, rows and sums as they were; none of them is of a person.
  figures jsonb not null,
  checks jsonb not null,
  check_text text not null, change_text text not null,
  text text not null default '',
  submitted_by text not null, submitter_id bigint not null references admin (admin_id),
  submitted_at timestamptz not null,
  reviewer text not null default '', reviewed_at timestamptz, opinion text not null default '',
  version integer not null default 1,
  foreign key (report_id, number) references report_version (report_id, number),
  unique (org_id, report_id, period)
);
create index report_submit_report on report_submit (report_id, number);
create index report_submit_submitter on report_submit (submitter_id);
create index report_submit_at on report_submit (business, submitted_at desc);
call scope_rows('report_submit');
create statistics report_submit_place (dependencies) on prov, city, county, point from report_submit;
call audited('report_submit', 'report_submit_id');
