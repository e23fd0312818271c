-- Sessions. K is sealed with the master key; the token alone opens nothing.
create table session (
  sid uuid primary key,
  admin_id bigint not null references admin (admin_id),
  st smallint not null check (st in (0, 1, 2)),
  secret bytea not null,
  enc bytea not null,
  -- The token of the second step, and how often the password was proved in which ways.
  sms_token text,
  amr text[] not null default '{pwd}',
  address text not null, agent text not null default '',
  pv integer not null,
  created_at timestamptz not null, seen_at timestamptz not null, ends_at timestamptz not null,
  end_code smallint, ended_at timestamptz
);
create index session_admin on session (admin_id) where end_code is null;

-- Every attempt brings a fresh key: seen twice is a replay.
create table auth_nonce (hash bytea primary key, at timestamptz not null);
create index auth_nonce_at on auth_nonce (at);

-- Failures by account and device class, and by address.
create table sign_in_failure (
  kind text not null check (kind in ('account', 'address')),
  value text not null,
  n integer not null,
  first_at timestamptz not null,
  locked_until timestamptz,
  primary key (kind, value)
);

-- Codes are stored as their HMAC, bound to what asked for them.
create table sms_code (
  token text primary key,
  purpose text not null check (purpose in ('login', 'forget')),
  admin_id bigint not null,
  sid uuid,
  code_hash bytea not null,
  tries smallint not null default 0,
  sent_at timestamptz not null, expires_at timestamptz not null,
  used_at timestamptz
);
create index sms_code_admin on sms_code (admin_id, sent_at desc);

create table reset_token (
  token_hash bytea primary key,
  admin_id bigint not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

create table password_history (
  admin_id bigint not null references admin (admin_id),
  at timestamptz not null,
  phc text not null, pepper_id text not null,
  primary key (admin_id, at)
);
