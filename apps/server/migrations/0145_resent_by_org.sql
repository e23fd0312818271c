-- no transaction
-- What an organisation sends an hour counts what it sends again.
drop index concurrently if exists sms_log_resent;
create index concurrently sms_log_resent on sms_log (org_id, resent_at desc) where resent_at is not null;
