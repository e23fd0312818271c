-- What every kind of organisation needs besides the password to sign in, and when the sign-in of some of them is suspended: kept by the centre alone.
create table sign_in_step (
  org_type smallint primary key check (org_type between 1 and 6),
  step text not null default 'none' check (step in ('none', 'sms', 'certsms')),
  operator text not null default '', at timestamptz, reason text not null default '',
  version integer not null default 1
);
insert into sign_in_step (org_type) select generate_series(1, 6);
call audited('sign_in_step', 'org_type');

create table sign_in_suspension (
  suspension_id smallint primary key check (suspension_id = 1),
  org_types smallint[] not null default '{}' check (not 5 = any(org_types)),
  from_at timestamptz, to_at timestamptz, notice text not null default '',
  operator text not null default '', at timestamptz, reason text not null default '',
  version integer not null default 1,
  check (org_types = '{}' or (to_at > from_at and notice <> ''))
);
insert into sign_in_suspension (suspension_id) values (1);
call audited('sign_in_suspension', 'suspension_id');
