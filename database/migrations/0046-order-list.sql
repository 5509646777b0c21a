-- What the order list of staff asks for: each filter that is rare among the orders has an index, so that a list of a few
-- orders among a million is found without reading them all.
create index shop_order_by_amount on shop_order (payable_fen desc, id desc);
create index shop_order_by_province on shop_order ((recipient ->> 'provinceCode'), created_at desc, id desc);
create index shop_order_by_payment on shop_order (payment_code, created_at desc, id desc);
create index shop_order_presales on shop_order (created_at desc, id desc) where kind = 'presale';
create index shop_order_with_note on shop_order (created_at desc, id desc) where note is not null;
create index shop_order_with_packaging on shop_order (created_at desc, id desc) where packaging is not null;
create index shop_order_with_coupon on shop_order (created_at desc, id desc) where coupon_ids <> '{}';
create index shop_order_of_guests on shop_order (created_at desc, id desc) where guest_mobile is not null;
create index sub_order_by_shipped on sub_order (shipped_at desc) where shipped_at is not null;
create index sub_order_by_signed on sub_order (signed_at desc) where signed_at is not null;
create index order_line_engraved on order_line (order_id) where engraving is not null;
create index order_line_by_brand on order_line ((snapshot ->> 'brandNameCN'), order_id);
create index parcel_by_carrier on parcel (carrier, created_at desc);

-- Numbers of other parties that the search box knows.
create index payment_by_any_trade_no on payment (provider_trade_no) where provider_trade_no is not null;

-- The same file again while it is being worked on.
create index bulk_run_waiting on bulk_run (content_hash) where state = 'waiting';
