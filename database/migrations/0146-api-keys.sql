-- Keys with which other systems (ERP, WMS) call the admin API. A key acts as an account of staff that cannot sign in, so
-- that permissions, evidence and who made a row stay one mechanism.
alter table staff add column kind text not null default 'person' check (kind in ('person', 'integration'));
alter table staff drop constraint staff_check;
alter table staff add constraint staff_check check (state <> 'active' or password_hash is not null or kind = 'integration');
alter table staff add constraint staff_integration_never_signs_in
  check (kind = 'person' or (password_hash is null and totp_sealed is null));

create table api_key (
  -- The public part, which names the key in lists and in the audit log.
  id text primary key check (id ~ '^[a-z0-9]{12}$'),
  staff_id bigint not null unique references staff,
  secret_hash text not null check (secret_hash ~ '^[0-9a-f]{64}$'),
  permissions text[] not null check (cardinality(permissions) > 0),
  -- Addresses and networks that may call with it; empty: all.
  networks text[] not null default '{}' check (cardinality(networks) <= 20),
  expires_at timestamptz not null,
  created_by bigint not null references staff,
  created_at timestamptz not null default now(),
  -- Written once a minute at most.
  last_used_at timestamptz,
  last_address text,
  revoked_at timestamptz,
  revoked_by bigint references staff,
  check (expires_at > created_at),
  check ((revoked_at is null) = (revoked_by is null))
);
call audit_table('api_key', 'id', 'secret_hash');
