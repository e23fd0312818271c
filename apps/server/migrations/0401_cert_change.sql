-- Changes of certificates: asked for with what they rest on, decided by the organisation that each names, done when they pass.
create table cert_change (
  chg_id bigint primary key,
  chg_no text not null constraint cert_change_no_key unique,
  change_type smallint not null check (change_type in (2, 5, 9, 10, 11, 12)),
  -- None of a certificate that arises when its change passes.
  cert_id bigint, cert_no text not null collate "C", ct_id smallint not null,
  org_id bigint not null references org (org_id), org_name text not null,
  decider_id bigint not null references org (org_id),
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C",
  -- The number as it is shown, and sealed where it is a new one.
  name text not null, id_mask text not null, id_index bytea not null, id_no bytea,
  is_key boolean not null, fields smallint not null, summary text not null,
  wanted jsonb not null,
  basis smallint, reason text, paper_no text not null default '', effective_on date, explanation text not null,
  asked_by bigint not null, applicant text not null, applied_at timestamptz not null,
  status smallint not null default 1 check (status in (1, 8, 9)),
  decided_by bigint, decider text not null default '', decided_org text not null default '', decided_at timestamptz, last_opinion text not null default '',
  version integer not null default 1
);
-- One open change of a certificate, and one of a number that is to come.
create unique index cert_change_open on cert_change (cert_id) where status = 1;
create unique index cert_change_coming on cert_change (cert_no) where status = 1 and change_type = 12;
create index cert_change_cert on cert_change (cert_id);
create index cert_change_org on cert_change (org_id, status);
create index cert_change_decider on cert_change (decider_id, status);
create index cert_change_prov on cert_change (prov, chg_id desc);
create index cert_change_person on cert_change (id_index);
create statistics cert_change_place (dependencies) on prov, city, county from cert_change;
call audited('cert_change', 'chg_id');

-- What changes, a field a row: as it was and as it is to be, in the words of the screens; numbers of persons are masked.
create table cert_change_item (
  item_id bigint primary key,
  chg_id bigint not null references cert_change (chg_id) on delete cascade,
  field text not null, label text not null, before text not null, after text not null,
  prov text not null collate "C", city text not null collate "C", county text not null collate "C", point text not null default '' collate "C"
);
create index cert_change_item_of on cert_change_item (chg_id, item_id);
create index cert_change_item_prov on cert_change_item (prov, item_id desc);
create statistics cert_change_item_place (dependencies) on prov, city, county from cert_change_item;
call audited('cert_change_item', 'item_id');
