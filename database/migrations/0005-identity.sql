-- Who shops here: members, guests, their sessions, and what proves who they are.
-- A dump of these tables is no login: tokens, codes, links and passwords stand here as hashes only.

create table member (
  -- What the outside calls UID and user_id.
  id text primary key check (id ~ '^[1-9][0-9]{9}$'),
  -- Not unique: a mobile may have several accounts, and its owner picks one at login.
  mobile text not null check (mobile ~ '^1[3-9][0-9]{9}$'),
  -- Only an address that its owner has proved.
  email text unique check (email = lower(email) and length(email) <= 254),
  password_hash text check (password_hash like '$argon2id$%'),
  nickname text not null check (char_length(nickname) between 1 and 30),
  avatar_key text,
  card_type text not null default 'PINK' check (card_type in ('PINK', 'WHITE', 'BLACK', 'GOLD')),
  card_number text not null unique check (card_number ~ '^[0-9]{16}$'),
  user_type text not null default 'member' check (user_type in ('member', 'enterprise')),
  state text not null default 'active' check (state in ('active', 'locked', 'closing', 'closed')),
  -- Each login by password or by another house takes the second step, whatever its score.
  is_watched boolean not null default false,
  created_at timestamptz not null default shop_now(),
  last_login_at timestamptz
);
create index member_by_mobile on member (mobile);

create table guest (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{16,64}$'),
  created_at timestamptz not null default shop_now(),
  last_seen_at timestamptz not null default shop_now()
);

create table session (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  -- How the list of devices names it; opens nothing.
  id text not null unique,
  member_id text references member,
  guest_id text references guest,
  device_id text,
  agent text not null,
  address text not null,
  created_at timestamptz not null default shop_now(),
  last_used_at timestamptz not null default shop_now(),
  -- When the holder last proved who they are: sensitive changes ask for a fresh proof.
  proved_at timestamptz not null default shop_now(),
  idle_until timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (
    end_reason in ('logout', 'elsewhere', 'password', 'mobile', 'replaced', 'merged', 'closed')
  ),
  check (num_nonnulls(member_id, guest_id) = 1),
  check (idle_until <= expires_at),
  check ((ended_at is null) = (end_reason is null))
);
create index session_open_by_member on session (member_id, last_used_at desc) where ended_at is null;
create index session_by_age on session (expires_at);

-- Codes by SMS and e-mail. The rows are also the count of what was sent, so limits survive a restart.
create table verification_code (
  r_token_hash text primary key check (r_token_hash ~ '^[0-9a-f]{64}$'),
  channel text not null check (channel in ('sms', 'email')),
  recipient text not null,
  purpose text not null,
  -- What else the code is good for and nothing beside it, e.g. one amount of one order.
  bound_to text not null default '',
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  tries_left smallint not null default 5 check (tries_left >= 0),
  address text not null,
  created_at timestamptz not null default shop_now(),
  expires_at timestamptz not null,
  -- Used, or replaced by a newer one.
  ended_at timestamptz
);
create index verification_code_by_recipient on verification_code (recipient, created_at desc);
create index verification_code_by_address on verification_code (address, created_at desc);
create index verification_code_by_age on verification_code (created_at);

create table captcha (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  -- Null: good for whatever asks first.
  purpose text,
  expires_at timestamptz not null
);
create index captcha_by_age on captcha (expires_at);

-- A way in that takes several calls: what the earlier ones have proved. The token of the next step is its only key.
create table login_step (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  kind text not null check (kind in ('account', 'risk', 'social', 'bind', 'reset', 'mobile')),
  member_id text references member,
  details jsonb not null,
  created_at timestamptz not null default shop_now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index login_step_by_age on login_step (expires_at);

-- Tries that have not (yet) succeeded, per account, device and address. Counted before the answer is known.
create table attempt_count (
  subject text primary key,
  tries integer not null check (tries > 0),
  expires_at timestamptz not null
);
create index attempt_count_by_age on attempt_count (expires_at);

-- An account of another house that opens one of ours.
create table social_account (
  provider text not null,
  subject text not null,
  member_id text not null references member,
  nickname text not null default '',
  created_at timestamptz not null default shop_now(),
  primary key (provider, subject)
);
create index social_account_by_member on social_account (member_id);

-- Every login that proved a password, a code or another house's word, with the risk as it was seen then.
create table sign_in_record (
  id bigint generated always as identity primary key,
  member_id text not null references member,
  way text not null check (way in ('password', 'sms', 'social', 'register')),
  outcome text not null check (outcome in ('signed-in', 'second-step')),
  device_id text,
  network text not null,
  risk_score integer not null check (risk_score >= 0),
  risk_reasons text[] not null default '{}',
  created_at timestamptz not null default shop_now()
);
create index sign_in_record_by_member on sign_in_record (member_id, created_at desc);
create index sign_in_record_by_network on sign_in_record (network, created_at desc);
create trigger sign_in_record_append_only before update or delete on sign_in_record
  for each row execute function refuse_change();

-- Demo mode: what would have gone out by SMS and e-mail, to be read at /demo/outbox.
create table demo_message (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('sms', 'email', 'captcha')),
  recipient text not null,
  content text not null,
  code text,
  created_at timestamptz not null default shop_now()
);

-- Old codes, steps and sessions are swept out once a day; the sweeping plans its own next time.
insert into job (kind, unique_key, payload, run_at) values ('identity-sweep', 'daily', '{}', now());
