-- What must hold at rest, whatever happened before. Every row this returns is a fault: {invariant, subject, detail}.
-- The numbers are those of the reliability page.

-- I-1 Stock equals the sum of its ledger, and held stock equals what orders hold.
select 'I-1 ledger' as invariant, stock.sku_id as subject,
  format('available %s, ledger %s', available, coalesce(noted.total, 0)) as detail
from stock left join (select sku_id, sum(delta) as total from stock_ledger group by sku_id) noted using (sku_id)
where available <> coalesce(noted.total, 0)
union all
select 'I-1 held', stock.sku_id, format('held %s, live holds %s', held, coalesce(live.total, 0))
from stock left join (
  select sku_id, sum(quantity) as total from stock_hold where ended_at is null group by sku_id) live using (sku_id)
where held <> coalesce(live.total, 0)
union all
select 'I-1 held by the wrong', hold.reference, format('sku %s', hold.sku_id)
from stock_hold hold
where ended_at is null and not exists (
  select 1 from sub_order where order_id = hold.reference and status in (10, 11, 12, 20))
union all
select 'I-1 sold', stock.sku_id, format('sold %s, ledger %s', sold, coalesce(noted.total, 0))
from stock left join (
  select sku_id, -sum(delta) as total from stock_ledger where reason in ('sale', 'return') group by sku_id) noted
  using (sku_id)
where sold <> coalesce(noted.total, 0)

-- I-2 Every movement of money sums to nothing.
union all
select 'I-2 movement', movement_id::text, format('sums to %s', sum(amount_fen))
from ledger_entry group by movement_id having sum(amount_fen) <> 0

-- I-3 An order is the sum of its lines, to the fen.
union all
select 'I-3 goods', o.id, format('goods %s, lines %s', o.goods_fen, sum(l.unit_price_fen * l.quantity))
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

-- I-4 What is paid is paid in full, what is not paid has cost nothing.
union all
select 'I-4 paid', o.id, format('payable %s, captured %s', o.payable_fen, captured.total)
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

-- I-5 Nothing goes back twice, or to more than was paid.
union all
select 'I-5 refunded', p.id, format('promised %s, sent %s', p.refunded_fen, sum(r.amount_fen))
from payment p join refund r on r.payment_id = p.id and r.state <> 'failed'
group by p.id having sum(r.amount_fen) > p.refunded_fen

-- I-5 What a line says is under return is what returns speak for; what a return promised is what its refunds come to.
union all
select 'I-5 pieces', l.id, format('line %s, returns %s', l.returned_quantity, claimed.pieces)
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

-- I-6 One open attempt an order, one payment a trade number (the schema refuses the rest).
union all
select 'I-6 open twice', po.order_id, format('%s open attempts', count(*))
from payment_order po join payment p on p.id = po.payment_id
where p.state = 'pending' and po.is_live and po.purpose <> 'stored-card'
group by po.order_id having count(*) > 1

-- I-7 A coupon belongs to one order, which names it; one for the stores to a receipt of theirs.
union all
select 'I-7 coupon', c.id, format('%s for order %s', c.state, c.order_id)
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
where not exists (select 1 from sub_order where order_id = o.id and status <> 90)

-- I-8 Every life is a path of the table, and ends where the part stands.
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

union all
select 'I-8 return', c.return_id, format('%s to %s', c.from_status, c.to_status)
from return_status_change c
where c.from_status is not null and not exists (
  select 1 from return_transition t where t.from_status = c.from_status and t.to_status = c.to_status)
union all
select 'I-8 return end', back.id, format('stands at %s, history ends at %s', back.status, last.to_status)
from return_request back cross join lateral (
  select to_status from return_status_change where return_id = back.id order by id desc limit 1) last
where last.to_status <> back.status

-- I-9 No news lie about, and no work is parked.
union all
select 'I-9 news', id::text, format('%s %s', topic, state) from outbox_event
where state = 'parked' or state = 'waiting' and created_at < now() - interval '60 seconds'
union all
select 'I-9 work', id::text, format('%s %s', kind, coalesce(last_error, '')) from job where state = 'parked'

