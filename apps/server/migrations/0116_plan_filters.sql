-- no transaction
-- Applications are narrowed by plan, time slot and how the fee is paid. The index of a county has all the columns an index can have (32),
-- so these stand in a second one, as the texts of a province do; that of a province takes them in.
drop index concurrently if exists registration_county_plan;
create index concurrently registration_county_plan on registration (county, ob_id, reg_id desc) include (prov, city, point, status, record_status, org_id, point_id, obt_id, payment_type);
drop index concurrently if exists registration_prov_new;
create index concurrently registration_prov_new on registration (prov, reg_id desc) include (city, county, status, record_status, ct_id, exam_type, education_level, college_verify_status, access_result, nation, sex, graduating, apply_time, confirm_time, approve_time, org_id, point_id, cb_id, subject_id, normal_student, college_append_flag, birth_date, due_on, ob_id, obt_id, payment_type);
drop index concurrently if exists registration_prov_id;
alter index registration_prov_new rename to registration_prov_id;
