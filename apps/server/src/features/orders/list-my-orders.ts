import { ORDER_TABS } from '@huarong/core/orders';
import { type RawBuilder, sql } from 'kysely';
import type { Owner } from '#platform/context';
import type { Queryable } from '#platform/database';
import { type LoadedOrder, loadOrders } from './load-orders.ts';
import { listOrders } from './orders.queries.ts';

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
}

const PERIODS: Record<OrderFilter['orderTime'], RawBuilder<unknown>> = {
  Q: sql`created_at >= shop_now() - interval '3 months'`,
  H: sql`created_at >= shop_now() - interval '6 months'`,
  Y: sql`created_at >= shop_now() - interval '12 months'`,
  E: sql`created_at < shop_now() - interval '12 months'`,
  A: sql`true`,
};

/** A page of a shopper's orders, newest first, with how many stand under each tab. */
export async function listMyOrders(
  db: Queryable,
  owner: Owner,
  filter: OrderFilter,
  { pageNo, pageSize }: { pageNo: number; pageSize: number },
): Promise<OrderPage> {
  const mine = sql`owner = ${owner} and hidden_at is null`;
  const wanted = sql`${mine} and ${PERIODS[filter.orderTime]} and ${underTab(filter.orderStatus)} and ${about(filter.keyword)}`;
  const { rows: found } = await sql<{ id: string; total: number }>`
    select id, count(*) over () as total from shop_order where ${wanted}
    order by created_at desc, id desc limit ${pageSize} offset ${(pageNo - 1) * pageSize}`.execute(db);
  // A page past the end has no row to carry the total.
  const total = found[0]?.total ?? (pageNo === 1 ? 0 : await countOrders(db, wanted));
  const orders = await loadOrders(
    db,
    await listOrders(
      db,
      found.map(({ id }) => id),
    ),
  );
  return { total, orders, counts: await countTabs(db, mine) };
}

async function countOrders(db: Queryable, wanted: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) from shop_order where ${wanted}`.execute(db);
  return rows[0]!.count;
}

async function countTabs(db: Queryable, mine: RawBuilder<unknown>): Promise<OrderPage['counts']> {
  const { rows } = await sql<OrderPage['counts']>`
    select count(*) filter (where ${underTab('unpaid')}) as unpaid,
      count(*) filter (where ${underTab('unshipped')}) as unshipped,
      count(*) filter (where ${underTab('unreceived')}) as unreceived,
      count(*) filter (where ${underTab('uncommented')}) as uncommented
    from shop_order where ${mine}`.execute(db);
  return rows[0]!;
}

/** An order stands under a tab when a part of it does. */
function underTab(tab: Tab | number): RawBuilder<unknown> {
  const statuses = typeof tab === 'number' ? [tab] : ORDER_TABS[tab];
  if (statuses === null) return sql`true`;
  const uncommented = sql`and exists (
    select 1 from order_line where sub_order_id = sub_order.id and kind <> 'gift' and commented_at is null)`;
  return sql`exists (
    select 1 from sub_order where order_id = shop_order.id and status = any(${[...statuses]}::smallint[])
    ${tab === 'uncommented' ? uncommented : sql``})`;
}

/** By order number, or by a word of what was bought. */
function about(keyword: string | undefined): RawBuilder<unknown> {
  if (!keyword) return sql`true`;
  const like = `%${keyword.replace(/[\\%_]/g, '\\$&')}%`;
  return sql`(id = ${keyword} or exists (
    select 1 from order_line where order_id = shop_order.id and (
      snapshot->>'productName' ilike ${like} or snapshot->>'brandNameCN' ilike ${like}
      or snapshot->>'brandNameEN' ilike ${like} or snapshot->>'skuName' ilike ${like})))`;
}
