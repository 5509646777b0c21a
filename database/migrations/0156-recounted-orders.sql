-- Refunds of cancelled sub-orders now count for their lines, not for all lines of the order. Orders with another sub-order
-- are counted again, by the release that knows the rule. So are orders that a member claims: it is the member's first order, or
-- makes another one a later order.
create table sales_recount (
  order_id text primary key
);
insert into sales_recount
select distinct refund.order_id from refund
where (refund.reason_key like 'cancel:%' or refund.reason_key like 'refused:%')
  and exists (select from sales_order where sales_order.order_id = refund.order_id)
  and (select count(*) from sub_order where sub_order.order_id = refund.order_id) > 1;

create function note_claimed_order() returns trigger language plpgsql as $$
begin
  insert into sales_recount values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger shop_order_claimed after update of owner on shop_order
  for each row when (new.owner <> old.owner and new.owner like 'member:%' and new.paid_at is not null)
  execute function note_claimed_order();
-- Orders that were claimed before: a member has orders and no month, or another number of them.
insert into sales_recount
select min(order_id) from (
  select substr(owner, 8) as member_id, min(order_id) as order_id, count(*) as orders
  from shop_order join sales_order on order_id = shop_order.id where owner like 'member:%' and is_sold group by 1) sold
left join (
  select member_id, sum(first_orders + repeat_orders) as orders from sales_member_month group by 1) counted using (member_id)
where counted.orders is distinct from sold.orders group by member_id
on conflict do nothing;
