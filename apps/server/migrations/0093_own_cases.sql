-- no transaction
-- Whose an application is (organisation, point), its batch, its subject and what else the lists are narrowed by now stands in the
-- indexes of the place: a reviewer of a city or a province finds the cases of the own organisation without the rows of all others.
drop index concurrently if exists registration_county_new;
create index concurrently registration_county_new on registration (county, reg_id desc) include (prov, city, point, status, record_status, ct_id, exam_type, education_level, college_verify_status, access_result, nation, sex, graduating, apply_time, confirm_time, approve_time, name, archive_no, cert_no, graduate_school, work_unit, org_id, point_id, cb_id, subject_id, normal_student, college_append_flag, birth_date);
drop index concurrently if exists registration_county_id;
alter index registration_county_new rename to registration_county_id;
drop index concurrently if exists registration_prov_new;
create index concurrently registration_prov_new on registration (prov, reg_id desc) include (city, county, status, record_status, ct_id, exam_type, education_level, college_verify_status, access_result, nation, sex, graduating, apply_time, confirm_time, approve_time, org_id, point_id, cb_id, subject_id, normal_student, college_append_flag, birth_date);
drop index concurrently if exists registration_prov_id;
alter index registration_prov_new rename to registration_prov_id;
