-- Province plans of periodic registration: the first review stands where confirmation stands, from the begin of the re-check to the
-- end of the final judgement where approval stands; what recognition does not have stands beside it.
alter table province_plan
  add column scopes smallint[] not null default '{}',
  add column recheck_end date, add column final_begin date,
  add column notice_days smallint, add column training_hours smallint, add column probation_months smallint,
  add column recheck_level smallint, add column final_level smallint,
  add column conditions text not null default '', add column materials text not null default '';
alter table province_plan add constraint province_plan_stages check (track <> 'enroll' or
  num_nulls(recheck_end, final_begin, notice_days, training_hours, recheck_level, final_level) = 0) not valid;
