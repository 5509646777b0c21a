import { ORDER_TABS } from '@huarong/core/orders';
import { getFirst } from '@huarong/core/shared';
import { type RawBuilder, sql } from 'kysely';
import type { Owner } from '#platform/context';
import { likeText, type Queryable } from '#platform/database';
import { type LoadedOrder, loadOrders } from '../load-orders.ts';
import type { OrderRow } from '../order-rows.ts';
import { awaitsComment } from './purchases.ts';

type Tab = keyof typeof ORDER_TABS;
export interface OrderFilter {
  orderTime: 'Q' | 'H' | 'Y' | 'E' | 'A';
  orderStatus: Tab | number;
  keyword?: string | undefined;
}
interface OrderPage {
  total: number;
  orders: LoadedOrder[];
  counts: Record<'unpaid' | 'unshipped' | 'unreceived' | 'uncommented', number>;
  /** By order, where a parcel is on its way. */
  traces: ReadonlyMap<string, { at: Date; text: string }>;
}

const PERIODS: Record<OrderFilter['orderTime'], RawBuilder<unknown>> = {
  Q: sql`created_at >= shop_now() - interval '3 months'`,
  H: sql`created_at >= shop_now() - interval '6 months'`,
  Y: sql`created_at >= shop_now() - interval '12 months'`,
  E: sql`created_at < shop_now() - interval '12 months'`,
  A: sql`true`,
};

/** A page of a shopper's orders, newest first, with the count of each tab. */
export async function listMyOrders(
  db: Queryable,
  owner: Owner,
  filter: OrderFilter,
  page: { pageNo: number; pageSize: number },
): Promise<OrderPage> {
  const isOwn = sql`owner = ${owner} and hidden_at is null`;
  const condition = sql`${isOwn} and ${PERIODS[filter.orderTime]} and ${hasSubOrderUnderTab(filter.orderStatus)} and ${matchesKeyword(filter.keyword)}`;
  const [found, counts] = await Promise.all([listPage(db, condition, page), countTabs(db, isOwn)]);
  // A page past the end has no row with the total.
  const total = found[0]?.total ?? (page.pageNo === 1 ? 0 : await countOrders(db, condition));
  const [orders, traces] = await Promise.all([
    loadOrders(db, found),
    listLatestTraces(
      db,
      found.map(({ id }) => id),
    ),
  ]);
  return { total, orders, counts, traces };
}

/** The newest trace of each order with a parcel on its way. */
async function listLatestTraces(db: Queryable, orderIds: readonly string[]): Promise<OrderPage['traces']> {
  const { rows } = await sql<{ order_id: string; at: Date; text: string }>`
    select distinct on (sub_order.order_id) sub_order.order_id, parcel_trace.at, parcel_trace.text
    from sub_order join parcel on parcel.sub_order_id = sub_order.id
    join parcel_trace on parcel_trace.parcel_id = parcel.id
    where sub_order.order_id = any(${[...orderIds]}) and ${isUnderTab('unreceived')}
    order by sub_order.order_id, parcel_trace.at desc, parcel_trace.id desc`.execute(db);
  return new Map(rows.map(({ order_id, at, text }) => [order_id, { at, text }]));
}

/** Selects the page by id and date only, then reads the full rows of that page. */
async function listPage(
  db: Queryable,
  condition: RawBuilder<unknown>,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<(OrderRow & { total: number })[]> {
  const { rows } = await sql<OrderRow & { total: number }>`
    with page as materialized (
      select id, count(*) over () as total from shop_order where ${condition}
      order by created_at desc, id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}
    )
    select shop_order.*, page.total from page join shop_order on shop_order.id = page.id
    order by created_at desc, shop_order.id desc`.execute(db);
  return rows;
}

async function countOrders(db: Queryable, condition: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from shop_order where ${condition}`.execute(
    db,
  );
  return getFirst(rows).count;
}

/** Counts all tabs in one query. */
async function countTabs(db: Queryable, isOwn: RawBuilder<unknown>): Promise<OrderPage['counts']> {
  const under = (tab: keyof OrderPage['counts']) =>
    sql`count(distinct shop_order.id) filter (where ${isUnderTab(tab)})`;
  const { rows } = await sql<OrderPage['counts']>`
    select ${under('unpaid')} as unpaid, ${under('unshipped')} as unshipped,
      ${under('unreceived')} as unreceived, ${under('uncommented')} as uncommented
    from shop_order join sub_order on sub_order.order_id = shop_order.id where ${isOwn}`.execute(db);
  return getFirst(rows);
}

/** An order is under a tab when one of its sub-orders is. */
const hasSubOrderUnderTab = (tab: Tab | number): RawBuilder<unknown> =>
  tab === 'all'
    ? sql`true`
    : sql`exists (select 1 from sub_order where order_id = shop_order.id and ${isUnderTab(tab)})`;

/** Whether a sub-order is under a tab. */
function isUnderTab(tab: Tab | number): RawBuilder<unknown> {
  const statuses = typeof tab === 'number' ? [tab] : (ORDER_TABS[tab] ?? []);
  const hasStatus = sql`sub_order.status = any(${[...statuses]}::smallint[])`;
  return tab === 'uncommented'
    ? sql`${hasStatus} and exists (
        select 1 from order_line where sub_order_id = sub_order.id and ${awaitsComment('order_line')})`
    : hasStatus;
}

/** Matches the order number, or a name of a product, brand or sku. */
function matchesKeyword(keyword: string | undefined): RawBuilder<unknown> {
  if (!keyword) return sql`true`;
  const like = likeText(keyword);
  return sql`(id = ${keyword} or exists (
    select 1 from order_line where order_id = shop_order.id and (
      snapshot->>'productName' ilike ${like} or snapshot->>'brandNameCN' ilike ${like}
      or snapshot->>'brandNameEN' ilike ${like} or snapshot->>'skuName' ilike ${like})))`;
}
