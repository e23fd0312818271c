-- Batches of periodic registration: their begin and end stand where those of recognition stand (filing begin, end of the final
-- judgement), the days between them beside it. How many are expected is the centre's guess.
alter table plan_batch
  add column filing_end date, add column first_review_end date, add column recheck_end date, add column expected integer;
alter table plan_batch add constraint plan_batch_stages check (track <> 'enroll' or
  (begin_date <= filing_end and filing_end <= first_review_end and first_review_end <= recheck_end and recheck_end <= end_date)) not valid;
