import { InvoiceStatus } from '@huarong/core/invoices';
import { OrderStatus } from '@huarong/core/orders';
import { ReturnStatus } from '@huarong/core/returns';

const REFUNDED = `(${ReturnStatus.Refunding}, ${ReturnStatus.RefundFailed}, ${ReturnStatus.Completed})`;
/** No status of the shop. */
const UNKNOWN = 99;

/** Copies a row of a table with other values. */
const copy = (table: string, values: object, where = 'true') => `
  insert into ${table} overriding system value
  select (jsonb_populate_record(null::${table}, to_jsonb(row) || '${JSON.stringify(values)}')).*
  from ${table} row where ${where} limit 1`;
/** One row, so that a fault is found once. */
const change = (table: string, key: string, set: string, where = 'true') =>
  `update ${table} set ${set} where ${key} = (select ${key} from ${table} where ${where} order by ${key} limit 1)`;

/** A lot of the first sku. */
const lot = (lotNo: string, { remaining = 0, received = 0 }: { remaining?: number; received?: number }) => `
  insert into stock_lot (sku_id, lot_no, expires_on, remaining, received)
  select min(sku_id), '${lotNo}', '2099-01-01', ${remaining}, ${received} from stock`;

const PAID = `paid_at is not null and payment_code <> 'COD' and exists (
  select 1 from payment_order part join payment on payment.id = part.payment_id
  where part.order_id = shop_order.id and payment.state = 'paid' and part.is_live and part.purpose = 'full')`;
const PAID_ORDER = `(select id from shop_order where ${PAID} order by id desc limit 1)`;

