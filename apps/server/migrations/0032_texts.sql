-- Why a text did not go: the gateway refused it for good, it came too late, or the phone had enough. What was written before the text of a
-- notice moves to its own column.
alter table sms_log add column fail_reason text not null default '';
update sms_log set fail_reason = substring(sms_msg from '^（未发送：([^）]*)）'), sms_msg = regexp_replace(sms_msg, '^（未发送：[^）]*）', '')
  where sendstatus = 3 and sms_msg like '（未发送：%';
