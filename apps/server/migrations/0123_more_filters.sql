-- no transaction
-- When the platform was asked about somebody, apart from when it answered; a text that is sent again counts as sent now; the pushes
-- that did not arrive are counted for each plan that is to be ended; texts are narrowed by when they were made.
alter table registration add column if not exists access_asked_at timestamptz;
alter table sms_log add column if not exists resent_at timestamptz;
update registration r set access_asked_at = l.at
from (select reg_id, city, max(at) as at from registration_log where event in ('发起查询', '重新查询', '申请复议') group by 1, 2) l
where l.reg_id = r.reg_id and l.city = r.city and r.access_asked_at is null and r.status in (15, 18);
drop index concurrently if exists registration_county_new;
create index concurrently registration_county_new on registration (county, ob_id, reg_id desc) include (prov, city, point, status, record_status, org_id, point_id, obt_id, payment_type, access_result, access_time, access_asked_at);
drop index concurrently if exists registration_county_plan;
alter index registration_county_new rename to registration_county_plan;
drop index concurrently if exists registration_prov_new;
create index concurrently registration_prov_new on registration (prov, reg_id desc) include (city, county, status, record_status, ct_id, exam_type, education_level, college_verify_status, access_result, nation, sex, graduating, apply_time, confirm_time, approve_time, org_id, point_id, cb_id, subject_id, normal_student, college_append_flag, birth_date, due_on, ob_id, obt_id, payment_type, access_time, access_asked_at);
drop index concurrently if exists registration_prov_id;
alter index registration_prov_new rename to registration_prov_id;
drop index concurrently if exists platform_push_unheard;
create index concurrently platform_push_unheard on platform_push (org_id, cb_id) where state in (0, 2, 3);
drop index concurrently if exists sms_log_made;
create index concurrently sms_log_made on sms_log (prov, create_time desc);
