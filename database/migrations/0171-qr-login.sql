-- A login by a code that another device of the member scans and confirms. Only hashes are stored: the browser that shows
-- the code has one token, the code itself is the other.
create table qr_login (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  code_hash text not null unique check (code_hash ~ '^[0-9a-f]{64}$'),
  state text not null default 'waiting' check (state in ('waiting', 'scanned', 'confirmed', 'cancelled', 'used')),
  -- The browser that shows the code: its random id, its kind, and the masked address it came from.
  device_id text,
  device text not null,
  address text not null,
  network text not null,
  history_location text not null,
  member_id text references member,
  created_at timestamptz not null default shop_now(),
  expires_at timestamptz not null,
  check ((state = 'waiting') = (member_id is null))
);
create index qr_login_by_age on qr_login (expires_at);
create index qr_login_by_member on qr_login (member_id) where member_id is not null;

alter table sign_in_record drop constraint sign_in_record_way_check;
alter table sign_in_record add constraint sign_in_record_way_check
  check (way in ('password', 'sms', 'social', 'register', 'qr')) not valid;
