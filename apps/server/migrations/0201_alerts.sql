-- Warnings are taken on, closed or let be by somebody; what was said stands in their history.
alter table monitor_alert
  add column alert_id bigint generated always as identity unique,
  add column status smallint not null default 0 check (status between 0 and 3),
  add column times integer not null default 1,
  add column handler_id bigint references admin (admin_id),
  add column handler_org bigint references org (org_id),
  add column handler text not null default '',
  add column note text not null default '',
  -- When those were told whom its rule names; what stands already is no news.
  add column told_at timestamptz,
  add column version integer not null default 1;
update monitor_alert set told_at = first_at;
create index monitor_alert_handler on monitor_alert (handler_id) where handler_id is not null;
create index monitor_alert_handler_org on monitor_alert (handler_org) where handler_org is not null;
create index monitor_alert_untold on monitor_alert (alert_id) where told_at is null and cleared_at is null;
create index monitor_alert_org on monitor_alert (org_id);

create table monitor_alert_log (
  alert_log_id bigint primary key,
  alert_id bigint not null references monitor_alert (alert_id) on delete cascade,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C",
  at timestamptz not null,
  event text not null, operator text not null, note text not null default ''
);
create index monitor_alert_log_alert on monitor_alert_log (alert_id, alert_log_id);
call scope_rows('monitor_alert_log');
create statistics monitor_alert_log_place (dependencies) on prov, city, county, point from monitor_alert_log;

-- How a rule counts and whom it tells: the nation's row of each, and a province's own instead of it.
create table monitor_alert_rule (
  alert_rule_id bigint primary key,
  rule text not null,
  prov text not null collate "C",
  enabled boolean not null default true,
  threshold integer check (threshold > 0),
  severity smallint not null check (severity between 1 and 3),
  -- Whom it tells; null for nobody: the console shows it all the same.
  targets smallint[] check (cardinality(targets) > 0),
  quiet_from text check (quiet_from ~ '^[0-2][0-9]:[0-5][0-9]$'), quiet_to text check (quiet_to ~ '^[0-2][0-9]:[0-5][0-9]$'),
  updated_at timestamptz not null default product_clock(),
  version integer not null default 1,
  unique (rule, prov)
);
insert into monitor_alert_rule (alert_rule_id, rule, prov, threshold, severity) values
  (1, 'A01', '', null, 3), (2, 'A02', '', null, 2), (3, 'A04', '', 3, 3), (4, 'A06', '', null, 3),
  (5, 'A08', '', 5000, 3), (6, 'A10', '', 5, 1), (7, 'A16', '', null, 1);
call audited('monitor_alert_rule', 'alert_rule_id');
call audited('monitor_alert', 'alert_id');
call audited('monitor_alert_log', 'alert_log_id');

-- What rules of people's work look for, today's alone.
create index job_ended on job (ended_at) where status = 2;
create index session_created on session (created_at);
create index platform_push_failing on platform_push (org_id) where state = 2 and tries > 1;
