-- Why this change: a redeemed reward goes out with the member's next order. The order it joined is stored here; a cancelled
-- order gives it back, and the parcel marks it as sent.
alter table points_exchange
  add column order_id text references shop_order,
  add column sent_at timestamptz;
create index points_exchange_waiting on points_exchange (member_id, at) where state = 'placed' and order_id is null;
create index points_exchange_by_order on points_exchange (order_id) where order_id is not null;
