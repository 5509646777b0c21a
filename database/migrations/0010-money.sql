-- Where the money is: payments, refunds, stored-value cards, points, and the double-entry ledger behind them.

create table payment (
  -- Our number at the provider (out_trade_no), written before the provider is called.
  id text primary key check (id ~ '^[0-9A-Z]{16,32}$'),
  owner text not null,
  provider text not null check (provider in ('alipay', 'wechat', 'stored-card', 'cod', 'none')),
  purpose text not null check (purpose in ('full', 'deposit', 'balance', 'merge', 'rest')),
  amount_fen bigint not null check (amount_fen >= 0),
  refunded_fen bigint not null default 0,
  state text not null check (state in ('pending', 'paid', 'closed', 'abnormal')),
  -- The provider's own number; one payment each, whatever is repeated.
  provider_trade_no text,
  -- Who paid, in the provider's words; for stored-value the card's id, one payment a card.
  payer text,
  failure text,
  opened_at timestamptz not null,
  expires_at timestamptz,
  settled_at timestamptz,
  check ((state = 'pending') = (settled_at is null)),
  check (refunded_fen between 0 and amount_fen)
);
create unique index payment_by_trade_no on payment (provider, provider_trade_no) where provider_trade_no is not null;
create index payment_pending on payment (opened_at) where state = 'pending';

-- A payment covers a frozen set of orders, all or none.
create table payment_order (
  payment_id text not null references payment,
  order_id text not null references shop_order,
  amount_fen bigint not null check (amount_fen >= 0),
  -- Open or paid; a closed attempt sets it to false so that another may begin. Money that came too late stays false.
  is_live boolean not null default true,
  -- What the money is for. A rest that stored-value cards leave over counts as its stage, so that a stage has one attempt.
  purpose text not null check (purpose in ('full', 'deposit', 'balance', 'rest', 'stored-card')),
  primary key (payment_id, order_id)
);
create unique index payment_order_one_live on payment_order (order_id, purpose)
  where is_live and purpose <> 'stored-card';
create index payment_order_by_order on payment_order (order_id);

-- Every notice a provider sent that was genuine; the hundredth copy finds the first.
create table payment_notice (
  provider text not null,
  notice_id text not null,
  payment_id text not null references payment,
  outcome text not null,
  received_at timestamptz not null default now(),
  primary key (provider, notice_id)
);

-- Money that does not match what we expected: for a person to look at.
create table recon_break (
  id bigint generated always as identity primary key,
  provider text not null,
  payment_id text,
  kind text not null,
  detail jsonb not null,
  created_at timestamptz not null default now(),
  resolved_at timestamptz
);

create table refund (
  -- Our number at the provider (out_request_no, out_refund_no): repeated until the outcome is known.
  id text primary key check (id ~ '^[0-9A-Z]{16,32}$'),
  payment_id text not null references payment,
  order_id text not null references shop_order,
  -- What caused it, once: 'cancel:…', 'return:…', 'late:…'.
  reason_key text not null,
  amount_fen bigint not null check (amount_fen > 0),
  state text not null default 'pending' check (state in ('pending', 'done', 'failed')),
  last_error text,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (payment_id, reason_key)
);
create index refund_pending on refund (created_at) where state = 'pending';
create index refund_by_order on refund (order_id);

-- Double entry: every movement sums to nothing. Accounts: 'bank:alipay', 'bank:wechat', 'cash:cod', 'card:<id>',
-- 'order:<id>' (what an order has been paid), 'sales', 'unapplied', 'cards-issued', 'points'.
create table ledger_movement (
  id bigint generated always as identity primary key,
  kind text not null check (kind <> ''),
  reference text not null check (reference <> ''),
  at timestamptz not null default now(),
  unique (kind, reference)
);
create table ledger_entry (
  id bigint generated always as identity primary key,
  movement_id bigint not null references ledger_movement,
  account text not null check (account <> ''),
  amount_fen bigint not null check (amount_fen <> 0)
);
create index ledger_entry_by_account on ledger_entry (account, id);
create index ledger_entry_by_movement on ledger_entry (movement_id);
create trigger ledger_movement_append_only before update or delete on ledger_movement
  for each row execute function refuse_change();
create trigger ledger_entry_append_only before update or delete on ledger_entry
  for each row execute function refuse_change();

create function check_movement_balanced() returns trigger language plpgsql as $$
begin
  if (select sum(amount_fen) from ledger_entry where movement_id = new.movement_id) <> 0 then
    raise exception 'movement % does not sum to nothing', new.movement_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ledger_entry_balanced after insert on ledger_entry
  deferrable initially deferred for each row execute function check_movement_balanced();

