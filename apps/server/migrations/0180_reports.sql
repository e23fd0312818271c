-- Reports of the monitoring: what is being made, and every version that was published, which stays as it was.
create table report (
  report_id bigint primary key,
  name text not null, business smallint not null,
  -- Levels of organisations that may read it once it is published.
  audience smallint[] not null check (cardinality(audience) > 0),
  definition jsonb not null,
  status smallint not null check (status in (0, 1, 2, 3)),
  -- The version in use; none before the first.
  number integer,
  creator_id bigint not null references admin (admin_id), creator text not null,
  asked_by bigint references admin (admin_id),
  create_time timestamptz not null,
  version integer not null default 1
);
create index report_creator on report (creator_id);
create index report_asked_by on report (asked_by);
create index report_business on report (business, report_id desc);

create table report_version (
  report_id bigint not null references report (report_id) on delete cascade,
  number integer not null,
  name text not null, audience smallint[] not null, definition jsonb not null,
  publisher text not null, published_at timestamptz not null,
  primary key (report_id, number)
);
call audited('report', 'report_id');
call audited('report_version', 'report_id');
