-- Coupons that are released in parts, at set hours of every day. Null: claimable during the whole claim window.
alter table coupon_offer
  add column drop_hours smallint[] check (cardinality(drop_hours) between 1 and 12),
  add column drop_minutes integer check (drop_minutes between 1 and 1440),
  add column drop_quantity integer check (drop_quantity > 0),
  add constraint coupon_offer_drops_whole check (
    (drop_hours is null) = (drop_minutes is null) and (drop_hours is null) = (drop_quantity is null));

-- How many of one release are claimed. The first claim inserts the row; the check refuses the claim after the last.
create table coupon_drop (
  offer_id text not null references coupon_offer on delete cascade,
  opens_at timestamptz not null,
  quantity integer not null check (quantity > 0),
  claimed integer not null default 0,
  primary key (offer_id, opens_at),
  constraint coupon_drop_not_overdrawn check (claimed between 0 and quantity)
);