/** A fault for each invariant, written into the demo without triggers, foreign keys and checks. */
export const FAULTS: Readonly<Record<string, string>> = {
  'I-1 ledger': change('stock', 'sku_id', 'available = available + 1'),
  'I-1 held': change('stock', 'sku_id', 'held = held + 7'),
  'I-1 held by the wrong': `insert into stock_hold (sku_id, reference, quantity, expires_at)
    select min(sku_id), '202600000000000000', 1, now() from stock`,
  'I-1 sold': change('stock', 'sku_id', 'sold = sold + 1'),
  'I-20 lot': lot('LOT-1', { remaining: 1 }),
  'I-20 received': lot('LOT-2', { received: 4 }),
  'I-20 shipped': `with made as (${lot('LOT-3', {})} returning id)
    insert into parcel_item_lot (parcel_id, order_line_id, lot_id, quantity)
    select 'nothing', 'nothing', id, 2 from made`,
  'I-20 on hand': lot('LOT-4', { remaining: 9_000_000 }),
  'I-2 movement': `insert into ledger_entry (movement_id, account, amount_fen)
    select min(id), 'sales', 5 from ledger_movement`,
  'I-2 order': `insert into ledger_entry (movement_id, account, amount_fen)
    select max(id), 'order:' || ${PAID_ORDER}, 5 from ledger_movement`,
  'I-2 points': change('points_account', 'member_id', 'pay_points = pay_points + 1'),
  'I-2 card': change('stored_card', 'id', 'balance_fen = balance_fen - 1', 'balance_fen > 0'),
  'I-2 card held': change('stored_card', 'id', 'held_fen = held_fen + 1'),
  'I-3 goods': change('shop_order', 'id', 'goods_fen = goods_fen + 1'),
  'I-3 shares': change('shop_order', 'id', 'promotion_fen = promotion_fen + 1'),
  'I-3 pieces': change('order_line', 'id', `unit_shares = '[]'`),
  'I-4 paid': change('shop_order', 'id', 'payable_fen = payable_fen + 1', PAID),
  'I-4 unpaid': `update sub_order set status = ${OrderStatus.AwaitingPayment} where order_id = ${PAID_ORDER}`,
  'I-4 booked': `insert into ledger_entry (movement_id, account, amount_fen)
    select max(id), 'order:' || (select min(id) from shop_order), 5 from ledger_movement`,
  'I-5 refunded': change('refund', 'id', 'amount_fen = amount_fen + 1', `state <> 'failed'`),
  'I-5 promised': change('payment', 'id', 'refunded_fen = refunded_fen + 1'),
  'I-5 too much back': change('refund', 'id', 'amount_fen = 99999999'),
  'I-5 pieces': change('order_line', 'id', 'returned_quantity = returned_quantity + 1'),
  'I-5 piece of nothing': `update return_piece set piece = 99 where order_line_id = (
    select min(order_line_id) from return_piece)`,
  'I-5 return': change('return_request', 'id', 'refund_fen = refund_fen + 1000000', `status in ${REFUNDED}`),
  'I-5 return done': `update refund set state = 'pending' where id = (select refund.id from refund
    join return_request back on refund.reason_key = 'return:' || back.id where back.status = ${ReturnStatus.Completed} limit 1)`,
  'I-6 open twice': `
    with opened as (
      insert into payment (id, owner, provider, purpose, amount_fen, state, opened_at)
      select 'P-open-' || n, 'member:1', 'alipay', 'full', 100, 'pending', now() from generate_series(1, 2) n returning id)
    insert into payment_order (payment_id, order_id, amount_fen, purpose)
    select id, (select min(id) from shop_order), 100, 'full' from opened`,
  'I-7 coupon': change('coupon', 'id', `order_id = '202600000000000000'`, 'order_id is not null'),
  'I-7 coupon points': change('coupon', 'id', 'points_paid = 300'),
  'I-7 order': change(
    'shop_order',
    'id',
    `coupon_ids = array['nothing']`,
    `exists (select 1 from sub_order where order_id = shop_order.id and status < ${OrderStatus.Cancelling})
      and not exists (select 1 from return_request r where r.order_id = shop_order.id and r.is_coupon_back)`,
  ),
  'I-7 kept coupon': `update coupon set order_id = (
      select order_id from sub_order group by order_id having min(status) = ${OrderStatus.Cancelled} and max(status) = ${OrderStatus.Cancelled} limit 1)
    where id = (select max(id) from coupon)`,
  'I-8 step': copy('order_status_change', {
    id: 9_000_001,
    from_status: OrderStatus.Cancelled,
    to_status: OrderStatus.AwaitingPayment,
  }),
  'I-8 end': change('sub_order', 'id', `status = ${UNKNOWN}`),
  'I-8 gap': change('order_status_change', 'id', `from_status = ${UNKNOWN}`, 'from_status is not null'),
  'I-8 return': copy('return_status_change', {
    id: 9_000_001,
    from_status: ReturnStatus.Completed,
    to_status: ReturnStatus.AwaitingReview,
  }),
  'I-8 return end': change('return_request', 'id', `status = ${UNKNOWN}`, `status not in ${REFUNDED}`),
  'I-9 news': `insert into outbox_event (topic, key, payload, state, settled_at)
    values ('order-paid', 'fault', '{}', 'parked', now())`,
  'I-9 work': `insert into job (kind, payload, run_at, state, settled_at)
    values ('order-close', '{}', now(), 'parked', now())`,
  'I-10 trade': `insert into sandbox_trade (out_trade_no, provider, trade_no, amount_fen, subject, return_url, state, opened_at)
    values ('P-fault', 'alipay', 'T-fault', 100, '订单', '/', 'paid', now())`,
  'I-10 refund': `insert into sandbox_refund (refund_no, out_trade_no, amount_fen, at)
    values ('R-fault', 'P-fault', 100, now())`,
  'I-12 invoiced': change(
    'invoice',
    'id',
    'amount_fen = 99999999',
    `number is not null and colour = 'blue'
    and not exists (select 1 from invoice other where other.order_id = invoice.order_id and other.status in ('${InvoiceStatus.Requested}', '${InvoiceStatus.Issuing}'))`,
  ),
  'I-12 taken back': change(
    'invoice',
    'id',
    `status = '${InvoiceStatus.Reversed}'`,
    `colour = 'blue' and status = '${InvoiceStatus.Issued}'`,
  ),
  'I-13 addresses': `update address set is_default = false where owner = (select min(owner) from address)`,
  'I-13 part without lines': `delete from order_line where sub_order_id = (select max(id) from sub_order)`,
  'I-13 order without parts': copy('shop_order', {
    id: '202600000000000009',
    offer_count: null,
    coupon_ids: [],
  }),
  'I-13 two keys': `insert into idempotency_key (scope, key, body_hash, answer)
    select 'commit:fault', 'key' || n, 'hash', '{"orderId":"202600000000000009"}' from generate_series(1, 2) n`,
  'I-14 entry without rows': `
    insert into audit_entry (id, actor, call, permission, subject_kind, subject_id, outcome, request_id)
    values (9000001, 'console', 'staff.invite', 'staff:write', 'staff', '1', 'done', 'fault')`,
  'I-14 own approval': `
    insert into approval (kind, permission, subject_kind, subject_id, title, payload, payload_hash, reason, requested_by,
      expires_at, state, decided_by, decided_at)
    select 'refund', 'refund:approve', 'order', '1', '退款', '{}', repeat('0', 64), '原因', min(id), now(), 'approved', min(id), now()
    from staff`,
  'I-14 seal': `insert into audit_seal (day, entries, digest, previous_digest)
    values ('2020-01-01', 1, repeat('1', 64), repeat('2', 64))`,
  'I-17 offers': change('shop_order', 'id', 'offer_count = 77'),
  'I-17 lines': `insert into order_offer (order_id, position, kind, title, reason, saved_fen, lines)
    select min(id), 99, 'fullAmount', '满减', '满减', 500, '[]' from shop_order`,
  'I-18 daily sums': `insert into ledger_day values ('2020-01-01', 'sales', 1, 0, 1, 1, 1)`,
  'I-19 figures': `insert into sales_figure (kind, day, value, paid_fen) values ('all', '2020-01-01', '', 1)`,
  'I-19 day of sale': `insert into sales_figure (kind, day, value, sale_refund_fen) values ('all', '2020-01-02', '', 1)`,
  'I-19 breakdowns': `insert into sales_figure (kind, day, value, paid_fen)
    values ('all', '2020-01-03', '', 0), ('level', '2020-01-03', 'GOLD', 1)`,
  'I-19 months': `insert into sales_month (kind, month, value, paid_fen) values ('brand', '2020-01-01', 'nothing', 1)`,
  'I-19 running': `insert into sales_running (kind, unit, start, value, orders, paid_fen, refund_fen, sale_refund_fen)
    values ('sku', 'year', '2020-01-01', 'nothing', '{0}', '{1}', '{0}', '{0}')`,
  'I-19 members': `insert into sales_member_figure (month, level, members) values ('2020-01-01', 'GOLD', 1)`,
};
