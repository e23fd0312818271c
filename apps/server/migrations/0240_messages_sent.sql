-- A message that somebody wrote: by which ways and to whom it went, in words, and whether it was taken back. What the system says of a step
-- has no range.
alter table sys_message
  add column msg_type smallint not null default 1 check (msg_type between 1 and 3),
  add column send_range smallint check (send_range between 1 and 4),
  add column sent_to text not null default '',
  add column sender text not null default '',
  add column receivers integer not null default 0,
  add column recalled_at timestamptz;
create index sys_message_written on sys_message (sender_org, msg_id desc) where send_range is not null;

-- Whoever is looking sees a message go that was taken back.
create trigger sys_message_gone after delete on sys_message_reader referencing old table as new_rows for each statement execute function tell_readers();
