-- Staff correct points, and send rewards without an order.
alter table points_entry
  drop constraint points_entry_kind_check,
  add constraint points_entry_kind_check check (kind in
    ('earn', 'hold', 'release', 'spend', 'give-back', 'take-back', 'expire', 'exchange', 'reward', 'adjust')) not valid;

alter table points_exchange
  -- Of a parcel of its own; null: it goes with an order.
  add column carrier text check (char_length(carrier) between 1 and 40),
  add column waybill_no text check (char_length(waybill_no) between 1 and 60),
  add constraint points_exchange_parcel check ((carrier is null) = (waybill_no is null)),
  add constraint points_exchange_parcel_sent check (carrier is null or (state = 'sent' and order_id is null));
create index points_exchange_by_state on points_exchange (state, at desc, id desc);

-- The forecast of expiring points reads nothing but this.
create index points_lot_by_expiry on points_lot (expires_at) include (left_points) where left_points > 0;

call audit_table('points_exchange', 'id');
call audit_table('points_reward', 'id');
