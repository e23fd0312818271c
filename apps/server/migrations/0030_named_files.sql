-- no transaction
-- Uploads that no record names are swept away: found by age, and known to be unnamed by these. Made beside running calls; one that was left
-- half made is made anew.
drop index concurrently if exists file_uploaded;
create index concurrently file_uploaded on file (created_at, file_id) where admin_id is not null;
drop index concurrently if exists registration_photo;
create index concurrently registration_photo on registration (photo) where photo is not null;
drop index concurrently if exists cert_photo;
create index concurrently cert_photo on cert (photo) where photo is not null;
drop index concurrently if exists registration_log_before;
create index concurrently registration_log_before on registration_log ((detail ->> 'before')) where detail ? 'before';
drop index concurrently if exists registration_log_after;
create index concurrently registration_log_after on registration_log ((detail ->> 'after')) where detail ? 'after';
