-- Accounts of applicants, as their channel hands them over, with the real name it found or leaves to people.
create table applicant (
  sso_id bigint primary key,
  channel text not null, channel_no text not null,
  -- Stands for what was handed over last: the same once more is nothing new.
  handed bytea,
  name text not null, sex smallint not null, nation text not null, birth_date date not null,
  id_type smallint not null, id_no bytea not null, id_index bytea not null, id_ref text not null,
  mobile bytea not null, mobile_index bytea not null,
  email text not null default '', household text not null default '', prov text not null collate "C",
  real_name_auth smallint not null check (real_name_auth between 0 and 5),
  review_reason smallint, face_score smallint, auto_tries integer not null default 0, asked_at timestamptz,
  refusal smallint, opinion text not null default '',
  -- Who looked first and would refuse: a second person decides.
  doubted_by bigint, doubted text not null default '',
  reviewer text not null default '', reviewed_at timestamptz,
  account smallint not null default 0 check (account between 0 and 2),
  registered_at timestamptz not null, last_login_at timestamptz,
  -- Codes of the places that may look: the province of the number, and wherever the person applied.
  places text[] not null collate "C",
  version integer not null default 1,
  constraint applicant_channel_no_key unique (channel, channel_no)
);
create index applicant_person on applicant (id_index);
create index applicant_phone on applicant (mobile_index);
create index applicant_places on applicant using gin (places);
create index applicant_waiting on applicant (asked_at) where real_name_auth = 3;
call audited('applicant', 'sso_id');

-- Pictures of the person and scans of certificates: whose they are, and what they show.
create table applicant_file (
  file_id uuid not null references file (file_id),
  sso_id bigint not null references applicant (sso_id) on delete cascade,
  part text not null, record_id bigint, seq smallint not null default 0,
  primary key (file_id, sso_id)
);
create index applicant_file_of on applicant_file (sso_id, part, seq);
call audited('applicant_file', 'sso_id');

-- What happened to an account or one of its certificates, with what stood there before and after.
create table applicant_log (
  log_id bigint primary key,
  sso_id bigint not null references applicant (sso_id) on delete cascade,
  kind text not null, record_id bigint not null,
  at timestamptz not null, event text not null,
  changes jsonb not null default '[]', opinion text not null default '',
  actor_id bigint, actor text not null, org_name text not null
);
create index applicant_log_of on applicant_log (kind, record_id, log_id);
create index applicant_log_person on applicant_log (sso_id);
call audited('applicant_log', 'log_id');

-- Whoever has an application of a person may look at the account; where it is moved, they may too.
create function applicant_seen() returns trigger language plpgsql security definer set search_path = public, pg_temp as $$
begin
  update applicant set places = array(select distinct unnest(places || array[new.prov, new.city, new.county]))
  where id_index = new.id_index and not places @> array[new.prov, new.city, new.county];
  return null;
end $$;
create trigger registration_seen after insert or update of county on registration for each row execute function applicant_seen();
