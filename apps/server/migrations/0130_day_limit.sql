-- How many filed in a slot on the last day that anybody did: the daily limit is held against it, without
-- counting applications. A slot without a limit does not count; one that gets a limit begins with that day's next.
alter table plan_slot add column filed_on date, add column filed_count integer not null default 0;
