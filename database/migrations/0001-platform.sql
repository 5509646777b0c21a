-- Business time. Demo mode moves it forward; in a real shop the offset stays 0 and shop_now() is now().
create table shop_clock (
  id boolean primary key default true check (id),
  offset_seconds bigint not null default 0 check (offset_seconds >= 0)
);
insert into shop_clock default values;

-- In plpgsql, which keeps its plan between statements; nearly every statement asks for the time.
create function shop_now() returns timestamptz
  language plpgsql stable
  as $$ begin return (select now() + make_interval(secs => offset_seconds) from public.shop_clock); end $$;

-- What the outside world must hear about a business change, written in the transaction of that change.
create table outbox_event (
  id bigint generated always as identity primary key,
  topic text not null check (topic <> ''),
  key text not null check (key <> ''),
  payload jsonb not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'parked')),
  attempts integer not null default 0 check (attempts >= 0),
  -- Machine time: also the lease of whoever is delivering the event right now.
  next_attempt_at timestamptz not null default now(),
  lease uuid,
  last_error text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (topic, key),
  check ((state = 'waiting') = (settled_at is null)),
  check (state = 'waiting' or lease is null)
);
create index outbox_event_waiting on outbox_event (next_attempt_at) where state = 'waiting';
create index outbox_event_parked on outbox_event (topic) where state = 'parked';

-- Work for later: timers, reminders, refunds.
create table job (
  id bigint generated always as identity primary key,
  kind text not null check (kind <> ''),
  unique_key text check (unique_key <> ''),
  payload jsonb not null,
  -- Business time, compared with shop_now().
  run_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'cancelled', 'parked')),
  attempts integer not null default 0 check (attempts >= 0),
  -- Machine time, like outbox_event.next_attempt_at.
  next_attempt_at timestamptz not null default now(),
  lease uuid,
  last_error text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  check ((state = 'waiting') = (settled_at is null)),
  check (state = 'waiting' or lease is null)
);
create unique index job_waiting_once on job (kind, unique_key) where state = 'waiting';
create index job_waiting on job (run_at) where state = 'waiting';
create index job_parked on job (kind) where state = 'parked';

-- The answer to a request that may arrive more than once. Kept as text: a repeated answer is equal to the byte.
create table idempotency_key (
  scope text not null check (scope <> ''),
  key text not null check (length(key) between 1 and 255),
  body_hash text not null check (body_hash ~ '^[0-9a-f]{64}$'),
  answer text,
  created_at timestamptz not null default now(),
  primary key (scope, key)
);
create index idempotency_key_age on idempotency_key (created_at);
