-- Staff of the shop: who they are, what they may do, their sessions. Kept apart from members: nothing here opens the shop,
-- and no session of the shop opens the admin. Times are the machine's, so that moving a demo's clock signs nobody out.

create table staff (
  id bigint generated always as identity primary key,
  login text not null unique check (login = lower(login) and length(login) between 3 and 100),
  name text not null check (char_length(name) between 1 and 30),
  -- Null until the person has followed their invitation.
  password_hash text check (password_hash like '$argon2id$%'),
  -- The secret of the one-time codes, encrypted with SHOP_SECRET.
  totp_sealed text,
  -- The last time step whose code was used: a code works once.
  totp_step bigint not null default 0,
  state text not null default 'invited' check (state in ('invited', 'active', 'suspended', 'left')),
  created_by bigint references staff,
  created_at timestamptz not null default now(),
  last_login_at timestamptz,
  check (state <> 'active' or password_hash is not null)
);

create table staff_role (
  id text primary key check (id ~ '^[A-Z0-9_]{2,30}$'),
  name text not null unique check (char_length(name) between 1 and 20),
  note text not null default '' check (char_length(note) <= 100),
  is_built_in boolean not null default false,
  permissions text[] not null check (cardinality(permissions) > 0),
  version integer not null default 1,
  updated_at timestamptz not null default now()
);

create table staff_role_grant (
  staff_id bigint not null references staff,
  role_id text not null references staff_role,
  granted_by bigint references staff,
  granted_at timestamptz not null default now(),
  -- A stand-in for a holiday ends by itself.
  until timestamptz,
  primary key (staff_id, role_id)
);
create index staff_role_grant_by_role on staff_role_grant (role_id);

create table staff_passkey (
  credential_id text primary key,
  staff_id bigint not null references staff,
  public_key text not null,
  sign_count bigint not null default 0,
  transports text[] not null default '{}',
  name text not null check (char_length(name) between 1 and 30),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index staff_passkey_by_staff on staff_passkey (staff_id);

create table staff_recovery_code (
  staff_id bigint not null references staff,
  code_hash text not null check (code_hash ~ '^[0-9a-f]{64}$'),
  used_at timestamptz,
  primary key (staff_id, code_hash)
);

-- A link that lets one person choose a password and a second factor, once.
create table staff_invite (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  staff_id bigint not null references staff,
  -- What the page offers to scan, encrypted; becomes the secret of the person when the first code is right.
  totp_sealed text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  used_at timestamptz
);
create index staff_invite_by_staff on staff_invite (staff_id);

create table staff_session (
  token_hash text primary key check (token_hash ~ '^[0-9a-f]{64}$'),
  -- Names the session in lists and in the audit log; opens nothing.
  id text not null unique,
  staff_id bigint not null references staff,
  agent text not null,
  address text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  -- Null: only the password was right so far, and nothing opens but the second step.
  second_factor_at timestamptz,
  -- When the person last proved who they are: money and roles ask for a fresh proof.
  proved_at timestamptz not null default now(),
  idle_until timestamptz not null,
  expires_at timestamptz not null,
  -- A challenge that a passkey has to sign.
  challenge text,
  ended_at timestamptz,
  end_reason text check (
    end_reason in ('sign-out', 'ended', 'replaced', 'suspended', 'password', 'factor', 'recovery')
  ),
  check (idle_until <= expires_at),
  check ((ended_at is null) = (end_reason is null))
);
create index staff_session_open on staff_session (staff_id, last_used_at desc) where ended_at is null;

-- Every try to sign in. The typed login is a keyed hash: people type passwords into the wrong field.
create table staff_sign_in (
  id bigint generated always as identity primary key,
  login_hash text not null check (login_hash ~ '^[0-9a-f]{64}$'),
  staff_id bigint references staff,
  step text not null check (step in ('password', 'code', 'passkey', 'recovery', 'proof')),
  outcome text not null check (outcome in ('passed', 'wrong', 'locked', 'suspended')),
  address text not null,
  agent text not null,
  at timestamptz not null default now()
);
create index staff_sign_in_by_login on staff_sign_in (login_hash, at desc);
create index staff_sign_in_by_address on staff_sign_in (address, at desc);
create index staff_sign_in_by_staff on staff_sign_in (staff_id, at desc);
create trigger staff_sign_in_append_only before update or delete on staff_sign_in
  for each row execute function refuse_change();

-- Somebody must always be able to manage staff. The lock lets two who remove each other wait for one another.
create function keep_last_owner() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtext('staff:last-owner'));
  if not exists (
    select 1 from staff
      join staff_role_grant on staff_role_grant.staff_id = staff.id and staff_role_grant.until is null
      join staff_role on staff_role.id = staff_role_grant.role_id
    where staff.state = 'active' and 'staff:write' = any (staff_role.permissions)
  ) then
    raise exception 'nobody would be left who can manage staff'
      using errcode = 'check_violation', constraint = 'staff_last_owner';
  end if;
  return null;
end $$;
create trigger staff_last_owner after update of state or delete on staff
  for each row when (old.state = 'active') execute function keep_last_owner();
create trigger staff_role_grant_last_owner after update or delete on staff_role_grant
  for each row execute function keep_last_owner();
create trigger staff_role_last_owner after update of permissions or delete on staff_role
  for each row when ('staff:write' = any (old.permissions)) execute function keep_last_owner();

-- What whoever manages staff should hear of: a recovery code was used, somebody looked at many members.
create table staff_notice (
  id bigint generated always as identity primary key,
  text text not null check (text <> ''),
  created_at timestamptz not null default now(),
  read_by bigint references staff,
  read_at timestamptz,
  check ((read_at is null) = (read_by is null))
);
create index staff_notice_open on staff_notice (id) where read_at is null;
