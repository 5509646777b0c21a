-- Figures of sales by Shanghai day, for reports that do not read the orders. A job adds orders to them, in the order of
-- the ledger's entries, and takes away what it had added for the same order before.

-- What an order counts under; stays as it was when the order was first counted, except for the time of the sale.
create table sales_order (
  -- No reference: it would lock the order that a shopper is about to pay.
  order_id text primary key,
  -- When it was paid in full; before that, when the first money came.
  sale_at timestamptz not null,
  is_sold boolean not null,
  province text not null,
  payment text not null,
  -- The card of the member at that time; GUEST without one.
  level text not null,
  first_source text not null,
  last_source text not null
);

-- What an order has added to the figures, by hour and sku. The empty sku is freight and packaging.
create table sales_line (
  order_id text not null references sales_order,
  day date not null,
  hour smallint not null check (hour between 0 and 23),
  sku_id text not null,
  product_id text not null,
  brand_id text not null,
  category_id text not null,
  -- On the day of the sale: its units and amounts count here.
  is_sale boolean not null,
  units bigint not null,
  list_fen bigint not null,
  unit_fen bigint not null,
  promotion_fen bigint not null,
  coupon_fen bigint not null,
  points_fen bigint not null,
  freight_fen bigint not null,
  -- What came on this day.
  paid_fen bigint not null,
  -- What went back on this day.
  refund_fen bigint not null,
  -- What went back of the sale of this day, whenever it did.
  sale_refund_fen bigint not null,
  primary key (order_id, day, hour, sku_id)
);

create table sales_figure (
  -- all, hour, province, payment, level, first, last, sku, product, brand, category
  kind text not null,
  day date not null,
  value text not null,
  orders bigint not null default 0,
  units bigint not null default 0,
  list_fen bigint not null default 0,
  unit_fen bigint not null default 0,
  promotion_fen bigint not null default 0,
  coupon_fen bigint not null default 0,
  points_fen bigint not null default 0,
  freight_fen bigint not null default 0,
  paid_fen bigint not null default 0,
  refund_fen bigint not null default 0,
  sale_refund_fen bigint not null default 0,
  primary key (kind, day, value)
);

-- What an offer gave in an order, and how much of it went back with returns.
create table sales_offer (
  order_id text not null references sales_order,
  kind text not null,
  offer_id text not null,
  day date not null,
  title text not null,
  units bigint not null,
  saved_fen bigint not null,
  back_fen bigint not null,
  paid_fen bigint not null,
  refund_fen bigint not null,
  primary key (order_id, kind, offer_id)
);
create table sales_offer_day (
  day date not null,
  kind text not null,
  offer_id text not null,
  title text not null,
  orders bigint not null default 0,
  units bigint not null default 0,
  saved_fen bigint not null default 0,
  back_fen bigint not null default 0,
  paid_fen bigint not null default 0,
  refund_fen bigint not null default 0,
  primary key (day, kind, offer_id)
);

-- Entries of the ledger up to counted_id are in the figures. As with the daily sums, entries up to seen_id are counted
-- when every transaction has ended that ran while they were seen.
create table sales_state (
  is_only boolean primary key default true check (is_only),
  counted_id bigint not null default 0,
  seen_id bigint not null default 0,
  seen_transaction bigint not null default 0
);
insert into sales_state default values;

-- Orders that points and coupons pay have no entry in the ledger. They are few.
create table sales_free_order (
  order_id text primary key
);
insert into sales_free_order select id from shop_order where payable_fen = 0 and paid_at is not null;
create function note_free_order() returns trigger language plpgsql as $$
begin
  insert into sales_free_order values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger shop_order_free_placed after insert on shop_order
  for each row when (new.payable_fen = 0 and new.paid_at is not null) execute function note_free_order();
create trigger shop_order_free_paid after update of paid_at on shop_order
  for each row when (new.payable_fen = 0 and new.paid_at is not null) execute function note_free_order();
