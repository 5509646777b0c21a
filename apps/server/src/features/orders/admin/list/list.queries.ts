import type { OrderFilters, OrderListInput } from '@huarong/contract/admin/orders';
import { OrderStatus, orderIdOf } from '@huarong/core/orders';
import { type RawBuilder, sql } from 'kysely';
import { type Queryable, statusIn } from '#platform/database';
import type { OrderRow } from '../../order-rows.ts';
import { conditionsOf, type ListReader, type RelatedFilter, relatedRows } from './list-conditions.ts';
import type { ListPosition } from './list-cursor.ts';
import { sourceOf } from './list-source.ts';
import { shipDeadline, TO_SHIP } from './ship-deadline.ts';

type Sort = OrderListInput['sort'];

/** A cursor holds the value as text of the database, which keeps its microseconds. */
const SORTS = {
  placed: { value: sql`shop_order.created_at`, type: sql`timestamptz`, isDescending: true },
  paid: { value: sql`shop_order.paid_at`, type: sql`timestamptz`, isDescending: true },
  amount: { value: sql`shop_order.payable_fen`, type: sql`bigint`, isDescending: true },
  deadline: { value: shipDeadline, type: sql`timestamptz`, isDescending: false },
} as const satisfies Record<
  Sort,
  { value: RawBuilder<unknown>; type: RawBuilder<unknown>; isDescending: boolean }
>;

/** Only what is paid has a payment date, and only what must still leave has a deadline. */
const sortConditions = (sort: Sort): RawBuilder<unknown>[] => {
  if (sort === 'paid') return [sql`shop_order.paid_at is not null`];
  return sort === 'deadline' ? [statusIn('sub.status', TO_SHIP)] : [];
};

/** Where the sub-orders are read from, and what they have to be. */
function sourceAndWhere(filters: OrderFilters, sort: Sort, reader: ListReader) {
  const source = sourceOf(filters, {
    status: statusesOf(filters, sort),
    rare: reader.rare,
    isByTime: sort === 'placed',
  });
  const conditions = [
    ...source.conditions,
    ...sortConditions(sort),
    ...conditionsOf(source.isBrandRead ? { ...filters, brand: undefined } : filters, reader),
  ];
  return { ...source, where: allOf(conditions) };
}

const allOf = (conditions: readonly RawBuilder<unknown>[]) =>
  conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);

/** The statuses that the filters leave; null when they leave all. */
function statusesOf(
  { status, late, undecided, refused }: OrderFilters,
  sort: Sort,
): readonly number[] | null {
  if (undecided) return [OrderStatus.Cancelling];
  if (refused) return [OrderStatus.Refused];
  if (late || sort === 'deadline') return TO_SHIP;
  return status?.map(Number) ?? null;
}

/** Up to so many rows are looked up one by one faster than met on a walk through a year of orders. */
const FEW = 10_000;

/** Which filters on other tables leave few sub-orders. Counting them takes a few milliseconds, a wrong walk seconds. */
export async function findRareFilters(
  db: Queryable,
  filters: OrderFilters,
): Promise<ReadonlySet<RelatedFilter>> {
  const counted = await Promise.all(
    relatedRows(filters).map(async ({ filter, rows }) => {
      const { rows: counts } = await sql<{ count: number }>`
        select count(*)::int as count from (${rows} limit ${FEW + 1}) counted`.execute(db);
      return { filter, count: counts[0]?.count ?? 0 };
    }),
  );
  return new Set(counted.filter(({ count }) => count <= FEW).map(({ filter }) => filter));
}

interface PageQuery {
  filters: OrderFilters;
  sort: Sort;
  reader: ListReader;
  size: number;
  after: ListPosition | null;
  before: ListPosition | null;
}

/** The positions of one page in the order of the list: the index of the sorted column, and nothing of the rows. */
export async function listPositions(db: Queryable, query: PageQuery): Promise<ListPosition[]> {
  const { filters, sort, reader, size, after, before } = query;
  const { value, type, isDescending } = SORTS[sort];
  const isBackward = before !== null;
  const readsDown = isDescending !== isBackward;
  const direction = readsDown ? sql`desc` : sql`asc`;
  const limit = before ?? after;
  const beyond = readsDown ? sql`<` : sql`>`;
  const beyondOrAt = readsDown ? sql`<=` : sql`>=`;
  const { from, where, day } = sourceAndWhere(filters, sort, reader);
  const orderId = limit && orderIdOf(limit.subOrderId);
  // The first conditions are for indexes; the last also separates sub-orders of the same moment.
  const rest = limit
    ? sql`${day ? sql`and ${day} ${beyondOrAt} left(${orderId}, 8)` : sql``} and ${value} ${beyondOrAt} ${limit.value}::${type}
        and (${value}, sub.order_id, sub.id) ${beyond} (${limit.value}::${type}, ${orderId}, ${limit.subOrderId})`
    : sql``;
  const dayFirst = day ? sql`${day} ${direction}, ` : sql``;
  const { rows } = await sql<ListPosition>`
    select (${value})::text as value, sub.id as "subOrderId"
    from ${from} join shop_order on shop_order.id = sub.order_id
    where ${where} ${rest}
    order by ${dayFirst}${value} ${direction}, sub.order_id ${direction}, sub.id ${direction} limit ${size}`.execute(
    db,
  );
  return isBackward ? rows.reverse() : rows;
}

