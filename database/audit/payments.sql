-- I-4 A paid order was paid in full, an unpaid one captured nothing, and the ledger has the captured
-- amount less the refunds.
select 'I-4 paid' as invariant, o.id as subject,
  format('payable %s, captured %s', o.payable_fen, captured.total) as detail
from shop_order o cross join lateral (
  select coalesce(sum(po.amount_fen), 0) as total
  from payment_order po join payment p on p.id = po.payment_id
  where po.order_id = o.id and p.state = 'paid' and po.is_live) captured
where o.paid_at is not null and o.payment_code <> 'COD' and captured.total <> o.payable_fen
union all
select 'I-4 unpaid', o.id, format('captured %s', sum(po.amount_fen))
from shop_order o join payment_order po on po.order_id = o.id join payment p on p.id = po.payment_id
where p.state = 'paid' and po.is_live and po.purpose in ('full', 'balance', 'rest')
  and exists (select 1 from sub_order where order_id = o.id and status in (10, 11))
group by o.id
union all
select 'I-4 booked', o.id, format('captured %s, went back %s, booked %s', money.captured, money.back, money.booked)
from shop_order o cross join lateral (
  select
    (select coalesce(sum(po.amount_fen), 0) from payment_order po join payment p on p.id = po.payment_id
      where po.order_id = o.id and p.state = 'paid' and po.is_live) as captured,
    (select coalesce(sum(amount_fen), 0) from refund
      where order_id = o.id and state = 'done' and reason_key not like 'late:%') as back,
    (select coalesce(-sum(amount_fen), 0) from ledger_entry where account = 'order:' || o.id) as booked) money
where money.captured - money.back <> money.booked

-- I-5 A payment's refunds are what it says was refunded, and no order gets back more than was paid for it.
union all
select 'I-5 refunded', p.id, format('promised %s, sent %s', p.refunded_fen, sum(r.amount_fen))
from payment p join refund r on r.payment_id = p.id and r.state <> 'failed'
group by p.id having sum(r.amount_fen) > p.refunded_fen
union all
select 'I-5 promised', payment.id, format('noted %s, refunds %s', refunded_fen, coalesce(back.total, 0))
from payment left join (
  select payment_id, sum(amount_fen) as total from refund group by payment_id) back on back.payment_id = payment.id
where refunded_fen <> coalesce(back.total, 0)
union all
select 'I-5 too much back', part.payment_id,
  format('order %s: paid %s, back %s', part.order_id, part.amount_fen, sum(refund.amount_fen))
from payment_order part join refund on refund.payment_id = part.payment_id and refund.order_id = part.order_id
group by part.payment_id, part.order_id, part.amount_fen having sum(refund.amount_fen) > part.amount_fen

-- I-6 An order has one open payment attempt. The schema refuses a second payment with the same trade number.
union all
select 'I-6 open twice', po.order_id, format('%s open attempts', count(*))
from payment_order po join payment p on p.id = po.payment_id
where p.state = 'pending' and po.is_live and po.purpose <> 'stored-card'
group by po.order_id having count(*) > 1

-- I-10 What a sandbox provider took and gave back is what the shop booked, trade by trade.
union all
select 'I-10 trade', trade.out_trade_no, format('there %s, here %s %s', trade.state, payment.state, payment.amount_fen)
from sandbox_trade trade left join payment on payment.id = trade.out_trade_no
where (trade.state = 'paid') <> (coalesce(payment.state, '') = 'paid') or trade.amount_fen <> payment.amount_fen
union all
select 'I-10 refund', coalesce(there.refund_no, here.id), format('there %s, here %s', there.amount_fen, here.amount_fen)
from sandbox_refund there full join (
  select refund.id, refund.amount_fen from refund join sandbox_trade on sandbox_trade.out_trade_no = refund.payment_id
  where refund.state = 'done') here on here.id = there.refund_no
where there.amount_fen is distinct from here.amount_fen;
