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
  is distinct from (whole.paid_fen, whole.refund_fen, whole.sale_refund_fen, whole.units, whole.due_fen)
union all
-- With a sum that notices an amount under another value.
select 'I-19 months', format('%s %s', coalesce(days.kind, months.kind), to_char(coalesce(days.month, months.month), 'YYYY-MM')),
  format('month paid %s refunded %s, days paid %s refunded %s', coalesce(months.paid_fen, 0), coalesce(months.refund_fen, 0),
    coalesce(days.paid_fen, 0), coalesce(days.refund_fen, 0))
from (
  select kind, date_trunc('month', day::timestamp)::date as month, sum(paid_fen) as paid_fen, sum(refund_fen) as refund_fen,
    sum(orders + 3 * units) as units, sum(list_fen + 3 * unit_fen + 5 * promotion_fen + 7 * coupon_fen + 11 * points_fen
      + 13 * freight_fen + 17 * sale_refund_fen) as mixed_fen,
    sum((paid_fen + 3 * refund_fen + 5 * sale_refund_fen + 7 * units) * (hashtext(value) & 1023)) as by_value
  from sales_figure group by 1, 2) days
full join (
  select kind, month, sum(paid_fen) as paid_fen, sum(refund_fen) as refund_fen,
    sum(orders + 3 * units) as units, sum(list_fen + 3 * unit_fen + 5 * promotion_fen + 7 * coupon_fen + 11 * points_fen
      + 13 * freight_fen + 17 * sale_refund_fen) as mixed_fen,
    sum((paid_fen + 3 * refund_fen + 5 * sale_refund_fen + 7 * units) * (hashtext(value) & 1023)) as by_value
  from sales_month group by 1, 2) months on months.kind = days.kind and months.month = days.month
where (coalesce(days.kind, months.kind), coalesce(days.month, months.month)) not in (select kind, month from sales_month_unfilled)
  and (coalesce(days.paid_fen, 0), coalesce(days.refund_fen, 0), coalesce(days.units, 0), coalesce(days.mixed_fen, 0),
    coalesce(days.by_value, 0)) is distinct from (coalesce(months.paid_fen, 0), coalesce(months.refund_fen, 0),
    coalesce(months.units, 0), coalesce(months.mixed_fen, 0), coalesce(months.by_value, 0))
union all
-- An amount of a day is in every later element of its month, one of a month in every later element of its year.
select 'I-19 running', format('%s %s %s', kind, unit, start),
  format('running sums %s, days %s', coalesce(running.by_value, 0), coalesce(days.by_value, 0))
from (
  select kind, part.unit, part.start,
    sum((orders + 3 * paid_fen + 5 * refund_fen + 7 * sale_refund_fen) * times * (1 + (hashtext(value) & 1023))) as by_value
  from sales_figure cross join lateral (values
    ('month', date_trunc('month', day::timestamp)::date, 32 - extract(day from day)::int),
    ('year', date_trunc('year', day::timestamp)::date, 13 - extract(month from day)::int)) part (unit, start, times)
  where kind in ('sku', 'product') group by 1, 2, 3) days
full join (
  select kind, unit, start,
    sum((element.orders + 3 * element.paid + 5 * element.refund + 7 * element.sale_refund) * (1 + (hashtext(value) & 1023))) as by_value
  from sales_running cross join lateral unnest(orders, paid_fen, refund_fen, sale_refund_fen)
    element (orders, paid, refund, sale_refund)
  group by 1, 2, 3) running using (kind, unit, start)
where (kind, unit, start) not in (select kind, unit, start from sales_running_unfilled)
  and coalesce(days.by_value, 0) <> coalesce(running.by_value, 0)
union all
-- Orders that were claimed or came without money wait for a minute to be counted.
select 'I-19 members', format('%s %s', to_char(month, 'YYYY-MM'), level),
  format('figures members %s first %s later %s, orders members %s first %s later %s', coalesce(figure.members, 0),
    coalesce(figure.first_orders, 0), coalesce(figure.repeat_orders, 0), coalesce(sold.members, 0),
    coalesce(sold.first_orders, 0), coalesce(sold.repeat_orders, 0))
from sales_member_figure figure full join (
  select month, level, count(*) as members, sum(first_orders) as first_orders, sum(repeat_orders) as repeat_orders
  from (
    select owner, month, (array_agg(level order by sale_at, order_id))[1] as level, count(*) filter (where number = 1) as first_orders,
      count(*) filter (where number > 1) as repeat_orders
    from (
      select owner, order_id, sale_at, level, date_trunc('month', sale_at at time zone 'Asia/Shanghai')::date as month,
        row_number() over (partition by owner order by sale_at, order_id) as number
      from sales_order join shop_order on shop_order.id = order_id where owner like 'member:%' and is_sold) numbered
    group by owner, month) bought
  group by month, level) sold using (month, level)
where not exists (select from sales_recount) and (coalesce(figure.members, 0), coalesce(figure.first_orders, 0),
    coalesce(figure.repeat_orders, 0)) is distinct from (coalesce(sold.members, 0), coalesce(sold.first_orders, 0),
    coalesce(sold.repeat_orders, 0));
