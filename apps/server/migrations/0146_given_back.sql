-- no transaction
-- What was given back to the confirmation is asked for by its archive number and whose it is, from one index of the province.
drop index concurrently if exists registration_prov_new;
create index concurrently registration_prov_new on registration (prov, reg_id desc) include (city, county, status, record_status, org_id, name, archive_no, cert_no, graduate_school, work_unit);
drop index concurrently if exists registration_prov_texts;
alter index registration_prov_new rename to registration_prov_texts;
