-- I-2 The entries of a movement sum to zero, and the account of an order is what was paid less what was refunded.
select 'I-2 movement' as invariant, movement_id::text as subject,
  format('sums to %s', sum(amount_fen)) as detail
from ledger_entry group by movement_id having sum(amount_fen) <> 0
union all
select 'I-2 order', substr(kept.account, 7), format('ledger %s, paid less refunded %s', kept.total, paid.total)
from (
  select account, -sum(amount_fen) as total from ledger_entry where account like 'order:%' group by account) kept
cross join lateral (
  select coalesce(sum(part.amount_fen), 0) - coalesce((
    select sum(refund.amount_fen) from refund
    where refund.order_id = substr(kept.account, 7) and refund.state = 'done'
      and refund.reason_key not like 'late:%'), 0) as total
  from payment_order part join payment on payment.id = part.payment_id
  where part.order_id = substr(kept.account, 7) and payment.state = 'paid' and part.is_live) paid
where kept.total <> paid.total;
