-- I-7 A used coupon names the order that names it. One for the physical stores names a receipt instead.
select 'I-7 coupon' as invariant, c.id as subject,
  format('%s for order %s', c.state, c.order_id) as detail
from coupon c join coupon_offer f on f.id = c.offer_id and f.channel = 'online'
  left join shop_order o on o.id = c.order_id
where c.order_id is not null and (o.id is null or not c.id = any(o.coupon_ids))
union all
select 'I-7 order', o.id, format('names coupon %s, which is not its own', named.id)
from shop_order o cross join lateral unnest(o.coupon_ids) as named (id)
where exists (select 1 from sub_order where order_id = o.id and status < 80)
  and not exists (select 1 from return_request r where r.order_id = o.id and r.is_coupon_back)
  and not exists (select 1 from coupon c where c.id = named.id and c.order_id = o.id)
union all
select 'I-7 kept coupon', o.id, format('coupon %s is used by a cancelled order', c.id)
from coupon c join shop_order o on o.id = c.order_id
where not exists (select 1 from sub_order where order_id = o.id and status <> 90);
