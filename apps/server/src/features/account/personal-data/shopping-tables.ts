import { sql } from 'kysely';
import { byMember, byOwner, type Holding } from './personal-data-table.ts';

/** What somebody gathers on the way to an order. */
export const SHOPPING_HOLDINGS: readonly Holding[] = [
  {
    table: 'address',
    of: byOwner,
    copy: {
      file: 'addresses',
      columns: [
        ...['name', 'mobile', 'province_name', 'city_name', 'district_name', 'street_name', 'detail'],
        ...['tag', 'is_default', 'created_at'],
      ],
    },
    leaving: 'delete',
  },
  {
    table: 'cart_line',
    of: byOwner,
    copy: { file: 'cart', columns: ['sku_id', 'quantity', 'bundle', 'added_at'] },
    leaving: 'delete',
  },
  {
    table: 'cart_choice',
    of: byOwner,
    copy: { file: 'cart', columns: ['promotion_id', 'chosen', 'chosen_at'] },
    leaving: 'delete',
  },
  { table: 'cart', of: byOwner, copy: { none: 'a count of its lines' }, leaving: 'delete' },
  {
    table: 'cart_merge',
    of: ({ memberId }) => sql`member_owner = ${`member:${memberId}`}`,
    copy: { none: 'the lines are in the cart' },
    leaving: 'delete',
  },
  {
    table: 'checkout_draft',
    of: byOwner,
    copy: { file: 'cart', columns: ['delivery_mode', 'delivery_time', 'payment_code', 'greeting', 'note'] },
    leaving: 'delete',
  },
  { table: 'quote', of: byOwner, copy: { none: 'prices worked out for a day' }, leaving: 'delete' },
  {
    table: 'idempotency_key',
    of: ({ memberId }) => sql`scope like ${`%:member:${memberId}`}`,
    copy: { none: 'answers she has had already' },
    leaving: 'delete',
  },
  {
    table: 'favourite',
    of: byMember,
    copy: { file: 'favourites', columns: ['sku_id', 'saved_price_fen', 'saved_at'] },
    leaving: 'delete',
  },
  {
    table: 'arrival_reminder',
    of: ({ memberId }) => sql`(member_id = ${memberId} or owner = ${`member:${memberId}`})`,
    copy: { file: 'favourites', columns: ['sku_id', 'mobile', 'email', 'state', 'created_at', 'sent_at'] },
    leaving: 'delete',
  },
  {
    table: 'browsing_history',
    of: byOwner,
    copy: { file: 'history', columns: ['product_id', 'sku_id', 'seen_at'] },
    leaving: 'delete',
  },
  {
    table: 'coupon',
    of: byMember,
    copy: {
      file: 'coupons',
      columns: ['id', 'offer_id', 'state', 'valid_from', 'valid_to', 'order_id', 'saved_fen', 'claimed_at'],
    },
    leaving: { keep: 'how often an offer was claimed; names a number, nobody' },
  },
  {
    table: 'promotion_use',
    of: byOwner,
    copy: { none: 'counts of what is in the orders' },
    leaving: { keep: 'how much of a quota is gone; names a number, nobody' },
  },
  {
    table: 'vanity_note',
    of: byMember,
    copy: { file: 'vanity', columns: ['item', 'opened_on', 'hidden_at', 'noted_at'] },
    leaving: 'delete',
  },
];
