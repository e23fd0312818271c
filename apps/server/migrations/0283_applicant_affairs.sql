-- What applicants ask to have done with their accounts, with the evidence that people look at.
create table applicant_affair (
  affair_id bigint primary key,
  affair_no text not null,
  channel text not null, channel_no text not null,
  sso_id bigint not null references applicant (sso_id) on delete cascade,
  affair_type smallint not null,
  -- What stood there, as it may be shown; what shall stand there, sealed and as it may be shown.
  old_value text not null, new_value bytea, new_shown text not null,
  submitted_at timestamptz not null,
  flag smallint not null default 0 check (flag between 0 and 3),
  opinion text not null default '', reviewer text not null default '', reviewed_at timestamptz,
  version integer not null default 1,
  constraint applicant_affair_no_key unique (affair_no),
  constraint applicant_affair_channel_key unique (channel, channel_no)
);
create index applicant_affair_of on applicant_affair (sso_id);
create index applicant_affair_waiting on applicant_affair (submitted_at) where flag = 0;
call audited('applicant_affair', 'affair_id');

-- Whether applications or certificates stand under a number anywhere in the country: those go by change.
create function has_cases(who bytea) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from registration where id_index = who) or exists (select from cert where id_index = who)
$$;
-- Whether a number has an account that is not closed, whoever may see it.
create function has_account(who bytea) returns boolean language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from applicant where id_index = who and account <> 2)
$$;
