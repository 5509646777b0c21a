-- I-12 Invoices, blue less red, never exceed the money kept by tenders other than stored value. Checked at rest:
-- while an invoice is being issued or waits for its result, the documents may lag behind the ledger.
select 'I-12 invoiced' as invariant, papers.order_id as subject,
  format('invoiced %s, kept %s', papers.total, kept.total) as detail
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
  or red.amount_fen <> -blue.amount_fen;
