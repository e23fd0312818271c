-- Browsers somebody has signed in with: a stranger's failures cannot lock them out.
create table known_device (
  device_hash bytea not null,
  admin_id bigint not null references admin (admin_id),
  seen_at timestamptz not null,
  primary key (device_hash, admin_id)
);

-- USB keys handed out, by the serial of their certificate.
create table usb_key (
  serial text primary key,
  account_n text not null,
  org_id bigint not null references org (org_id),
  -- 1 not handed out, 2 in use, 3 void, 4 locked
  state smallint not null default 1 check (state between 1 and 4),
  old_key boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null default now()
);
create index usb_key_account on usb_key (account_n);

-- A certificate that was shown, worth one sign-in within two minutes.
create table usb_key_ticket (
  ticket_hash bytea primary key,
  account_n text not null,
  serial text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
