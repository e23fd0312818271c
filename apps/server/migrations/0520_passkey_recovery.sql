-- Codes for whoever lost the device of their passkey: shown once, each stands for the key at one sign-in.
create table passkey_recovery (
  recovery_id bigint primary key,
  admin_id bigint not null references admin (admin_id) on delete cascade,
  code_hash bytea not null unique,
  created_at timestamptz not null,
  used_at timestamptz
);
create index passkey_recovery_admin on passkey_recovery (admin_id);
call audited('passkey_recovery', 'recovery_id');
