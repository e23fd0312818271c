-- Warnings of the monitoring: one row a rule and organisation, counted by a job every minute. No row speaks of a person.
create table monitor_alert (
  rule text not null,
  org_id bigint not null references org (org_id),
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C",
  -- 1 notice, 2 ordinary, 3 grave
  severity smallint not null check (severity between 1 and 3),
  -- How many cases, and what they are measured against where the rule has a measure.
  cases integer not null, threshold integer,
  first_at timestamptz not null, last_at timestamptz not null,
  cleared_at timestamptz,
  primary key (rule, org_id)
);
create index monitor_alert_open on monitor_alert (severity desc, first_at desc) where cleared_at is null;
call scope_rows('monitor_alert');
