-- Organisations are kept in the product: what a clerk enters of one beside its place, and what was done to it.
alter table org
  add column postcode text not null default '',
  -- Who answers for it; the number is sealed like any number of a person.
  add column head text not null default '',
  add column mobile bytea,
  add column remark text not null default '',
  add column college_id bigint references college (college_id),
  add column updated_at timestamptz not null default product_clock();
-- A university is one organisation.
create unique index org_college on org (college_id) where college_id is not null;

-- An organisation sees the rows of its place: two of one level in one place would see each other's.
do $$
declare twins text;
begin
  select string_agg(names, '；') into twins from (
    select area_code || '：' || string_agg(org_name, '、' order by org_id) as names from org
    where org_type between 2 and 4 group by org_type, area_code having count(*) > 1) found;
  if twins is not null then
    raise exception '同一行政区划有几个同级机构，请先合并再升级：%', twins;
  end if;
end $$;
create unique index org_area_level on org (area_code, org_type) where org_type between 2 and 4;
-- Only who recognises needs the three digits: any other may be without.
drop index org_prov_short_code;
create unique index org_prov_short_code on org (prov, short_code) where org_type between 2 and 4 and short_code <> '';
-- One legal person is one organisation of a province, as long as it works.
create unique index org_prov_credit_code on org (prov, credit_code) where status = 1 and credit_code <> '';

-- What was done to organisations, by whom and what it was before. It outlives them, so it refers to none.
create table org_log (
  id bigint primary key,
  org_id bigint not null, org_name text not null, org_type smallint not null, area_name text not null,
  kind smallint not null,
  -- Field by field, in the words of that day: label, before, after.
  changes jsonb not null default '[]',
  field text not null default '', before text not null default '', after text not null default '',
  admin_id bigint references admin (admin_id), operator text not null, operator_org text not null, ip text not null default '',
  at timestamptz not null,
  -- Entered for a time before the system.
  by_hand boolean not null default false,
  version integer not null default 1,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null collate "C"
);
create index org_log_place on org_log (prov, city, county, id desc);
create index org_log_of on org_log (org_id, id desc);
create index org_log_fk_admin_id on org_log (admin_id);
call audited('org_log', 'id');
-- Places lie in one another: without it the planner takes a county for an empty one.
create statistics org_log_place (dependencies) on prov, city, county, point from org_log;
