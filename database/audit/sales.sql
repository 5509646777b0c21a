-- I-19 The figures of sales are what the ledger says of orders, day by day and to the fen, as far as they are counted; refunds on
-- the day they were made and on the day of the sale, and every breakdown adds up to the whole.
select 'I-19 figures' as invariant, coalesce(figure.day, noted.day)::text as subject,
  format('figures paid %s refunded %s, ledger paid %s refunded %s', coalesce(figure.paid_fen, 0), coalesce(figure.refund_fen, 0),
    coalesce(noted.paid_fen, 0), coalesce(noted.refund_fen, 0)) as detail
from (select day, paid_fen, refund_fen from sales_figure where kind = 'all') figure full join (
  select (movement.at at time zone 'Asia/Shanghai')::date as day, sum(greatest(-entry.amount_fen, 0)) as paid_fen,
    sum(greatest(entry.amount_fen, 0)) as refund_fen
  from ledger_entry entry join ledger_movement movement on movement.id = entry.movement_id
  where entry.account like 'order:%' and entry.id <= (select counted_id from sales_state) group by 1) noted using (day)
where coalesce(figure.paid_fen, 0) <> coalesce(noted.paid_fen, 0) or coalesce(figure.refund_fen, 0) <> coalesce(noted.refund_fen, 0)
union all
select 'I-19 day of sale', coalesce(figure.day, noted.day)::text,
  format('figures refunded %s, ledger refunded %s', coalesce(figure.refund_fen, 0), coalesce(noted.refund_fen, 0))
from (select day, sale_refund_fen as refund_fen from sales_figure where kind = 'all') figure full join (
  select (sale.sale_at at time zone 'Asia/Shanghai')::date as day, sum(entry.amount_fen) as refund_fen
  from ledger_entry entry join sales_order sale on entry.account = 'order:' || sale.order_id
  where entry.account like 'order:%' and entry.amount_fen > 0 and entry.id <= (select counted_id from sales_state)
  group by 1) noted using (day)
where coalesce(figure.refund_fen, 0) <> coalesce(noted.refund_fen, 0)
union all
select 'I-19 breakdowns', format('%s %s', part.kind, part.day),
  format('parts paid %s refunded %s, whole paid %s refunded %s', part.paid_fen, part.refund_fen, whole.paid_fen, whole.refund_fen)
from (
  select kind, day, sum(paid_fen) as paid_fen, sum(refund_fen) as refund_fen, sum(sale_refund_fen) as sale_refund_fen,
    sum(units) as units, sum(list_fen - unit_fen - promotion_fen - coupon_fen - points_fen + freight_fen) as due_fen
  from sales_figure group by kind, day) part
join (
  select *, list_fen - unit_fen - promotion_fen - coupon_fen - points_fen + freight_fen as due_fen
  from sales_figure where kind = 'all') whole on whole.day = part.day
where (part.paid_fen, part.refund_fen, part.sale_refund_fen, part.units, part.due_fen)
  is distinct from (whole.paid_fen, whole.refund_fen, whole.sale_refund_fen, whole.units, whole.due_fen);
