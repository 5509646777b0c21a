-- Which offers applied to an order and what each saved, written with the order. Until now an order stored only sums.
create table order_offer (
  order_id text not null references shop_order,
  position smallint not null check (position >= 1),
  kind text not null check (kind in ('flashSale', 'limitedTime', 'memberPrice', 'fullAmount', 'gift', 'extraBuy', 'bundle',
    'presale', 'coupon', 'code', 'freeFreight', 'points')),
  -- A promotion, a bundle price, a presale or a coupon offer; null for points and for the member prices of skus.
  offer_id text,
  -- As the shopper saw it.
  title text not null,
  reason text not null,
  saved_fen bigint not null check (saved_fen >= 0),
  -- What it saved on each line: [{source, skuId, units, savedFen}]. Freight has no lines.
  lines jsonb not null default '[]' check (jsonb_typeof(lines) = 'array'),
  primary key (order_id, position)
);
create index order_offer_by_offer on order_offer (offer_id, order_id) where offer_id is not null;

-- How many offers the order was placed with; null for orders of earlier releases, whose offers are not known.
alter table shop_order add column offer_count smallint check (offer_count >= 0);
