-- The keys of before begin with the city, which nobody knows who holds a number only. The indexes are there already.
alter table registration drop constraint registration_pkey, add constraint registration_pkey primary key using index registration_id;
alter table cert drop constraint cert_pkey, add constraint cert_pkey primary key using index cert_key_id;
alter table registration_log drop constraint registration_log_pkey, add constraint registration_log_pkey primary key using index registration_log_key;
alter table registration_message drop constraint registration_message_pkey, add constraint registration_message_pkey primary key using index registration_message_key;
alter table registration_change drop constraint registration_change_pkey, add constraint registration_change_pkey primary key using index registration_change_key;
alter table cert_assign drop constraint cert_assign_pkey, add constraint cert_assign_pkey primary key using index cert_assign_key;
drop index if exists cert_id;

-- Room in each page, so that what changes no indexed column (a print, a photo, a version, a mark) stays in its page and touches no index.
alter table registration set (fillfactor = 85);
alter table cert set (fillfactor = 90);

-- Whoever is in a county is in its city and its province: without this the planner multiplies them and takes a county for empty.
create statistics registration_place (dependencies) on prov, city, county, point from registration;
create statistics cert_place (dependencies) on prov, city, county, point from cert;
create statistics registration_change_place (dependencies) on prov, city, county, point from registration_change;
create statistics registration_file_place (dependencies) on prov, city, county, point from registration_file;
create statistics registration_log_place (dependencies) on prov, city, county, point from registration_log;
create statistics registration_message_place (dependencies) on prov, city, county, point from registration_message;
create statistics registration_total_place (dependencies) on prov, city, county, point from registration_total;
create statistics cert_assign_place (dependencies) on prov, city, county, point from cert_assign;
create statistics plan_arrangement_place (dependencies) on prov, city, county, point from plan_arrangement;
create statistics sms_log_place (dependencies) on prov, city, county, point from sms_log;
analyze registration, cert, registration_change, registration_file, registration_log, registration_message, registration_total, cert_assign, plan_arrangement, sms_log;
