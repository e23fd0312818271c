-- Passkeys that people registered for themselves; only their public half is known here.
create table passkey (
  passkey_id bigint primary key,
  admin_id bigint not null references admin (admin_id) on delete cascade,
  -- The host it was made for: it answers no other.
  host text not null,
  credential text not null unique,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  label text not null,
  created_at timestamptz not null, last_used_at timestamptz
);
create index passkey_admin on passkey (admin_id);

-- A passkey that was shown, worth one sign-in within two minutes.
create table passkey_ticket (
  ticket_hash bytea primary key,
  passkey_id bigint not null references passkey (passkey_id) on delete cascade,
  address text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index passkey_ticket_key on passkey_ticket (passkey_id);
