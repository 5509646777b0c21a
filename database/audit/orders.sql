-- I-3 The amounts of an order are the sums of its lines, and those of a line the sums of its units, to the fen.
select 'I-3 goods' as invariant, o.id as subject,
  format('goods %s, lines %s', o.goods_fen, sum(l.unit_price_fen * l.quantity)) as detail
from shop_order o join order_line l on l.order_id = o.id
group by o.id having o.goods_fen <> sum(l.unit_price_fen * l.quantity)
union all
select 'I-3 shares', o.id, 'the shares of the lines are not the discounts of the order'
from shop_order o join order_line l on l.order_id = o.id
group by o.id
having o.promotion_fen <> sum(l.promotion_share_fen) or o.coupon_fen <> sum(l.coupon_share_fen)
  or o.points_fen <> sum(l.points_share_fen)
union all
select 'I-3 pieces', l.id, 'the pieces do not add up to the line'
from order_line l cross join lateral (
  select count(*) as pieces, sum((piece->>'promotion')::bigint) as promotion, sum((piece->>'coupon')::bigint) as coupon,
    sum((piece->>'points')::bigint) as points, sum((piece->>'paid')::bigint) as paid
  from jsonb_array_elements(l.unit_shares) piece) units
where units.pieces <> l.quantity or units.promotion <> l.promotion_share_fen or units.coupon <> l.coupon_share_fen
  or units.points <> l.points_share_fen or units.paid <> l.paid_fen

-- I-8 Each recorded status change is allowed, follows the one before, and the last one is the status of the part.
union all
select 'I-8 step', c.sub_order_id, format('%s to %s', c.from_status, c.to_status)
from order_status_change c
where c.from_status is not null and not exists (
  select 1 from order_transition t where t.from_status = c.from_status and t.to_status = c.to_status)
union all
select 'I-8 end', s.id, format('stands at %s, history ends at %s', s.status, last.to_status)
from sub_order s cross join lateral (
  select to_status from order_status_change where sub_order_id = s.id order by id desc limit 1) last
where last.to_status <> s.status
union all
select 'I-8 gap', step.sub_order_id, format('%s follows %s', step.from_status, step.before)
from (
  select sub_order_id, from_status, at,
    lag(to_status) over life as before, lag(at) over life as before_at
  from order_status_change window life as (partition by sub_order_id order by id)) step
where step.before is distinct from step.from_status or step.at < step.before_at

-- I-13 An order has parts, a part has lines, and an order was committed with one key.
union all
select 'I-13 part without lines', s.id, '' from sub_order s
where not exists (select 1 from order_line where sub_order_id = s.id)
union all
select 'I-13 order without parts', o.id, '' from shop_order o
where not exists (select 1 from sub_order where order_id = o.id)
union all
select 'I-13 two keys', (answer::jsonb)->>'orderId', format('%s keys', count(*))
from idempotency_key where scope like 'commit:%' and answer is not null
group by 2 having count(*) > 1;
