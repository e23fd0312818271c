-- no transaction
-- Whether a graduate has handed in what was awaited, and when, is asked of the list: it stands in the indexes of the place.
drop index concurrently if exists registration_county_new;
create index concurrently registration_county_new on registration (county, ob_id, reg_id desc) include (prov, city, point, status, record_status, org_id, point_id, obt_id, payment_type, access_result, access_time, access_asked_at, confirm_time, last_submit_time);
drop index concurrently if exists registration_county_plan;
alter index registration_county_new rename to registration_county_plan;
drop index concurrently if exists registration_prov_new;
create index concurrently registration_prov_new on registration (prov, reg_id desc) include (city, county, status, record_status, ct_id, exam_type, education_level, college_verify_status, access_result, nation, sex, graduating, apply_time, confirm_time, approve_time, org_id, point_id, cb_id, subject_id, normal_student, college_append_flag, birth_date, due_on, ob_id, obt_id, payment_type, access_time, access_asked_at, last_submit_time);
drop index concurrently if exists registration_prov_id;
alter index registration_prov_new rename to registration_prov_id;
