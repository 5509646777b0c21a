import type { OrderFilters, OrderListInput } from '@huarong/contract/admin/orders';
import { OrderStatus, orderIdOf, UNPAID_STATUSES } from '@huarong/core/orders';
import { type RawBuilder, sql } from 'kysely';
import { type Queryable, statusIn } from '#platform/database';
import type { OrderRow } from '../../order-rows.ts';
import {
  conditionsOf,
  type ListReader,
  type RelatedFilter,
  relatedRows,
  untracedSubOrders,
} from './list-conditions.ts';
import type { ListPosition } from './list-cursor.ts';
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

const whereOf = (filters: OrderFilters, sort: Sort, reader: ListReader) => {
  const conditions = [...sortConditions(sort), ...conditionsOf(filters, reader)];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
};

/** Sub-orders leave these statuses within days, so there are few of them, however many orders there are. */
const OPEN_STATUSES: readonly OrderStatus[] = [
  ...UNPAID_STATUSES,
  OrderStatus.AwaitingConfirmation,
  ...TO_SHIP,
  OrderStatus.Cancelling,
  OrderStatus.Refused,
];

/**
 * The sub-orders to look at. Of open statuses they are read first, by their status: with a limit the planner would rather
 * walk through all orders by time, hoping to meet open ones soon (530 ms instead of 3 ms among 100,000 orders). `offset 0`
 * keeps it from merging the sub-query.
 */
function sourceOf(filters: OrderFilters, sort: Sort): RawBuilder<unknown> {
  if (filters.untraced) return sql`(select * from sub_order where id in (${untracedSubOrders}) offset 0) sub`;
  const statuses = statusesOf(filters, sort);
  return statuses?.every((status) => (OPEN_STATUSES as readonly number[]).includes(status))
    ? sql`(select * from sub_order where ${statusIn('status', statuses)} offset 0) sub`
    : sql`sub_order sub`;
}

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
  // The first condition is for the index of shop_order; the second also separates sub-orders of the same moment.
  const from = limit
    ? sql`and ${value} ${beyondOrAt} ${limit.value}::${type}
        and (${value}, sub.order_id, sub.id) ${beyond} (${limit.value}::${type}, ${orderIdOf(limit.subOrderId)}, ${limit.subOrderId})`
    : sql``;
  const { rows } = await sql<ListPosition>`
    select (${value})::text as value, sub.id as "subOrderId"
    from ${sourceOf(filters, sort)} join shop_order on shop_order.id = sub.order_id
    where ${whereOf(filters, sort, reader)} ${from}
    order by ${value} ${direction}, sub.order_id ${direction}, sub.id ${direction} limit ${size}`.execute(db);
  return isBackward ? rows.reverse() : rows;
}

/** How many there are, exact up to the limit; null above it. */
export async function countSubOrders(
  db: Queryable,
  { filters, sort, reader, limit }: { filters: OrderFilters; sort: Sort; reader: ListReader; limit: number },
): Promise<number | null> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select 1 from ${sourceOf(filters, sort)} join shop_order on shop_order.id = sub.order_id
      where ${whereOf(filters, sort, reader)} limit ${limit + 1}) counted`.execute(db);
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
    where sub.order_id = any (${[...orderIds]}) and ${whereOf(filters, 'placed', reader)}`.execute(db);
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
      ${isToShip} and ${shipDeadline} < shop_now() as is_late,
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
