-- no transaction
-- Certificates are narrowed by who issued them, their subject and the day of birth: none of it ever changes, and it stands in the
-- indexes of the place.
drop index concurrently if exists cert_county_new;
create index concurrently cert_county_new on cert (county, cert_id desc) include (prov, city, point, recognised_on, ct_id, data_source, nation, sex, status, print_status, name, org_id, subject_id, birth_date);
drop index concurrently if exists cert_county;
alter index cert_county_new rename to cert_county;
drop index concurrently if exists cert_prov_filters_new;
create index concurrently cert_prov_filters_new on cert (prov, cert_id desc) include (city, county, point, recognised_on, ct_id, data_source, nation, sex, status, print_status, name, org_id, subject_id, birth_date);
drop index concurrently if exists cert_prov_filters;
alter index cert_prov_filters_new rename to cert_prov_filters;
