-- A task that was cancelled is in a state of its own; a mark beside "done" said the same twice.
alter table ecert_task drop constraint ecert_task_status_check;
alter table ecert_task add constraint ecert_task_status_check check (status in (0, 1, 2, 3));
update ecert_task set status = 3 where cancelled;
alter table ecert_task drop column cancelled;
drop index ecert_task_due;
create index ecert_task_due on ecert_task (created_at, id) where status in (0, 2);
