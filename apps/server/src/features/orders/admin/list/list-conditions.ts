import type { OrderFilters } from '@huarong/contract/admin/orders';
import { OrderStatus, ParcelStatus, PayStatus } from '@huarong/core/orders';
import { type RawBuilder, sql } from 'kysely';
import { statusIn } from '#platform/database';
import { shipDeadline, TO_SHIP } from './ship-deadline.ts';

type Condition = RawBuilder<unknown>;

/** Filters on other tables, by the sub-orders that they leave. */
export type RelatedFilter =
  | 'brand'
  | 'sku'
  | 'product'
  | 'category'
  | 'offer'
  | 'engraving'
  | 'tag'
  | 'level'
  | 'firstSource'
  | 'lastSource';

/** Who 'me' is, and which filters leave few sub-orders. */
export interface ListReader {
  staffId: number;
  rare: ReadonlySet<RelatedFilter>;
}

/** What the filters of the order list ask of `sub` (sub_order) and `shop_order`. */
export function conditionsOf(filters: OrderFilters, reader: ListReader): Condition[] {
  return [...orderConditions(filters), ...subOrderConditions(filters), ...relatedConditions(filters, reader)];
}

function orderConditions(filters: OrderFilters): Condition[] {
  const { amount, payment, kind, province } = filters;
  return [
    ...between(sql`shop_order.created_at`, filters.placed),
    ...between(sql`shop_order.paid_at`, filters.paid),
    ...(amount?.fromFen == null ? [] : [sql`shop_order.payable_fen >= ${amount.fromFen}`]),
    ...(amount?.toFen == null ? [] : [sql`shop_order.payable_fen <= ${amount.toFen}`]),
    ...(payment ? [statusIn('shop_order.payment_code', payment)] : []),
    ...(kind ? [statusIn('shop_order.kind', kind)] : []),
    ...(province ? [sql`shop_order.recipient ->> 'provinceCode' = any (${province})`] : []),
    ...(filters.hour
      ? [
          sql`extract(hour from shop_order.paid_at at time zone 'Asia/Shanghai')::int = any (${filters.hour.map(Number)})`,
        ]
      : []),
    ...(filters.coupon ? [sql`shop_order.coupon_ids <> '{}'`] : []),
    ...(filters.guest ? [sql`shop_order.guest_mobile is not null`] : []),
    ...(filters.note ? [sql`shop_order.note is not null`] : []),
    ...(filters.packaging ? [sql`shop_order.packaging is not null`] : []),
  ];
}

function subOrderConditions({
  status,
  shipped,
  signed,
  late,
  refused,
  undecided,
  untraced,
}: OrderFilters): Condition[] {
  return [
    ...(status ? [statusIn('sub.status', status.map(Number))] : []),
    ...between(sql`sub.shipped_at`, shipped),
    ...between(sql`sub.signed_at`, signed),
    // As a sub-query the clock is read once, not for every row.
    ...(late ? [statusIn('sub.status', TO_SHIP), sql`${shipDeadline} < (select shop_now())`] : []),
    ...(undecided
      ? [
          statusIn('sub.status', [OrderStatus.Cancelling]),
          sql`sub.pay_status <> ${sql.lit(PayStatus.Refunding)}`,
        ]
      : []),
    ...(untraced ? [statusIn('sub.status', UNDERWAY), sql`sub.id in (${untracedSubOrders})`] : []),
    ...(refused ? [statusIn('sub.status', [OrderStatus.Refused])] : []),
  ];
}

/** Left and not signed for. */
const UNDERWAY = [OrderStatus.PartlyShipped, OrderStatus.Shipped] as const;

/** Sub-orders with a parcel that left two days ago and that no carrier has reported: its only trace is our own. */
export const untracedSubOrders = sql`
  select parcel.sub_order_id from parcel
  where parcel.status = ${sql.lit(ParcelStatus.Dispatched)}
    and parcel.created_at < shop_now() - interval '48 hours'`;

