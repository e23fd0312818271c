-- Roles are kept in the product: of the country (no province), or of one province.
alter table role
  add column prov text not null default '' collate "C",
  add column remark text not null default '',
  add column version integer not null default 1,
  add column updated_at timestamptz not null default product_clock();
create unique index role_name_in_place on role (prov, org_type, role_name);
-- A right whose page is left out of the menu still opens it by a link.
alter table role_permission add column shown boolean not null default true;
create index role_permission_permission on role_permission (permission);