-- I-13 No orphan, and one order a key.
union all
select 'I-13 part without lines', s.id, '' from sub_order s
where not exists (select 1 from order_line where sub_order_id = s.id)
union all
select 'I-13 order without parts', o.id, '' from shop_order o
where not exists (select 1 from sub_order where order_id = o.id)
union all
select 'I-13 two keys', (answer::jsonb)->>'orderId', format('%s keys', count(*))
from idempotency_key where scope like 'commit:%' and answer is not null
group by 2 having count(*) > 1
union all
select 'I-13 addresses', owner, format('%s defaults', count(*) filter (where is_default))
from address group by owner having count(*) filter (where is_default) <> 1

-- I-2 Every movement sums to nothing, and every balance is what its entries say.
union all
select 'I-2 movement', movement_id::text, format('sums to %s', sum(amount_fen))
from ledger_entry group by movement_id having sum(amount_fen) <> 0
union all
select 'I-2 card', card.id, format('balance %s, ledger %s', balance_fen, -coalesce(noted.total, 0))
from stored_card card left join (
  select account, sum(amount_fen) as total from ledger_entry where account like 'card:%' group by account) noted
  on noted.account = 'card:' || card.id
where balance_fen <> -coalesce(noted.total, 0)
union all
select 'I-2 card held', card.id, format('held %s, open payments %s', held_fen, coalesce(open.total, 0))
from stored_card card left join (
  select payer, sum(amount_fen) as total from payment where provider = 'stored-card' and state = 'pending'
  group by payer) open on open.payer = card.id
where held_fen <> coalesce(open.total, 0)
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
where kept.total <> paid.total
union all
select 'I-2 points', account.member_id, format('spendable %s, lots %s, entries %s', pay_points - held_points, lots.total, noted.total)
from points_account account
cross join lateral (
  select coalesce(sum(left_points), 0) as total from points_lot where member_id = account.member_id) lots
cross join lateral (
  select coalesce(sum(pay_points), 0) as total, coalesce(sum(card_points), 0) as card from points_entry
  where member_id = account.member_id) noted
where pay_points - held_points <> lots.total or pay_points - held_points <> noted.total or card_points <> noted.card

-- I-5 What was promised back is what the refunds come to, and never more than was paid for the order.
union all
select 'I-5 promised', payment.id, format('noted %s, refunds %s', refunded_fen, coalesce(back.total, 0))
from payment left join (
  select payment_id, sum(amount_fen) as total from refund group by payment_id) back on back.payment_id = payment.id
where refunded_fen <> coalesce(back.total, 0)
union all
select 'I-5 too much back', part.payment_id, format('order %s: paid %s, back %s', part.order_id, part.amount_fen, sum(refund.amount_fen))
from payment_order part join refund on refund.payment_id = part.payment_id and refund.order_id = part.order_id
group by part.payment_id, part.order_id, part.amount_fen having sum(refund.amount_fen) > part.amount_fen

-- I-12 Invoices, blue less red, never exceed the money kept by tenders other than stored value. Judged at rest: while
-- an invoice is being issued or waits for its result, the documents may lag behind the ledger.
union all
select 'I-12 invoiced', papers.order_id, format('invoiced %s, kept %s', papers.total, kept.total)
from (
  select order_id, sum(amount_fen) as total from invoice where number is not null group by order_id) papers
cross join lateral (
  select coalesce((
      select sum(part.amount_fen) from payment_order part join payment on payment.id = part.payment_id
      where part.order_id = papers.order_id and part.is_live and payment.state = 'paid'
        and payment.provider <> 'stored-card'), 0)
    - coalesce((
      select sum(refund.amount_fen) from refund join payment on payment.id = refund.payment_id
      where refund.order_id = papers.order_id and refund.reason_key not like 'late:%'
        and payment.provider <> 'stored-card'), 0) as total) kept
where papers.total > kept.total
  and not exists (select 1 from invoice where order_id = papers.order_id and status in ('10', '20'))
  and not exists (
    select 1 from outbox_event
    where state = 'waiting' and (topic = 'return-done' and payload ->> 'orderId' = papers.order_id
      or topic in ('order-refunded', 'order-cancelled') and left(key, 18) = papers.order_id))
union all
select 'I-12 taken back', blue.id, format('blue %s, red %s', blue.amount_fen, red.amount_fen)
from invoice blue left join invoice red on red.reverses_id = blue.id and red.number is not null
where blue.colour = 'blue' and (blue.status = '40') <> (red.id is not null)
  or red.amount_fen <> -blue.amount_fen

-- I-10 What a provider of the demo has taken and given back is what we have booked, trade by trade.
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
