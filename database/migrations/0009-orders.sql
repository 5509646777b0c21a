-- Addresses, orders and their life, parcels. Money follows in 0010.

create table address (
  id text primary key,
  -- 'member:…' or 'guest:…'
  owner text not null check (owner ~ '^(member|guest):.+$'),
  name text not null check (length(name) between 2 and 25),
  mobile text not null check (mobile ~ '^1[3-9][0-9]{9}$'),
  province_code text not null,
  city_code text not null,
  district_code text not null,
  street_code text,
  -- As they were called when the address was written.
  province_name text not null,
  city_name text not null,
  district_name text not null,
  street_name text,
  detail text not null check (length(detail) between 5 and 100),
  tag text,
  is_default boolean not null default false,
  is_in_use boolean not null default false,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index address_by_owner on address (owner, created_at desc);
create unique index address_one_default on address (owner) where is_default;
create unique index address_one_in_use on address (owner) where is_in_use;

-- What has been chosen at checkout besides the goods; kept until the order is placed.
create table checkout_draft (
  owner text primary key check (owner ~ '^(member|guest):.+$'),
  delivery_mode text not null default 'express' check (delivery_mode in ('express', 'store')),
  delivery_time text not null default 'any' check (delivery_time in ('any', 'workday', 'weekend')),
  payment_code text check (payment_code in ('ALIPAY', 'WECHAT', 'SILKPAY', 'COD')),
  packaging_id text,
  greeting text check (length(greeting) <= 100),
  note text check (length(note) <= 200),
  -- A guest's mobile, proved by a code: an order that is refused for another reason needs no second code.
  proved_mobile text check (proved_mobile ~ '^1[3-9][0-9]{9}$'),
  proved_until timestamptz,
  updated_at timestamptz not null default now()
);

-- What a quote promised, so that a commit can be held to it: what was bought, chosen and worked out.
create table quote (
  hash text not null check (hash ~ '^[0-9a-f]{64}$'),
  owner text not null,
  source text not null check (source in ('cart', 'buynow')),
  -- The sku, quantity and bundle of a buy-now quote.
  item jsonb,
  -- What was chosen, by the shopper or for her: coupons, points, gifts, extra-buys, promotion of each line.
  choices jsonb not null,
  created_at timestamptz not null default now(),
  primary key (owner, hash)
);
create index quote_age on quote (created_at);

create table shop_order (
  id text primary key check (id ~ '^[0-9]{18}$'),
  owner text not null check (owner ~ '^(member|guest):.+$'),
  -- The mobile a guest proved; the way to look the order up and to claim it later.
  guest_mobile text check (guest_mobile ~ '^1[3-9][0-9]{9}$'),
  kind text not null check (kind in ('ordinary', 'presale')),
  source text not null check (source in ('cart', 'buynow')),
  payment_code text not null check (payment_code in ('ALIPAY', 'WECHAT', 'SILKPAY', 'COD')),
  goods_fen bigint not null check (goods_fen >= 0),
  promotion_fen bigint not null default 0 check (promotion_fen >= 0),
  coupon_fen bigint not null default 0 check (coupon_fen >= 0),
  points_fen bigint not null default 0 check (points_fen >= 0),
  freight_fen bigint not null default 0 check (freight_fen >= 0),
  packaging_fen bigint not null default 0 check (packaging_fen >= 0),
  payable_fen bigint not null check (payable_fen >= 0),
  -- Presale: what is paid first, and what that is worth in the balance.
  deposit_fen bigint check (deposit_fen > 0),
  deposit_worth_fen bigint,
  balance_from timestamptz,
  balance_until timestamptz,
  ships_by timestamptz,
  points_used bigint not null default 0 check (points_used >= 0),
  points_expected bigint not null default 0 check (points_expected >= 0),
  coupon_ids text[] not null default '{}',
  -- What it took of promotions' quotas, to give it back: [{promotionId, skuId, owner, used}].
  promotion_uses jsonb not null default '[]',
  -- How the amounts came about, in the words the shopper saw.
  arithmetic jsonb not null,
  -- Recipient as it stood: {name, mobile, codes and names of the region, detail}.
  recipient jsonb not null,
  delivery jsonb not null,
  packaging jsonb,
  note text check (length(note) <= 200),
  invoice_request jsonb,
  consents text[] not null default '{}',
  -- Where the shopper came from: this visit and the first one.
  visit_source jsonb not null default '{}',
  quote_hash text not null,
  pay_until timestamptz,
  paid_at timestamptz,
  cancel_reason smallint check (cancel_reason between 1 and 9),
  hidden_at timestamptz,
  created_at timestamptz not null,
  version integer not null default 1,
  check (goods_fen - promotion_fen - coupon_fen - points_fen + freight_fen + packaging_fen = payable_fen),
  check ((kind = 'presale') = (deposit_fen is not null)),
  check (deposit_fen is null or deposit_fen * 5 <= goods_fen)
);
create index shop_order_by_owner on shop_order (owner, created_at desc);
create index shop_order_by_guest_mobile on shop_order (guest_mobile) where guest_mobile is not null;

-- One for each parcel group; the four states live here.
create table sub_order (
  id text primary key check (id ~ '^[0-9]{18}-[0-9]{1,2}$'),
  order_id text not null references shop_order,
  position smallint not null check (position >= 1),
  status smallint not null,
  pay_status smallint not null default 0 check (pay_status between 0 and 5),
  ship_status smallint not null default 0 check (ship_status between 0 and 4),
  -- 0 none, 1 under way, 2 done.
  after_sale_status smallint not null default 0 check (after_sale_status between 0 and 2),
  invoice_status text not null default 'N' check (invoice_status in ('N', '10', '20', '30', '40', '50')),
  shipped_at timestamptz,
  signed_at timestamptz,
  completed_at timestamptz,
  version integer not null default 1,
  unique (order_id, position)
);

create table order_line (
  -- What the contract calls returnSkuId.
  id text primary key,
  order_id text not null references shop_order,
  sub_order_id text not null references sub_order,
  position smallint not null check (position >= 1),
  sku_id text not null,
  product_id text not null,
  kind text not null check (kind in ('ordinary', 'presale', 'gift', 'extraBuy', 'bundle')),
  -- Names, brand, picture, return rule as they stood when it was bought.
  snapshot jsonb not null,
  -- The parts of a bundle: [{skuId, skuName, quantity}].
  parts jsonb,
  engraving text,
  unit_price_fen bigint not null check (unit_price_fen >= 0),
  quantity integer not null check (quantity between 1 and 99),
  promotion_share_fen bigint not null default 0 check (promotion_share_fen >= 0),
  coupon_share_fen bigint not null default 0 check (coupon_share_fen >= 0),
  points_share_fen bigint not null default 0 check (points_share_fen >= 0),
  paid_fen bigint not null check (paid_fen >= 0),
  -- The same, piece by piece: [{promotion, coupon, points, paid, pointsEarned}].
  unit_shares jsonb not null,
  returned_quantity integer not null default 0,
  commented_at timestamptz,
  unique (order_id, position),
  check (unit_price_fen * quantity - promotion_share_fen - coupon_share_fen - points_share_fen = paid_fen),
  check (returned_quantity between 0 and quantity)
);
create index order_line_by_sub_order on order_line (sub_order_id);
create index order_line_by_product on order_line (product_id);

-- The only ways an order may go. The same table stands in core; a test holds them together.
create table order_transition (
  from_status smallint not null,
  to_status smallint not null,
  primary key (from_status, to_status)
);
insert into order_transition (from_status, to_status) values
  (10, 30), (10, 90), (11, 12), (11, 90), (12, 30), (12, 90),
  (20, 30), (20, 90), (30, 35), (30, 40), (30, 50), (30, 80), (30, 91),
  (35, 40), (35, 50), (35, 80), (35, 91), (40, 50), (40, 91), (50, 60), (50, 70), (50, 91), (50, 92),
  (60, 70), (60, 91), (70, 91), (80, 91), (80, 30), (80, 35);

create table order_status_change (
  id bigint generated always as identity primary key,
  sub_order_id text not null references sub_order,
  from_status smallint,
  to_status smallint not null,
  at timestamptz not null
);
create index order_status_change_by_sub_order on order_status_change (sub_order_id, id);
create trigger order_status_change_append_only before update or delete on order_status_change
  for each row execute function refuse_change();

create function guard_order_status() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    if new.status not in (10, 11, 20, 30) then
      raise exception 'an order does not begin as %', new.status using errcode = 'check_violation';
    end if;
  elsif new.status is distinct from old.status then
    if not exists (
      select 1 from order_transition where from_status = old.status and to_status = new.status
    ) then
      raise exception 'an order does not go from % to %', old.status, new.status using errcode = 'check_violation';
    end if;
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger sub_order_guarded before insert or update on sub_order
  for each row execute function guard_order_status();

create function note_order_status() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.status is distinct from old.status then
    insert into order_status_change (sub_order_id, from_status, to_status, at)
    values (new.id, case when tg_op = 'INSERT' then null else old.status end, new.status, shop_now());
  end if;
  return null;
end $$;
create trigger sub_order_noted after insert or update on sub_order
  for each row execute function note_order_status();

create table parcel (
  id text primary key,
  sub_order_id text not null references sub_order,
  carrier text not null,
  waybill_no text,
  -- 10 出库 20 运输中 30 派送中 40 已签收 50 异常 60 退回
  status smallint not null check (status in (10, 20, 30, 40, 50, 60)),
  expected_at timestamptz,
  created_at timestamptz not null
);
create index parcel_by_sub_order on parcel (sub_order_id);

create table parcel_item (
  parcel_id text not null references parcel,
  order_line_id text not null references order_line,
  quantity integer not null check (quantity > 0),
  primary key (parcel_id, order_line_id)
);

create table parcel_trace (
  id bigint generated always as identity primary key,
  parcel_id text not null references parcel,
  at timestamptz not null,
  text text not null check (text <> '')
);
create index parcel_trace_by_parcel on parcel_trace (parcel_id, at);
