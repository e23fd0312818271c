-- Changes of roles and rights that wait for a second person. What is changed, and by whom it was asked, stays when the person or role is gone.
create table role_change (
  change_id bigint primary key,
  kind smallint not null check (kind in (1, 2, 3)),
  way text not null check (way in ('give', 'take')),
  -- The person of the kinds 1 and 2, the role of 3.
  target_id bigint not null, target text not null,
  -- Numbers of roles, or codes of rights.
  items text[] not null check (cardinality(items) > 0),
  content text not null,
  org_id bigint not null references org (org_id),
  asked_by bigint not null, asker text not null,
  asked_at timestamptz not null,
  status smallint not null default 0 check (status in (0, 1, 2)),
  decider text not null default '', decider_org text not null default '',
  decided_at timestamptz,
  opinion text not null default '',
  version integer not null default 1
);
create index role_change_org on role_change (org_id, asked_at desc);
create index role_change_waiting on role_change (target_id) where status = 0;
call audited('role_change', 'change_id');
