-- no transaction
-- So many texts an organisation writes in an hour.
drop index concurrently if exists sms_log_org;
create index concurrently sms_log_org on sms_log (org_id, create_time desc);
