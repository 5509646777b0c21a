-- I-1 Available stock is the sum of the stock ledger, held stock what open orders hold,
-- sold stock what the ledger sold.
select 'I-1 ledger' as invariant, stock.sku_id as subject,
  format('available %s, ledger %s', available, coalesce(noted.total, 0)) as detail
from stock left join (select sku_id, sum(delta) as total from stock_ledger group by sku_id) noted using (sku_id)
where available <> coalesce(noted.total, 0)
union all
select 'I-1 held', stock.sku_id, format('held %s, live holds %s', held, coalesce(live.total, 0))
from stock left join (
  select sku_id, sum(quantity) as total from stock_hold where ended_at is null group by sku_id) live using (sku_id)
where held <> coalesce(live.total, 0)
union all
select 'I-1 held by the wrong', hold.reference, format('sku %s', hold.sku_id)
from stock_hold hold
where ended_at is null and not exists (
  select 1 from sub_order where order_id = hold.reference and status in (10, 11, 12, 20))
union all
select 'I-1 sold', stock.sku_id, format('sold %s, ledger %s', sold, coalesce(noted.total, 0))
from stock left join (
  select sku_id, -sum(delta) as total from stock_ledger where reason in ('sale', 'return') group by sku_id) noted
  using (sku_id)
where sold <> coalesce(noted.total, 0);