create table stored_card (
  id text primary key,
  -- HMAC of the number; the number itself is nowhere.
  number_hash text not null unique,
  tail text not null check (tail ~ '^[0-9]{4}$'),
  pin_hash text not null,
  member_id text,
  face_fen bigint not null check (face_fen between 1 and 500000),
  balance_fen bigint not null,
  held_fen bigint not null default 0,
  state text not null default 'active' check (state in ('active', 'frozen', 'lost', 'closed')),
  expires_at timestamptz,
  bound_at timestamptz,
  created_at timestamptz not null default now(),
  check (balance_fen between 0 and face_fen),
  check (held_fen between 0 and balance_fen)
);
create index stored_card_by_member on stored_card (member_id) where member_id is not null;

create table stored_card_entry (
  id bigint generated always as identity primary key,
  card_id text not null references stored_card,
  kind text not null check (kind in ('issue', 'bind', 'hold', 'capture', 'release', 'refund')),
  amount_fen bigint not null,
  balance_fen bigint not null,
  held_fen bigint not null,
  -- An order or a refund; together with the kind it happens once.
  reference text not null,
  at timestamptz not null,
  unique (card_id, kind, reference)
);
create trigger stored_card_entry_append_only before update or delete on stored_card_entry
  for each row execute function refuse_change();

-- Points: payPoints are spent, cardPoints only grow.
create table points_account (
  member_id text primary key,
  pay_points bigint not null default 0,
  held_points bigint not null default 0,
  card_points bigint not null default 0 check (card_points >= 0),
  -- Below zero only as a recorded debt after a return took back points that were spent.
  debt_points bigint not null default 0 check (debt_points >= 0),
  check (pay_points >= 0),
  check (held_points between 0 and pay_points)
);

-- What was earned together expires together, oldest first.
create table points_lot (
  id bigint generated always as identity primary key,
  member_id text not null references points_account,
  points bigint not null check (points > 0),
  left_points bigint not null,
  reference text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  check (left_points between 0 and points),
  unique (member_id, reference)
);
create index points_lot_open on points_lot (member_id, expires_at, id) where left_points > 0;

create table points_entry (
  id bigint generated always as identity primary key,
  member_id text not null references points_account,
  kind text not null check (kind in
    ('earn', 'hold', 'release', 'spend', 'give-back', 'take-back', 'expire', 'exchange', 'reward')),
  pay_points bigint not null default 0,
  card_points bigint not null default 0,
  balance bigint not null,
  text text not null,
  reference text not null,
  at timestamptz not null,
  unique (member_id, kind, reference)
);
create index points_entry_by_member on points_entry (member_id, id desc);
create trigger points_entry_append_only before update or delete on points_entry
  for each row execute function refuse_change();

-- Which lots a hold was taken from, so that what comes back comes back with its own last day.
create table points_lot_use (
  lot_id bigint not null references points_lot,
  -- The order or other use that holds or spent them.
  reference text not null,
  points bigint not null check (points > 0),
  restored_points bigint not null default 0,
  primary key (lot_id, reference),
  check (restored_points between 0 and points)
);
create index points_lot_use_by_reference on points_lot_use (reference);

create table points_reward (
  id text primary key,
  sku_id text references sku,
  name text not null check (name <> ''),
  points bigint not null check (points > 0),
  left_count integer not null check (left_count >= 0),
  position integer not null,
  is_live boolean not null default true
);

create table points_exchange (
  id text primary key,
  member_id text not null references points_account,
  reward_id text not null references points_reward,
  -- Name and price as they stood.
  name text not null,
  points bigint not null check (points > 0),
  state text not null default 'placed' check (state in ('placed', 'sent')),
  at timestamptz not null
);
create index points_exchange_by_member on points_exchange (member_id, at desc);

-- Every change of a member's card, and why.
create table card_change (
  id bigint generated always as identity primary key,
  member_id text not null,
  from_type text,
  to_type text not null check (to_type in ('PINK', 'WHITE', 'BLACK', 'GOLD')),
  reason text not null check (reason <> ''),
  made_by text not null check (made_by <> ''),
  at timestamptz not null
);
create index card_change_by_member on card_change (member_id, id desc);
create trigger card_change_append_only before update or delete on card_change
  for each row execute function refuse_change();

-- Demo mode only: what the pretended providers know. Kept apart from our own books, as a bank's would be.
create table sandbox_key (
  name text primary key,
  value text not null
);
create table sandbox_trade (
  out_trade_no text primary key,
  provider text not null check (provider in ('alipay', 'wechat')),
  trade_no text not null unique,
  amount_fen bigint not null check (amount_fen > 0),
  subject text not null,
  -- Where the shopper goes afterwards.
  return_url text not null,
  state text not null default 'waiting' check (state in ('waiting', 'paid', 'failed', 'closed')),
  opened_at timestamptz not null,
  expires_at timestamptz,
  paid_at timestamptz
);
create table sandbox_refund (
  refund_no text primary key,
  out_trade_no text not null references sandbox_trade,
  amount_fen bigint not null check (amount_fen > 0),
  at timestamptz not null
);
