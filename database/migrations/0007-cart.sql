-- The cart and what surrounds it: promotions, coupons, favourites, recent views.

-- What the shop gives beyond its list prices. `rule` is read by the price engine's own schema, which an editor uses too.
create table promotion (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  kind text not null check (kind in ('flashSale', 'limitedTime', 'memberPrice', 'fullAmount', 'gift', 'extraBuy')),
  title text not null check (title <> ''),
  rule jsonb not null check (jsonb_typeof(rule) = 'object'),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'live' check (state in ('draft', 'live', 'stopped')),
  check (starts_at < ends_at)
);
create trigger promotion_announced after insert or update or delete on promotion
  for each statement execute function announce_published();

-- How much of a promotion's quota is gone. Unit prices count pieces of each sku, the others orders, without a sku; the row
-- without an owner counts everybody. Taken by conditional update with the order.
create table promotion_use (
  promotion_id text not null references promotion on delete cascade,
  sku_id text not null default '',
  owner text not null default '',
  most integer not null check (most > 0),
  used integer not null default 0,
  primary key (promotion_id, sku_id, owner),
  constraint promotion_use_within_quota check (used between 0 and most)
);

-- A sku sold ahead of its arrival: a deposit first, the balance later.
create table presale (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  sku_id text not null references sku on delete cascade,
  title text not null check (title <> ''),
  price_fen bigint not null check (price_fen > 0),
  -- 定金 50 抵 100, for one piece.
  deposit_fen bigint not null check (deposit_fen > 0),
  deposit_worth_fen bigint not null,
  deposit_from timestamptz not null,
  deposit_until timestamptz not null,
  balance_from timestamptz not null,
  balance_until timestamptz not null,
  ships_by timestamptz not null,
  state text not null default 'live' check (state in ('draft', 'live', 'stopped')),
  check (deposit_fen * 5 <= price_fen),
  check (deposit_worth_fen between deposit_fen and price_fen),
  check (deposit_from < deposit_until and deposit_until <= balance_from and balance_from < balance_until)
);
create unique index presale_one_live on presale (sku_id) where state = 'live';
create trigger presale_announced after insert or update or delete on presale
  for each statement execute function announce_published();

-- 搭配价: skus that cost less when they are bought together.
create table bundle_price (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  title text not null check (title <> ''),
  -- One of each.
  sku_ids text[] not null check (cardinality(sku_ids) between 2 and 8),
  price_fen bigint not null check (price_fen > 0),
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  state text not null default 'live' check (state in ('draft', 'live', 'stopped')),
  check (starts_at < ends_at)
);
create trigger bundle_price_announced after insert or update or delete on bundle_price
  for each statement execute function announce_published();

-- One for each shopper who ever put something in; its row is the lock of every change to the lines.
create table cart (
  owner text primary key check (owner ~ '^(member|guest):.+$'),
  line_count integer not null default 0,
  changed_at timestamptz not null,
  constraint cart_not_overfull check (line_count between 0 and 120)
);
create index cart_of_guest_by_age on cart (changed_at) where owner like 'guest:%';

create table cart_line (
  owner text not null references cart on delete cascade,
  sku_id text not null references sku on delete cascade,
  -- Empty for a plain sku; otherwise what tells two bundles or engravings of one sku apart.
  variant text not null default '',
  quantity integer not null check (quantity between 1 and 99),
  is_checked boolean not null default true,
  -- What a piece cost when it was put in, to show what has changed since.
  added_price_fen bigint not null check (added_price_fen >= 0),
  -- The one of several promotions the shopper wants for this line; null leaves it to the shop to find the best.
  promotion_id text,
  -- What was put together: {bundleId, choices, engraving}.
  bundle jsonb,
  added_at timestamptz not null,
  primary key (owner, sku_id, variant),
  check ((variant = '') = (bundle is null))
);
create index cart_line_by_sku on cart_line (sku_id);

-- Two tabs may each be at 119 lines: only a count kept under the cart's own lock can refuse the 121st.
create function count_cart_lines() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    update cart set line_count = line_count + 1 where owner = new.owner;
  else
    update cart set line_count = line_count - 1 where owner = old.owner;
  end if;
  return null;
end $$;
create trigger cart_line_counted after insert or delete on cart_line
  for each row execute function count_cart_lines();

