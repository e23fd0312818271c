-- no transaction
-- 操作记录 is asked by time within a place; nothing asks it by number there.
drop index concurrently if exists registration_log_county_at;
create index concurrently registration_log_county_at on registration_log (county, at desc, log_id desc);
drop index concurrently if exists registration_log_prov_at;
create index concurrently registration_log_prov_at on registration_log (prov, at desc, log_id desc);
drop index concurrently if exists registration_log_county;
drop index concurrently if exists registration_log_prov;