const ORDER_FILTERS = new Set<string>([
  'province',
  'amount',
  'kind',
  'payment',
  'placed',
] satisfies (keyof OrderFilters)[]);
/** Filters that every sub-order of an order passes or none, and that many orders pass. */
const isOfOrdersAlone = (filters: OrderFilters): boolean =>
  Object.entries(filters).every(([name, value]) => value === undefined || ORDER_FILTERS.has(name));

/** How many there are, exact up to the limit; null above it. */
export async function countSubOrders(
  db: Queryable,
  { filters, sort, reader, limit }: { filters: OrderFilters; sort: Sort; reader: ListReader; limit: number },
): Promise<number | null> {
  const { from, where } = sourceAndWhere(filters, sort, reader);
  // Otherwise the planner reads the table from any place on, of which little is in memory.
  const newestFirst = isOfOrdersAlone(filters) ? sql`order by shop_order.created_at desc` : sql``;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from ${from} join shop_order on shop_order.id = sub.order_id
      where ${where} ${newestFirst} limit ${limit + 1}) counted`.execute(db);
  const count = rows[0]?.count ?? 0;
  return count > limit ? null : count;
}

/** Which of these orders are in a list. */
export async function listOrdersIn(
  db: Queryable,
  { filters, reader, orderIds }: { filters: OrderFilters; reader: ListReader; orderIds: readonly string[] },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct sub.order_id as id from sub_order sub join shop_order on shop_order.id = sub.order_id
    where sub.order_id = any (${[...orderIds]}) and ${allOf(conditionsOf(filters, reader))}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface ListedSubOrder {
  id: string;
  order_id: string;
  status: OrderStatus;
  created_at: Date;
  paid_at: Date | null;
  recipient: OrderRow['recipient'];
  payable_fen: number;
  payment_code: OrderRow['payment_code'];
  kind: OrderRow['kind'];
  ship_by: Date | null;
  is_late: boolean;
  has_note: boolean;
  has_packaging: boolean;
  has_greeting: boolean;
  is_guest: boolean;
  siblings: number;
  units: number;
  lines: { skuId: string; image: string; isEngraved: boolean }[];
  tags: string[];
}

/** Whole rows, in the order of the ids. */
export async function listSubOrderRows(db: Queryable, ids: readonly string[]): Promise<ListedSubOrder[]> {
  if (ids.length === 0) return [];
  const isToShip = statusIn('sub.status', TO_SHIP);
  const { rows } = await sql<ListedSubOrder>`
    select sub.id, sub.order_id, sub.status, shop_order.created_at, shop_order.paid_at, shop_order.recipient,
      shop_order.payable_fen, shop_order.payment_code, shop_order.kind,
      case when ${isToShip} then ${shipDeadline} end as ship_by,
      ${isToShip} and ${shipDeadline} < (select shop_now()) as is_late,
      shop_order.note is not null as has_note, shop_order.packaging is not null as has_packaging,
      coalesce(shop_order.packaging ->> 'greeting', '') <> '' as has_greeting,
      shop_order.guest_mobile is not null as is_guest,
      (select count(*)::int from sub_order other where other.order_id = sub.order_id) as siblings,
      lines.units, lines.lines,
      array(select tag from order_tag where order_tag.order_id = sub.order_id order by created_at, tag) as tags
    from unnest(${[...ids]}::text[]) with ordinality as wanted(id, place)
      join sub_order sub on sub.id = wanted.id
      join shop_order on shop_order.id = sub.order_id
      cross join lateral (
        select coalesce(sum(quantity), 0)::int as units,
          coalesce(jsonb_agg(jsonb_build_object('skuId', sku_id, 'image', snapshot ->> 'skuImagePath',
            'isEngraved', engraving is not null) order by kind = 'gift', position), '[]') as lines
        from order_line where order_line.sub_order_id = sub.id) lines
    order by wanted.place`.execute(db);
  return rows;
}
