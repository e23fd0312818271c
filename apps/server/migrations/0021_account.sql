-- A code stands in the log masked from the start; its real text waits sealed until the gateway has it.
alter table sms_log add column purpose text not null default '';
update sms_log set sms_msg = regexp_replace(sms_msg, '\d{6}', '******', 'g') where sms_type = '2';
alter table sms_log add constraint sms_log_no_code check (sms_type <> '2' or sms_msg !~ '\d{6}');
create table sms_outbox (
  sms_id bigint primary key,
  sealed bytea not null,
  expires_at timestamptz not null
);
revoke all on sms_outbox from tqc_app;
grant select, insert, delete on sms_outbox to tqc_system;

-- Attempts are counted by more than account and address now; the program says by what.
alter table sign_in_failure drop constraint sign_in_failure_kind_check;

-- The ticket of a certificate belongs to the address that showed it.
alter table usb_key_ticket add column address text not null default '';

-- What is deleted every night is found by its time.
create index sms_code_expires on sms_code (expires_at);
create index reset_token_expires on reset_token (expires_at);
create index usb_key_ticket_expires on usb_key_ticket (expires_at);
create index file_ticket_expires on file_ticket (expires_at);
create index session_ends on session (ends_at);
