-- What other systems are informed of: signed requests to their addresses.
create table webhook (
  id bigint generated always as identity primary key,
  name text not null check (char_length(name) between 1 and 30),
  url text not null check (url ~ '^https?://' and length(url) <= 500),
  topics text[] not null check (
    cardinality(topics) > 0 and topics <@ array['order.paid', 'order.shipped', 'order.returned', 'stock.changed']
  ),
  -- Encrypted with SHOP_SECRET. For a day after a rotation requests carry the signature of the previous one as well.
  secret_sealed text not null,
  previous_sealed text,
  previous_until timestamptz,
  -- While it is paused, deliveries are stored and wait.
  state text not null default 'active' check (state in ('active', 'paused', 'removed')),
  -- Why the shop paused it; null when staff did.
  paused_note text,
  -- The number of its newest delivery.
  sequence bigint not null default 0,
  -- How many deliveries staff have sent again.
  resent bigint not null default 0,
  -- The process that sends now, and until when it may.
  sender uuid,
  sending_until timestamptz,
  -- Failed requests in a row.
  failures integer not null default 0,
  failing_since timestamptz,
  -- Nothing is sent before this: the receiver is down.
  resume_at timestamptz,
  created_by bigint not null references staff,
  created_at timestamptz not null default now(),
  check ((previous_sealed is null) = (previous_until is null)),
  check ((failures = 0) = (failing_since is null))
);
call audit_table('webhook', 'id', 'secret_sealed,previous_sealed');

create table webhook_delivery (
  id bigint generated always as identity primary key,
  webhook_id bigint not null references webhook,
  -- The same for every attempt and when it is sent again: receivers recognise doubles by it.
  event_id text not null,
  topic text not null,
  -- Of what only the newest state matters: a waiting delivery with the same key is replaced.
  merge_key text,
  sequence bigint not null,
  -- Exactly the bytes that are signed and sent.
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'parked')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null default now(),
  attempted_at timestamptz,
  -- What the receiver answered to the last attempt; null when it did not.
  status integer,
  milliseconds integer,
  error text,
  created_at timestamptz not null default now(),
  settled_at timestamptz,
  unique (webhook_id, event_id),
  check ((state = 'waiting') = (settled_at is null))
);
create index webhook_delivery_due on webhook_delivery (webhook_id, next_attempt_at, id) where state = 'waiting';
create index webhook_delivery_list on webhook_delivery (webhook_id, id desc);
create index webhook_delivery_parked on webhook_delivery (webhook_id, id desc) where state = 'parked';
create unique index webhook_delivery_merged on webhook_delivery (webhook_id, merge_key)
  where state = 'waiting' and merge_key is not null;

-- The stock that receivers were last informed of.
create table webhook_stock (
  sku_id text primary key,
  available integer not null,
  held integer not null,
  version bigint not null default 1
);
