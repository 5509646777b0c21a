-- How many members bought in a month, by card, and their first and later orders. Counted with the figures of sales.

-- What a member has added to the figures of a month.
create table sales_member_month (
  member_id text not null,
  month date not null,
  -- Of the first order of the month.
  level text not null,
  -- One in the month of the first order that the member has ever paid.
  first_orders bigint not null,
  repeat_orders bigint not null,
  primary key (member_id, month)
);
create table sales_member_figure (
  month date not null,
  level text not null,
  members bigint not null default 0,
  first_orders bigint not null default 0,
  repeat_orders bigint not null default 0,
  primary key (month, level)
);

-- The orders that are counted already.
insert into sales_member_month (member_id, month, level, first_orders, repeat_orders)
select member_id, month, (array_agg(level order by sale_at, order_id))[1], count(*) filter (where number = 1),
  count(*) filter (where number > 1)
from (
  select substr(owner, 8) as member_id, date_trunc('month', sale_at at time zone 'Asia/Shanghai')::date as month, level, sale_at,
    order_id, row_number() over (partition by owner order by sale_at, order_id) as number
  from sales_order join shop_order on shop_order.id = order_id where owner like 'member:%' and is_sold) sold
group by 1, 2;
insert into sales_member_figure (month, level, members, first_orders, repeat_orders)
select month, level, count(*), sum(first_orders), sum(repeat_orders) from sales_member_month group by 1, 2;
