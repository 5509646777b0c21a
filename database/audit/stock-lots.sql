-- I-20 What remains of a lot is the sum of its movements, what was received the sum of its receipts, what was shipped
-- stands in parcels; and lots that are not recalled never hold more than is on hand.
select 'I-20 lot' as invariant, lot.id::text as subject,
  format('remaining %s, movements %s', lot.remaining, coalesce(noted.total, 0)) as detail
from stock_lot lot left join (
  select lot_id, sum(delta) as total from stock_lot_movement group by lot_id) noted on noted.lot_id = lot.id
where lot.remaining <> coalesce(noted.total, 0)
union all
select 'I-20 received', lot.id::text, format('received %s, receipts %s', lot.received, coalesce(noted.total, 0))
from stock_lot lot left join (
  select lot_id, sum(units) as total from stock_receipt group by lot_id) noted on noted.lot_id = lot.id
where lot.received <> coalesce(noted.total, 0)
union all
select 'I-20 shipped', lot.id::text, format('movements %s, parcels %s', coalesce(noted.total, 0), coalesce(sent.total, 0))
from stock_lot lot
left join (
  select lot_id, -sum(delta) as total from stock_lot_movement where reason in ('shipped', 'return') group by lot_id) noted
  on noted.lot_id = lot.id
left join (
  select lot_id, sum(quantity - returned) as total from parcel_item_lot group by lot_id) sent on sent.lot_id = lot.id
where coalesce(noted.total, 0) <> coalesce(sent.total, 0)
union all
select 'I-20 on hand', lots.sku_id, format('lots %s, on hand %s', lots.total, on_hand.units)
from (select sku_id, sum(remaining) as total from stock_lot where remaining > 0 group by sku_id) lots
cross join lateral (
  select stock.available + stock.held + coalesce((
    select sum(line.quantity - coalesce((
        select sum(item.quantity) from parcel_item item where item.order_line_id = line.id), 0))
    from order_line line join sub_order sub on sub.id = line.sub_order_id
    where line.sku_id = lots.sku_id and sub.status in (30, 35, 40)), 0) + coalesce((
    select sum((line.quantity - coalesce((
        select sum(item.quantity) from parcel_item item where item.order_line_id = line.id), 0))
      * (part ->> 'quantity')::int)
    from sub_order sub join order_line line on line.sub_order_id = sub.id
      cross join lateral jsonb_array_elements(line.parts) part
    where sub.status in (30, 35, 40) and line.parts is not null and part ->> 'skuId' = lots.sku_id), 0) as units
  from stock where stock.sku_id = lots.sku_id) on_hand
where lots.total > on_hand.units;