-- Optional gifts (giftIds) and extra-buys (skuIds) the shopper ticked; an empty list declines. Whether they are earned is
-- worked out anew each time.
create table cart_choice (
  owner text not null references cart on delete cascade,
  promotion_id text not null references promotion on delete cascade,
  chosen text[] not null check (cardinality(chosen) <= 20),
  chosen_at timestamptz not null,
  primary key (owner, promotion_id)
);
create index cart_choice_by_promotion on cart_choice (promotion_id);

-- What a login moved from a guest's cart into a member's, so that it can be taken back once.
create table cart_merge (
  id text primary key default gen_random_uuid()::text,
  guest_owner text not null,
  member_owner text not null,
  -- [{skuId, variant, bundle, quantity, added, isChecked, addedPriceFen}]: the guest's line, and what the member got of it.
  lines jsonb not null,
  merged_at timestamptz not null,
  undone_at timestamptz
);
create index cart_merge_by_member on cart_merge (member_owner, merged_at desc);

create table coupon_offer (
  id text primary key check (id ~ '^[A-Za-z0-9_-]{1,64}$'),
  title text not null check (title <> ''),
  kind text not null check (kind in ('amountOff', 'percentOff', 'exchange', 'freeFreight')),
  -- {offer, scope, threshold}, read by the price engine's schema.
  rule jsonb not null check (jsonb_typeof(rule) = 'object' and rule #>> '{offer,kind}' = kind),
  channel text not null default 'online' check (channel in ('online', 'offline')),
  scope_text text not null,
  -- Where "use it" leads.
  link text not null,
  total integer not null check (total > 0),
  claimed integer not null default 0,
  per_person integer not null default 1 check (per_person between 1 and 99),
  -- Shown in the claim centre; the others are given by code or by the shop.
  is_on_offer boolean not null default true,
  code text unique check (code ~ '^[A-Z0-9]{14}$'),
  -- Cards that may claim and use it; null: everybody.
  card_types text[] check (card_types <@ array['PINK', 'WHITE', 'BLACK', 'GOLD'] and cardinality(card_types) > 0),
  is_for_first_order boolean not null default false,
  claim_from timestamptz not null,
  claim_until timestamptz not null,
  -- Fixed dates, or so many days from the claim on.
  valid_from timestamptz,
  valid_to timestamptz,
  valid_days integer check (valid_days between 1 and 366),
  unique (id, per_person),
  constraint coupon_offer_not_overdrawn check (claimed between 0 and total),
  check (claim_from < claim_until),
  check ((valid_days is null) = (valid_to is not null)),
  check ((valid_from is null) = (valid_to is null)),
  check (valid_from is null or valid_from < valid_to)
);

create table coupon (
  id text primary key default gen_random_uuid()::text,
  offer_id text not null,
  member_id text not null references member,
  -- The first, second … one person claims; never more than the offer allows.
  nth integer not null,
  per_person integer not null,
  valid_from timestamptz not null,
  valid_to timestamptz not null,
  state text not null default 'usable' check (state in ('usable', 'held', 'used')),
  -- The order that uses it, or holds it while unpaid.
  order_id text,
  saved_fen bigint check (saved_fen >= 0),
  claimed_at timestamptz not null,
  settled_at timestamptz,
  foreign key (offer_id, per_person) references coupon_offer (id, per_person) on update cascade,
  constraint coupon_once_each unique (offer_id, member_id, nth),
  constraint coupon_within_limit check (nth between 1 and per_person),
  check (valid_from < valid_to),
  check ((state = 'usable') = (order_id is null))
);
create index coupon_by_member on coupon (member_id, valid_to);
create index coupon_by_order on coupon (order_id) where order_id is not null;

create table favourite (
  member_id text not null references member,
  sku_id text not null references sku on delete cascade,
  -- To tell how far the price has fallen since.
  saved_price_fen bigint not null check (saved_price_fen >= 0),
  saved_at timestamptz not null,
  primary key (member_id, sku_id)
);
create index favourite_by_age on favourite (member_id, saved_at desc);
create index favourite_by_sku on favourite (sku_id);

create table browsing_history (
  owner text not null check (owner ~ '^(member|guest):.+$'),
  product_id text not null references product on delete cascade,
  sku_id text references sku on delete set null,
  seen_at timestamptz not null,
  primary key (owner, product_id)
);
create index browsing_history_by_age on browsing_history (owner, seen_at desc);
create index browsing_history_by_product on browsing_history (product_id);
create index browsing_history_by_sku on browsing_history (sku_id) where sku_id is not null;

-- Guests' carts that nobody came back to are cleared away once a day; the clearing plans its own next time.
insert into job (kind, unique_key, payload, run_at) values ('guest-carts-expire', 'daily', '{}', now());
