-- Running sums of what shades and products sold: by day within a month, and by month within a year. A report that ranks 20,000
-- shades reads a row of each shade for a month or a year, whichever days of it are asked for. A trigger adds every change of a
-- day in the transaction that writes it, so that days that the release before counts are in them too.
create table sales_running (
  kind text not null check (kind in ('sku', 'product')),
  unit text not null check (unit in ('month', 'year')),
  -- Its first day.
  start date not null,
  value text not null,
  -- Element n is the sum of the days, or months, 1 to n.
  orders bigint[] not null,
  paid_fen bigint[] not null,
  refund_fen bigint[] not null,
  sale_refund_fen bigint[] not null,
  primary key (kind, unit, start, value)
);

-- Months and years that were counted before this table existed, until a job has summed them.
create table sales_running_unfilled (
  kind text not null,
  unit text not null,
  start date not null,
  -- Values up to this one are summed; null: none.
  after text,
  primary key (kind, unit, start)
);

-- Sums of so many elements that grow by `amount` at element `place`.
create function running_from(place integer, amount bigint, length integer) returns bigint[] language sql immutable
return array_fill(0::bigint, array[place - 1]) || array_fill(amount, array[length - place + 1]);

-- The last element is 0 when all are: sums of one day only grow or only fall.
create function add_running(sums bigint[], more bigint[]) returns bigint[] language sql immutable
return case when more[cardinality(more)] = 0 then sums
  else array(select one + other from unnest(sums, more) both_sums (one, other)) end;

create type sales_change as (
  kind text, day date, value text, orders bigint, paid_fen bigint, refund_fen bigint, sale_refund_fen bigint
);
create function add_running_sums() returns trigger language plpgsql as $$
declare
  changes sales_change[];
  changed_day date;
begin
  if tg_op = 'INSERT' then
    changes := array(
      select (kind, day, value, orders, paid_fen, refund_fen, sale_refund_fen)::sales_change
      from new_rows where kind in ('sku', 'product'));
  else
    changes := array(
      select (kind, day, value, sum(orders), sum(paid_fen), sum(refund_fen), sum(sale_refund_fen))::sales_change
      from (
        select kind, day, value, orders, paid_fen, refund_fen, sale_refund_fen from new_rows where kind in ('sku', 'product')
        union all
        select kind, day, value, -orders, -paid_fen, -refund_fen, -sale_refund_fen from old_rows where kind in ('sku', 'product')
      ) changed group by kind, day, value);
  end if;
  -- A statement may change a row once, so each day has its own.
  for changed_day in select distinct day from unnest(changes) order by day loop
    insert into sales_running (kind, unit, start, value, orders, paid_fen, refund_fen, sale_refund_fen)
    select kind, unit, start, value, running_from(place, orders, length), running_from(place, paid_fen, length),
      running_from(place, refund_fen, length), running_from(place, sale_refund_fen, length)
    from unnest(changes) change
    cross join lateral (values
      ('month', date_trunc('month', day::timestamp)::date, extract(day from day)::int, 31),
      ('year', date_trunc('year', day::timestamp)::date, extract(month from day)::int, 12)) part (unit, start, place, length)
    where day = changed_day and (orders <> 0 or paid_fen <> 0 or refund_fen <> 0 or sale_refund_fen <> 0)
    order by kind, unit, value
    on conflict (kind, unit, start, value) do update set
      orders = add_running(sales_running.orders, excluded.orders),
      paid_fen = add_running(sales_running.paid_fen, excluded.paid_fen),
      refund_fen = add_running(sales_running.refund_fen, excluded.refund_fen),
      sale_refund_fen = add_running(sales_running.sale_refund_fen, excluded.sale_refund_fen);
  end loop;
  return null;
end $$;
create trigger sales_figure_inserted_running after insert on sales_figure
  referencing new table as new_rows for each statement execute function add_running_sums();
create trigger sales_figure_updated_running after update on sales_figure
  referencing new table as new_rows old table as old_rows for each statement execute function add_running_sums();

-- After the triggers, which wait for a count that runs.
insert into sales_running_unfilled (kind, unit, start)
select kind, unit, start::date
from (select min(day)::timestamp as first, max(day)::timestamp as last from sales_figure where kind = 'all') days
cross join lateral (
  select 'month' as unit, generate_series(date_trunc('month', first), last, interval '1 month') as start
  union all
  select 'year', generate_series(date_trunc('year', first), last, interval '1 year')) part
cross join unnest(array['sku', 'product']) kind;
