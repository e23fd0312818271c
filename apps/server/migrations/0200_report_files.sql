-- A task whose result was let go says so.
alter table job drop constraint job_status_check;
alter table job add constraint job_status_check check (status between 0 and 5);
