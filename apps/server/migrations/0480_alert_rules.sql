-- The other rules of the monitoring, as the nation has them.
insert into monitor_alert_rule (alert_rule_id, rule, prov, threshold, severity) values
  (8, 'A03', '', null, 3), (9, 'A05', '', 3, 3), (10, 'A07', '', 10, 2), (11, 'A09', '', null, 2), (12, 'A11', '', 5, 2), (13, 'A12', '', 60, 1),
  (14, 'A13', '', null, 2), (15, 'A14', '', 30, 1), (16, 'A15', '', 3, 2), (17, 'A17', '', 50, 2), (18, 'A18', '', 2, 3);

-- What they look for: few rows of many, or those of a day.
create index access_query_trouble on access_query (query_id) where result in (1, 2, 3, 4, 11);
create index session_of_person on session (admin_id, created_at);
create index ecert_task_ended on ecert_task (ended_at) where ended_at is not null;
create index enrollment_history_until on enrollment_history (valid_until);
create index registration_log_at on registration_log using brin (at);
create index case_step_at on case_step using brin (at);
