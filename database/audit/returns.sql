-- I-5 A line's returned quantity is what its returns claim, and the refund of a return is what it promised.
select 'I-5 pieces' as invariant, l.id as subject,
  format('line %s, returns %s', l.returned_quantity, claimed.pieces) as detail
from order_line l cross join lateral (
  select count(*) as pieces from return_piece where order_line_id = l.id and is_live) claimed
where l.returned_quantity <> claimed.pieces
union all
select 'I-5 piece of nothing', p.order_line_id, format('piece %s of %s', p.piece, l.quantity)
from return_piece p join order_line l on l.id = p.order_line_id where p.piece >= l.quantity
union all
select 'I-5 return', back.id, format('promised %s, refunds %s', back.refund_fen, coalesce(sum(r.amount_fen), 0))
from return_request back left join refund r on r.order_id = back.order_id and r.reason_key = 'return:' || back.id
where back.status in (50, 55, 60)
group by back.id having back.refund_fen <> coalesce(sum(r.amount_fen), 0)
union all
select 'I-5 return done', back.id, 'is done, and its refund is not'
from return_request back
where back.status = 60 and exists (
  select 1 from refund where order_id = back.order_id and reason_key = 'return:' || back.id and state <> 'done')

-- I-8 Each recorded status change of a return is allowed, and the last one is its status.
union all
select 'I-8 return', c.return_id, format('%s to %s', c.from_status, c.to_status)
from return_status_change c
where c.from_status is not null and not exists (
  select 1 from return_transition t where t.from_status = c.from_status and t.to_status = c.to_status)
union all
select 'I-8 return end', back.id, format('stands at %s, history ends at %s', back.status, last.to_status)
from return_request back cross join lateral (
  select to_status from return_status_change where return_id = back.id order by id desc limit 1) last
where last.to_status <> back.status;
