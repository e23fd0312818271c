-- no transaction
-- Look-ups of applications and certificates: fewer indexes, each with more to do. A level's policy names the wider places too, so that a
-- point reads by the index of its county and a city by that of its province. Numbered applications are in no index of states.
drop index concurrently if exists registration_county_open;
create index concurrently registration_county_open on registration (county, status, reg_id desc) where status <> 21;
drop index concurrently if exists registration_prov_open;
create index concurrently registration_prov_open on registration (prov, status, reg_id desc) where status <> 21;
drop index concurrently if exists registration_open;
create index concurrently registration_open on registration (status, reg_id desc) where status <> 21;
-- Deleted, restricted and waiting ones are few.
drop index concurrently if exists registration_marked;
create index concurrently registration_marked on registration (record_status, reg_id desc) where record_status <> 0;
drop index concurrently if exists registration_cert_no;
create index concurrently registration_cert_no on registration (cert_no) where cert_no is not null;
-- What the filters and orders of the lists look at stands in the index itself: a rare answer is found without the rows. Nothing of it
-- changes with a print, a mark, an address or a version.
drop index concurrently if exists registration_county_id;
create index concurrently registration_county_id on registration (county, reg_id desc) include (prov, city, point, status, record_status, ct_id, subject_id, exam_type, education_level, college_verify_status, access_result, nation, sex, graduating, apply_time, confirm_time, approve_time);
drop index concurrently if exists registration_prov_id;
create index concurrently registration_prov_id on registration (prov, reg_id desc) include (city, county, point, status, record_status, ct_id, subject_id, exam_type, education_level, college_verify_status, access_result, nation, sex, graduating, apply_time, confirm_time, approve_time);
drop index concurrently if exists registration_point;
drop index concurrently if exists registration_county;
drop index concurrently if exists registration_city;
drop index concurrently if exists registration_prov;
drop index concurrently if exists registration_point_id;
drop index concurrently if exists registration_city_id;
drop index concurrently if exists registration_status;
drop index concurrently if exists cert_prov_filters;
create index concurrently cert_prov_filters on cert (prov, cert_id desc) include (city, county, point, org_id, recognised_on, birth_date, ct_id, subject_id, data_source, nation, sex, status, print_status);
drop index concurrently if exists cert_county;
create index concurrently cert_county on cert (county, cert_id desc) include (prov, city, point, org_id, recognised_on, birth_date, ct_id, subject_id, data_source, nation, sex, status, print_status);
drop index concurrently if exists cert_prov_recognised;
create index concurrently cert_prov_recognised on cert (prov, recognised_on, cert_id);
drop index concurrently if exists cert_prov_number;
create index concurrently cert_prov_number on cert (prov, cert_no, cert_id);
drop index concurrently if exists cert_prov_name;
create index concurrently cert_prov_name on cert (prov, name, cert_id);
drop index concurrently if exists cert_void;
create index concurrently cert_void on cert (status, cert_id desc) where status <> 0;
drop index concurrently if exists cert_prov;
drop index concurrently if exists cert_city;
-- Keys that begin with what a row is asked by; the city stays in each.
drop index concurrently if exists cert_key_id;
create unique index concurrently cert_key_id on cert (cert_id, city);
drop index concurrently if exists registration_log_key;
create unique index concurrently registration_log_key on registration_log (log_id, city);
drop index concurrently if exists registration_message_key;
create unique index concurrently registration_message_key on registration_message (reg_aud_id, city);
drop index concurrently if exists registration_change_key;
create unique index concurrently registration_change_key on registration_change (chg_id, city);
drop index concurrently if exists cert_assign_key;
create unique index concurrently cert_assign_key on cert_assign (id, city);
-- The policy of files asks whether one belongs to an application of the caller's place: also where many applications have the same one.
drop index concurrently if exists registration_file_place;
create index concurrently registration_file_place on registration_file (file_id, county, point, city, prov);
drop index concurrently if exists registration_file_id;
