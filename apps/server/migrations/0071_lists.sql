-- no transaction
-- What the lists of applications and certificates offer stands in the indexes of the place: a county or a province is looked through and
-- ordered without its rows, and only those that are shown are read. Nothing of it changes with a print, a mark, an address or a version.
-- What no screen asks for (plan, slot, batch, point, subject) is in no index any more. Each column costs whoever reads the index a
-- nanosecond or ten a row, so the province, with the most rows, has two: what is chosen from, and what is read as text.
drop index concurrently if exists registration_county_new;
create index concurrently registration_county_new on registration (county, reg_id desc) include (prov, city, point, status, record_status, ct_id, exam_type, education_level, college_verify_status, access_result, nation, sex, graduating, apply_time, confirm_time, approve_time, name, archive_no, cert_no, graduate_school, work_unit);
drop index concurrently if exists registration_county_id;
alter index registration_county_new rename to registration_county_id;
drop index concurrently if exists registration_prov_new;
create index concurrently registration_prov_new on registration (prov, reg_id desc) include (city, county, status, record_status, ct_id, exam_type, education_level, college_verify_status, access_result, nation, sex, graduating, apply_time, confirm_time, approve_time);
drop index concurrently if exists registration_prov_id;
alter index registration_prov_new rename to registration_prov_id;
drop index concurrently if exists registration_prov_texts;
create index concurrently registration_prov_texts on registration (prov, reg_id desc) include (city, county, status, record_status, name, archive_no, cert_no, graduate_school, work_unit);
-- A province finds its states in these two; the states of a county keep an index of their own, because there the work is done.
drop index concurrently if exists registration_prov_open;
-- The applications of an arrangement are counted by the index alone: the places that the policies compare are in it.
drop index concurrently if exists registration_arrangement_new;
create index concurrently registration_arrangement_new on registration (ls_id, status) include (prov, city, county, point);
drop index concurrently if exists registration_arrangement;
alter index registration_arrangement_new rename to registration_arrangement;
drop index concurrently if exists registration_plan;
-- One letter of a name is looked for in the index of the place.
drop index concurrently if exists cert_county_new;
create index concurrently cert_county_new on cert (county, cert_id desc) include (prov, city, point, recognised_on, ct_id, data_source, nation, sex, status, print_status, name);
drop index concurrently if exists cert_county;
alter index cert_county_new rename to cert_county;
drop index concurrently if exists cert_prov_filters_new;
create index concurrently cert_prov_filters_new on cert (prov, cert_id desc) include (city, county, point, recognised_on, ct_id, data_source, nation, sex, status, print_status, name);
drop index concurrently if exists cert_prov_filters;
alter index cert_prov_filters_new rename to cert_prov_filters;
-- Totals of a plan. Those of a point are found by the key, which begins with its city and county.
drop index concurrently if exists registration_total_plan;
create index concurrently registration_total_plan on registration_total (ob_id);
drop index concurrently if exists registration_total_point;
