-- When receipt is confirmed automatically, if it was extended; otherwise so many days after the last parcel as the order's settings
-- say. The second column is when the member extended it, which is possible once.
alter table sub_order
  add column receipt_until timestamptz,
  add column receipt_extended_at timestamptz;
