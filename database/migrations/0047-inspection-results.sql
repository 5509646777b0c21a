-- What the inspection of a unit decides, and lists of stock and refunds that staff read.

-- False: the unit goes back to the shopper and is not refunded. The wrong thing, or nothing, is never accepted.
alter table return_inspection add column is_accepted boolean not null;
alter table return_inspection add check (not is_accepted or finding in ('intact', 'opened', 'damaged'));
alter table return_inspection add check (not is_sellable or (is_accepted and finding = 'intact'));

create index stock_hold_open on stock_hold (sku_id, expires_at) where ended_at is null;
create index refund_by_time on refund (created_at desc, id desc);
