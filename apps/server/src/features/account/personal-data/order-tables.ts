import { sql } from 'kysely';
import { byMember, byOrder, byOwner, type DataOwner, type Holding, NOTHING } from './personal-data-table.ts';

const TRADE = 'records of trade are kept for three years at least (E-commerce Law 31)';
const BOOKS = 'books are kept, and name a number, nobody (Accounting Law 23)';
const byPart = ({ memberId }: DataOwner) => sql`sub_order_id in (
  select sub_order.id from sub_order join shop_order on shop_order.id = sub_order.order_id
  where shop_order.owner = ${`member:${memberId}`})`;
const byCard = ({ memberId }: DataOwner) =>
  sql`card_id in (select id from stored_card where member_id = ${memberId})`;

/** What was bought and paid. */
export const ORDER_HOLDINGS: readonly Holding[] = [
  {
    table: 'shop_order',
    of: byOwner,
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
    // Who it went to belongs to the trade; a wish, a greeting and how she found the shop do not.
    leaving: {
      blank: { note: NOTHING, packaging: sql`packaging - 'greeting'`, visit_source: sql`'{}'::jsonb` },
      keep: TRADE,
    },
  },
  {
    table: 'sub_order',
    of: byOrder,
    copy: {
      file: 'orders',
      columns: ['id', 'order_id', 'status', 'pay_status', 'ship_status', 'signed_at', 'completed_at'],
    },
    leaving: { keep: TRADE },
  },
  {
    table: 'order_line',
    of: byOrder,
    copy: {
      file: 'orders',
      columns: ['order_id', 'sku_id', 'snapshot', 'engraving', 'unit_price_fen', 'quantity', 'paid_fen'],
    },
    leaving: { keep: TRADE },
  },
  {
    table: 'parcel',
    of: byPart,
    copy: { file: 'orders', columns: ['sub_order_id', 'carrier', 'waybill_no', 'status', 'created_at'] },
    leaving: { keep: TRADE },
  },
  {
    table: 'payment',
    of: byOwner,
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
    leaving: { keep: TRADE },
  },
  {
    table: 'refund',
    of: byOrder,
    copy: {
      file: 'payments',
      columns: ['id', 'order_id', 'amount_fen', 'state', 'created_at', 'settled_at'],
    },
    leaving: { keep: TRADE },
  },
  {
    table: 'stored_card_entry',
    of: byCard,
    copy: {
      file: 'stored-value',
      columns: ['card_id', 'kind', 'amount_fen', 'balance_fen', 'reference', 'at'],
    },
    leaving: { keep: BOOKS },
  },
  {
    table: 'stored_card',
    of: byMember,
    copy: {
      file: 'stored-value',
      columns: ['id', 'tail', 'face_fen', 'balance_fen', 'state', 'expires_at', 'bound_at'],
    },
    // Empty by then: a card with money on it bars the way out.
    leaving: { blank: { member_id: NOTHING } },
  },
  {
    table: 'points_account',
    of: byMember,
    copy: { file: 'points', columns: ['pay_points', 'held_points', 'card_points', 'debt_points'] },
    leaving: { keep: BOOKS },
  },
  {
    table: 'points_lot',
    of: byMember,
    copy: { file: 'points', columns: ['points', 'left_points', 'expires_at', 'created_at'] },
    leaving: { keep: BOOKS },
  },
  {
    table: 'points_entry',
    of: byMember,
    copy: { file: 'points', columns: ['kind', 'pay_points', 'card_points', 'balance', 'text', 'at'] },
    leaving: { keep: BOOKS },
  },
  {
    table: 'points_exchange',
    of: byMember,
    copy: { file: 'points', columns: ['name', 'points', 'state', 'at'] },
    leaving: { keep: BOOKS },
  },
  {
    table: 'card_change',
    of: byMember,
    copy: { file: 'points', columns: ['from_type', 'to_type', 'reason', 'at'] },
    leaving: { keep: BOOKS },
  },
  {
    table: 'offline_receipt',
    of: byMember,
    copy: { file: 'offline-orders', columns: ['receipt_no', 'store_name', 'bought_at', 'points'] },
    leaving: { keep: TRADE },
  },
  {
    table: 'offline_line',
    of: ({ memberId }) =>
      sql`receipt_no in (select receipt_no from offline_receipt where member_id = ${memberId})`,
    copy: {
      file: 'offline-orders',
      columns: ['receipt_no', 'product_name', 'sku_name', 'quantity', 'price_fen', 'returned_quantity'],
    },
    leaving: { keep: TRADE },
  },
];
