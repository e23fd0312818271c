-- Keys have a life in the product: they come into stock, belong to a province, are somebody's, and end.
alter table usb_key
  alter column account_n drop not null,
  alter column org_id drop not null,
  add column subject text not null default '',
  add column prov text not null default '' collate "C",
  add column enabled_on date,
  add column valid_until date,
  add column bound_at timestamptz,
  add column last_used_at timestamptz,
  add column reason text not null default '',
  add column updated_at timestamptz not null default product_clock();
-- Nobody has two keys that open the door, or could again.
create unique index usb_key_held on usb_key (account_n) where state in (2, 4) and account_n is not null;
create index usb_key_stock on usb_key (prov, state);
create index usb_key_until on usb_key (valid_until);
update usb_key k set prov = o.prov from org o where o.org_id = k.org_id;
