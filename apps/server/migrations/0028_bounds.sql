-- Which scans and forms a person has seen within a day: the same one opened again is no new one.
create table person_look (
  admin_id bigint not null references admin (admin_id),
  object text not null,
  at timestamptz not null,
  primary key (admin_id, object)
);
create index person_look_at on person_look (at);

-- A display ends with what its opener had when it was opened: rights, password, organisation.
alter table wall_ticket add column pv integer, add column password_at timestamptz;
alter table wall_display add column pv integer, add column password_at timestamptz;
update wall_display d set pv = a.pv, password_at = a.password_at from admin a where a.admin_id = d.admin_id;

-- Attempts that are under judgement at this moment: a burst is as many as it is, and not what has failed so far.
alter table sign_in_failure add column held integer not null default 0;
