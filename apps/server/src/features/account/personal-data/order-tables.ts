import { sql } from 'kysely';
import { memberOwner } from '#platform/context';
import {
  byMember,
  byOrder,
  byOwner,
  type DataOwner,
  type PersonalDataTable,
  SQL_NULL,
} from './personal-data-table.ts';

const TRADE_RECORDS = 'records of trade are retained for three years at least (E-commerce Law 31)';
const ACCOUNTING_RECORDS = 'accounting records are retained; they hold an id, no name (Accounting Law 23)';
const bySubOrder = ({ memberId }: DataOwner) => sql`sub_order_id in (
  select sub_order.id from sub_order join shop_order on shop_order.id = sub_order.order_id
  where shop_order.owner = ${memberOwner(memberId)})`;
const byCard = ({ memberId }: DataOwner) =>
  sql`card_id in (select id from stored_card where member_id = ${memberId})`;

/** Orders and payments. */
export const ORDER_TABLES: readonly PersonalDataTable[] = [
  {
    table: 'order_note',
    rowsOf: byOrder,
    copy: { file: 'orders', columns: ['order_id', 'text', 'created_at'] },
    onErasure: 'delete',
  },
  {
    table: 'shop_order',
    rowsOf: byOwner,
    copy: {
      file: 'orders',
      columns: [
        ...[
          'id',
          'kind',
          'created_at',
          'paid_at',
          'payment_code',
          'goods_fen',
          'promotion_fen',
          'coupon_fen',
        ],
        ...['points_fen', 'freight_fen', 'packaging_fen', 'payable_fen', 'recipient', 'guest_mobile'],
        ...['delivery', 'packaging', 'note', 'invoice_request', 'cancel_reason'],
      ],
    },
    // The recipient belongs to the trade record; the note, the greeting and the visit source do not.
    onErasure: {
      blank: { note: SQL_NULL, packaging: sql`packaging - 'greeting'`, visit_source: sql`'{}'::jsonb` },
      retain: TRADE_RECORDS,
    },
  },
  {
    table: 'sub_order',
    rowsOf: byOrder,
    copy: {
      file: 'orders',
      columns: ['id', 'order_id', 'status', 'pay_status', 'ship_status', 'signed_at', 'completed_at'],
    },
    onErasure: { retain: TRADE_RECORDS },
  },
  {
    table: 'order_line',
    rowsOf: byOrder,
    copy: {
      file: 'orders',
      columns: ['order_id', 'sku_id', 'snapshot', 'engraving', 'unit_price_fen', 'quantity', 'paid_fen'],
    },
    onErasure: { retain: TRADE_RECORDS },
  },
  {
    table: 'parcel',
    rowsOf: bySubOrder,
    copy: { file: 'orders', columns: ['sub_order_id', 'carrier', 'waybill_no', 'status', 'created_at'] },
    onErasure: { retain: TRADE_RECORDS },
  },
  {
    table: 'payment',
    rowsOf: byOwner,
    copy: {
      file: 'payments',
      columns: [
        'id',
        'provider',
        'purpose',
        'amount_fen',
        'refunded_fen',
        'state',
        'opened_at',
        'settled_at',
      ],
    },
    onErasure: { retain: TRADE_RECORDS },
  },
  {
    table: 'refund',
    rowsOf: byOrder,
    copy: {
      file: 'payments',
      columns: ['id', 'order_id', 'amount_fen', 'state', 'created_at', 'settled_at'],
    },
    onErasure: { retain: TRADE_RECORDS },
  },
  {
    table: 'stored_card_entry',
    rowsOf: byCard,
    copy: {
      file: 'stored-value',
      columns: ['card_id', 'kind', 'amount_fen', 'balance_fen', 'reference', 'at'],
    },
    onErasure: { retain: ACCOUNTING_RECORDS },
  },
  {
    table: 'stored_card',
    rowsOf: byMember,
    copy: {
      file: 'stored-value',
      columns: ['id', 'tail', 'face_fen', 'balance_fen', 'state', 'expires_at', 'bound_at'],
    },
    // The balance is zero by then: a card with a balance blocks the closing.
    onErasure: { blank: { member_id: SQL_NULL } },
  },
  {
    table: 'points_account',
    rowsOf: byMember,
    copy: { file: 'points', columns: ['pay_points', 'held_points', 'card_points', 'debt_points'] },
    onErasure: { retain: ACCOUNTING_RECORDS },
  },
  {
    table: 'points_lot',
    rowsOf: byMember,
    copy: { file: 'points', columns: ['points', 'left_points', 'expires_at', 'created_at'] },
    onErasure: { retain: ACCOUNTING_RECORDS },
  },
  {
    table: 'points_entry',
    rowsOf: byMember,
    copy: { file: 'points', columns: ['kind', 'pay_points', 'card_points', 'balance', 'text', 'at'] },
    onErasure: { retain: ACCOUNTING_RECORDS },
  },
  {
    table: 'points_exchange',
    rowsOf: byMember,
    copy: { file: 'points', columns: ['name', 'points', 'state', 'at', 'order_id', 'sent_at'] },
    onErasure: { retain: ACCOUNTING_RECORDS },
  },
  // Which members bought in a month: without it, an order counted again would count its buyer twice.
  {
    table: 'sales_member_month',
    rowsOf: byMember,
    copy: { none: '由订单数出来的次数，订单已在文件里' },
    onErasure: { retain: ACCOUNTING_RECORDS },
  },
  {
    table: 'card_change',
    rowsOf: byMember,
    copy: { file: 'points', columns: ['from_type', 'to_type', 'reason', 'at'] },
    onErasure: { retain: ACCOUNTING_RECORDS },
  },
  {
    table: 'offline_receipt',
    rowsOf: byMember,
    copy: { file: 'offline-orders', columns: ['receipt_no', 'store_name', 'bought_at', 'points'] },
    onErasure: { retain: TRADE_RECORDS },
  },
  {
    table: 'offline_line',
    rowsOf: ({ memberId }) =>
      sql`receipt_no in (select receipt_no from offline_receipt where member_id = ${memberId})`,
    copy: {
      file: 'offline-orders',
      columns: ['receipt_no', 'product_name', 'sku_name', 'quantity', 'price_fen', 'returned_quantity'],
    },
    onErasure: { retain: TRADE_RECORDS },
  },
];
