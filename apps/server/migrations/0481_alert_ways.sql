-- By which ways a rule tells, whom besides organisations, and whom among their people.
alter table monitor_alert_rule
  add column ways smallint[] not null default '{1}' check (cardinality(ways) > 0 and ways <@ '{1,2}'),
  -- Of the organisations' people only those with this role; all of them where there is none.
  add column role_id bigint references role (role_id) on delete set null,
  add column receivers bigint[] not null default '{}' check (cardinality(receivers) <= 50);
create index monitor_alert_rule_role on monitor_alert_rule (role_id) where role_id is not null;
