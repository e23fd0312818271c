-- The last notice that a key ends soon: for which end, and how many days before (30, 7).
alter table usb_key
  add column told_until date,
  add column told_days smallint check (told_days in (30, 7));
