import { sql } from 'kysely';
import { memberOwner } from '#platform/context';
import { scopesOfOwner } from '#platform/idempotency';
import { byMember, byOwner, type PersonalDataTable } from './personal-data-table.ts';

/** Addresses, cart, checkout, favourites, history and coupons. */
export const SHOPPING_TABLES: readonly PersonalDataTable[] = [
  {
    table: 'address',
    rowsOf: byOwner,
    copy: {
      file: 'addresses',
      columns: [
        ...['name', 'mobile', 'province_name', 'city_name', 'district_name', 'street_name', 'detail'],
        ...['tag', 'is_default', 'created_at'],
      ],
    },
    onErasure: 'delete',
  },
  {
    table: 'cart_line',
    rowsOf: byOwner,
    copy: { file: 'cart', columns: ['sku_id', 'quantity', 'bundle', 'added_at'] },
    onErasure: 'delete',
  },
  {
    table: 'cart_choice',
    rowsOf: byOwner,
    copy: { file: 'cart', columns: ['promotion_id', 'chosen', 'chosen_at'] },
    onErasure: 'delete',
  },
  { table: 'cart', rowsOf: byOwner, copy: { none: 'a count of its lines' }, onErasure: 'delete' },
  {
    table: 'cart_merge',
    rowsOf: ({ memberId }) => sql`member_owner = ${memberOwner(memberId)}`,
    copy: { none: 'the lines are in the cart' },
    onErasure: 'delete',
  },
  {
    table: 'checkout_draft',
    rowsOf: byOwner,
    copy: { file: 'cart', columns: ['delivery_mode', 'delivery_time', 'payment_code', 'greeting', 'note'] },
    onErasure: 'delete',
  },
  {
    table: 'commit_record',
    rowsOf: byOwner,
    copy: { none: 'where orders came from, for a month; the orders are copied' },
    onErasure: 'delete',
  },
  { table: 'quote', rowsOf: byOwner, copy: { none: 'prices computed for a day' }, onErasure: 'delete' },
  {
    table: 'idempotency_key',
    rowsOf: ({ memberId }) => sql`scope like ${scopesOfOwner(memberOwner(memberId))}`,
    copy: { none: 'responses that were already sent' },
    onErasure: 'delete',
  },
  {
    table: 'favourite',
    rowsOf: byMember,
    copy: { file: 'favourites', columns: ['sku_id', 'saved_price_fen', 'saved_unit_price_fen', 'saved_at'] },
    onErasure: 'delete',
  },
  {
    table: 'arrival_reminder',
    rowsOf: ({ memberId }) => sql`(member_id = ${memberId} or owner = ${memberOwner(memberId)})`,
    copy: { file: 'favourites', columns: ['sku_id', 'mobile', 'email', 'state', 'created_at', 'sent_at'] },
    onErasure: 'delete',
  },
  {
    table: 'browsing_history',
    rowsOf: byOwner,
    copy: { file: 'history', columns: ['product_id', 'sku_id', 'seen_at'] },
    onErasure: 'delete',
  },
  {
    table: 'coupon',
    rowsOf: byMember,
    copy: {
      file: 'coupons',
      columns: [
        'id',
        'offer_id',
        'state',
        'valid_from',
        'valid_to',
        'order_id',
        'saved_fen',
        'points_paid',
        'claimed_at',
      ],
    },
    onErasure: { retain: 'how often an offer was claimed; holds an id, no name' },
  },
  {
    table: 'coupon_issue_member',
    rowsOf: byMember,
    copy: { none: 'says only that the shop gave a coupon, which is in the file of coupons' },
    onErasure: { retain: 'how many coupons the shop gave; holds an id, no name' },
  },
  {
    table: 'presale_order',
    rowsOf: byOwner,
    copy: { none: 'says which presale an order belongs to, which is in the orders' },
    onErasure: { retain: 'how much of a presale is booked; holds an id, no name' },
  },
  {
    table: 'presale_use',
    rowsOf: byOwner,
    copy: { none: 'counts of what is in the orders' },
    onErasure: { retain: 'how much of a presale is booked; holds an id, no name' },
  },
  {
    table: 'promotion_use',
    rowsOf: byOwner,
    copy: { none: 'counts of what is in the orders' },
    onErasure: { retain: 'how much of a quota is used; holds an id, no name' },
  },
  {
    table: 'vanity_note',
    rowsOf: byMember,
    copy: { file: 'vanity', columns: ['item', 'opened_on', 'hidden_at', 'noted_at'] },
    onErasure: 'delete',
  },
];
