-- People are kept in the product: what is entered of somebody beside the way in.
alter table admin
  add column job text not null default '',
  add column office_phone text not null default '',
  -- The last day on which the account works; open where nothing is said.
  add column valid_to date,
  add column remark text not null default '',
  add column updated_at timestamptz not null default product_clock();
create index admin_name_grams on admin using gin (cn_grams(name));

-- When and from where somebody was last signed in: sessions themselves are kept for a month.
create table admin_seen (
  admin_id bigint primary key references admin (admin_id),
  at timestamptz not null,
  address text not null
);
insert into admin_seen (admin_id, at, address)
  select distinct on (admin_id) admin_id, created_at, address from session order by admin_id, created_at desc;
