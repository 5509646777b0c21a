-- Sums of the figures of sales by month: a year by shade reads twelve rows of a shade instead of 365. A trigger adds every
-- change of a day in the transaction that writes it, so that days that the release before counts are in the months too.
create table sales_month (
  kind text not null,
  -- Its first day.
  month date not null,
  value text not null,
  orders bigint not null default 0,
  units bigint not null default 0,
  list_fen bigint not null default 0,
  unit_fen bigint not null default 0,
  promotion_fen bigint not null default 0,
  coupon_fen bigint not null default 0,
  points_fen bigint not null default 0,
  freight_fen bigint not null default 0,
  paid_fen bigint not null default 0,
  refund_fen bigint not null default 0,
  sale_refund_fen bigint not null default 0,
  primary key (kind, month, value)
);

-- Months that were counted before this table existed, until a job has summed them; reports read their days.
create table sales_month_unfilled (
  kind text not null,
  month date not null,
  primary key (kind, month)
);

create function add_sales_months() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then
    insert into sales_month (kind, month, value, orders, units, list_fen, unit_fen, promotion_fen, coupon_fen, points_fen,
      freight_fen, paid_fen, refund_fen, sale_refund_fen)
    select kind, date_trunc('month', day::timestamp)::date, value, sum(orders), sum(units), sum(list_fen), sum(unit_fen),
      sum(promotion_fen), sum(coupon_fen), sum(points_fen), sum(freight_fen), sum(paid_fen), sum(refund_fen), sum(sale_refund_fen)
    from new_rows group by 1, 2, 3
    on conflict (kind, month, value) do update set
      orders = sales_month.orders + excluded.orders, units = sales_month.units + excluded.units,
      list_fen = sales_month.list_fen + excluded.list_fen, unit_fen = sales_month.unit_fen + excluded.unit_fen,
      promotion_fen = sales_month.promotion_fen + excluded.promotion_fen,
      coupon_fen = sales_month.coupon_fen + excluded.coupon_fen, points_fen = sales_month.points_fen + excluded.points_fen,
      freight_fen = sales_month.freight_fen + excluded.freight_fen, paid_fen = sales_month.paid_fen + excluded.paid_fen,
      refund_fen = sales_month.refund_fen + excluded.refund_fen,
      sale_refund_fen = sales_month.sale_refund_fen + excluded.sale_refund_fen;
  else
    insert into sales_month (kind, month, value, orders, units, list_fen, unit_fen, promotion_fen, coupon_fen, points_fen,
      freight_fen, paid_fen, refund_fen, sale_refund_fen)
    select kind, date_trunc('month', day::timestamp)::date, value, sum(orders), sum(units), sum(list_fen), sum(unit_fen),
      sum(promotion_fen), sum(coupon_fen), sum(points_fen), sum(freight_fen), sum(paid_fen), sum(refund_fen), sum(sale_refund_fen)
    from (
      select kind, day, value, orders, units, list_fen, unit_fen, promotion_fen, coupon_fen, points_fen,
        freight_fen, paid_fen, refund_fen, sale_refund_fen
      from new_rows
      union all
      select kind, day, value, -orders, -units, -list_fen, -unit_fen, -promotion_fen, -coupon_fen, -points_fen,
        -freight_fen, -paid_fen, -refund_fen, -sale_refund_fen
      from old_rows) changed group by 1, 2, 3
    on conflict (kind, month, value) do update set
      orders = sales_month.orders + excluded.orders, units = sales_month.units + excluded.units,
      list_fen = sales_month.list_fen + excluded.list_fen, unit_fen = sales_month.unit_fen + excluded.unit_fen,
      promotion_fen = sales_month.promotion_fen + excluded.promotion_fen,
      coupon_fen = sales_month.coupon_fen + excluded.coupon_fen, points_fen = sales_month.points_fen + excluded.points_fen,
      freight_fen = sales_month.freight_fen + excluded.freight_fen, paid_fen = sales_month.paid_fen + excluded.paid_fen,
      refund_fen = sales_month.refund_fen + excluded.refund_fen,
      sale_refund_fen = sales_month.sale_refund_fen + excluded.sale_refund_fen;
  end if;
  return null;
end $$;
create trigger sales_figure_inserted after insert on sales_figure
  referencing new table as new_rows for each statement execute function add_sales_months();
create trigger sales_figure_updated after update on sales_figure
  referencing new table as new_rows old table as old_rows for each statement execute function add_sales_months();

-- After the triggers, which wait for a count that runs.
insert into sales_month_unfilled (kind, month)
select kind, month::date
from (select date_trunc('month', min(day)::timestamp) as first, max(day)::timestamp as last from sales_figure where kind = 'all') days
cross join lateral generate_series(first, last, interval '1 month') month
cross join unnest(array['all', 'hour', 'province', 'payment', 'level', 'first', 'last', 'sku', 'product', 'brand', 'category']) kind;
