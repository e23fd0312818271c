-- Teachers whose accounts a province vouches for to the national sign-on: entered, compared with the certificates or decided by hand.
create table teacher_auth (
  auth_id bigint primary key,
  prov text not null collate "C",
  org_id bigint not null references org (org_id),
  name text not null,
  -- Numbers are only compared and shown masked: the full ones are kept nowhere.
  id_shown text not null, id_index bytea not null, mobile_shown text not null,
  cert_no text not null default '',
  way smallint not null check (way in (2, 3)),
  result smallint not null default 0 check (result between 0 and 2),
  message text not null default '',
  asked_by bigint not null references admin (admin_id), asker text not null,
  submitted_at timestamptz not null,
  operator text not null default '', handled_at timestamptz,
  version integer not null default 1,
  constraint teacher_auth_person unique (prov, id_index)
);
create index teacher_auth_org on teacher_auth (org_id);
create index teacher_auth_asked_by on teacher_auth (asked_by);
create index teacher_auth_place on teacher_auth (prov, result, submitted_at desc);
call audited('teacher_auth', 'auth_id');
