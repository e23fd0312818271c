-- Organisation plans of periodic registration: the days of their own part in the three stages, the notice inside the first review,
-- how many are due and where the notice is published. Re-check and final judgement are empty where the level has no part in them.
alter table org_plan
  add column first_review_begin date, add column first_review_end date,
  add column notice_begin date, add column notice_end date,
  add column recheck_begin date, add column recheck_end date,
  add column final_begin date, add column final_end date,
  add column expected integer, add column notice_url text not null default '';
alter table org_plan add constraint org_plan_stages check (track <> 'enroll' or
  num_nulls(first_review_begin, first_review_end, notice_begin, notice_end) = 0) not valid;