/** A line of this brand, by its index. */
export const isOfBrand = (line: string, brand: string): Condition =>
  sql`${sql.ref(`${line}.snapshot`)} ->> 'brandNameCN' = ${brand}`;

/** Conditions on other tables, each by an index of that table. */
function relatedConditions(filters: OrderFilters, { staffId, rare }: ListReader): Condition[] {
  const { carrier, claimedBy } = filters;
  return [
    ...(carrier
      ? [sql`sub.id in (select parcel.sub_order_id from parcel where parcel.carrier = any (${carrier}))`]
      : []),
    ...relatedRows(filters).map(({ filter, column, rows }) =>
      // As an array the few are read first; the planner would rather walk through all orders by time, hoping to meet them.
      rare.has(filter) ? sql`${column} = any (array(${rows}))` : sql`${column} in (${rows})`,
    ),
    ...(claimedBy === undefined
      ? []
      : [
          sql`sub.order_id in (select claim.subject_id from work_claim claim
            where claim.subject_kind = 'order' and claim.staff_id = ${claimedBy === 'me' ? staffId : Number(claimedBy)}
              and claim.active_at > now() - interval '10 minutes')`,
        ]),
  ];
}

/** The rows of other tables that the filters name, and the column that they are compared with. */
export function relatedRows(filters: OrderFilters) {
  const { brand, sku, product, category, offer, engraving, tag, level, firstSource, lastSource } = filters;
  // What the reports counted an order under: cards change and visits are erased.
  const countedWith = (condition: Condition) =>
    sql`select counted.order_id from sales_order counted where ${condition}`;
  const linesWith = (condition: Condition) =>
    sql`select line.sub_order_id from order_line line where ${condition}`;
  const related: { filter: RelatedFilter; column: Condition; rows: Condition | undefined | '' }[] = [
    {
      filter: 'brand',
      column: sql`sub.id`,
      rows: brand && linesWith(isOfBrand('line', brand)),
    },
    {
      filter: 'sku',
      column: sql`sub.id`,
      rows: sku && linesWith(sql`line.sku_id in (select id from sku where code = ${sku})`),
    },
    {
      filter: 'product',
      column: sql`sub.id`,
      rows: product && linesWith(sql`line.product_id in (select id from product where code = ${product})`),
    },
    {
      filter: 'category',
      column: sql`sub.id`,
      rows:
        category &&
        // As an array: a join would look up the product of every line.
        linesWith(sql`line.product_id = any (array(select id from product where category_id = ${category}))`),
    },
    {
      filter: 'offer',
      column: sql`sub.order_id`,
      rows: offer && sql`select used.order_id from order_offer used where used.offer_id = ${offer}`,
    },
    {
      filter: 'engraving',
      column: sql`sub.id`,
      rows: engraving && linesWith(sql`line.engraving is not null`),
    },
    {
      filter: 'tag',
      column: sql`sub.order_id`,
      rows: tag && sql`select order_tag.order_id from order_tag where order_tag.tag = ${tag}`,
    },
    {
      filter: 'level',
      column: sql`sub.order_id`,
      rows: level && countedWith(sql`counted.level = any (${level})`),
    },
    {
      filter: 'firstSource',
      column: sql`sub.order_id`,
      rows: firstSource && countedWith(sql`counted.first_source = ${firstSource}`),
    },
    {
      filter: 'lastSource',
      column: sql`sub.order_id`,
      rows: lastSource && countedWith(sql`counted.last_source = ${lastSource}`),
    },
  ];
  return related.flatMap(({ rows, ...each }) => (rows ? [{ ...each, rows }] : []));
}

/** Days of Shanghai, the last one included. */
function between(
  column: Condition,
  range: { from: string | null; to: string | null } | undefined,
): Condition[] {
  if (!range) return [];
  return [
    ...(range.from ? [sql`${column} >= ${`${range.from}T00:00:00+08:00`}::timestamptz`] : []),
    ...(range.to ? [sql`${column} < ${`${range.to}T00:00:00+08:00`}::timestamptz + interval '1 day'`] : []),
  ];
}
