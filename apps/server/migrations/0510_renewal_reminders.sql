-- Who was told that a registration ends soon or is over, and by whom; nobody is told again within so many days.
alter table enrollment_history
  add column reminded_at timestamptz,
  add column reminded_by text not null default '';
insert into installation (key, value) values ('renewalReminder', '{"days": 30}') on conflict do nothing;
