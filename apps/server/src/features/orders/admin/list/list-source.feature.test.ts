import type { OrderFilters } from '@huarong/contract/admin/orders';
import { OrderStatus } from '@huarong/core/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../testing/index.ts';
import { createOrder } from '../testing/create-order.ts';
import { countSubOrders, listPositions } from './list.queries.ts';
import type { ListPosition } from './list-cursor.ts';

const BRAND = '索兰娜';
const PAGE_SIZE = 3;
const reader = { staffId: 1, rare: new Set<never>() };
let database: TestDatabase;
/** Completed sub-orders of several days, newest first. */
let expected: string[];
beforeAll(async () => {
  database = await createTestDatabase({ template: 'stocked' });
  const { db } = database;
  const minutes = [3, 5000, 700, 1441, 1440, 2200, 90, 2900, 4400, 701];
  for (const [index, minutesAgo] of minutes.entries()) {
    const { orderId, lineId } = await createOrder(db, { minutesAgo, subOrders: 1 + (index % 2) });
    if (index % 5 !== 4)
      for (const status of [OrderStatus.Shipped, OrderStatus.Completed])
        await db.updateTable('sub_order').set({ status }).where('order_id', '=', orderId).execute();
    if (index % 3 === 0) await addLineOfSameBrand(lineId);
  }
  const { rows } = await sql<{ id: string }>`
    select sub.id from sub_order sub join shop_order on shop_order.id = sub.order_id
    where sub.status = ${OrderStatus.Completed}
    order by shop_order.created_at desc, sub.order_id desc, sub.id desc`.execute(db);
  expected = rows.map(({ id }) => id);
});
afterAll(() => database.close());

const addLineOfSameBrand = (lineId: string) =>
  sql`insert into order_line (id, order_id, sub_order_id, position, sku_id, product_id, kind, snapshot,
      unit_price_fen, quantity, paid_fen, unit_shares)
    select id || 'x', order_id, sub_order_id, position + 50, sku_id, product_id, kind, snapshot,
      unit_price_fen, quantity, paid_fen, unit_shares from order_line where id = ${lineId}`.execute(
    database.db,
  );

async function readPages(filters: OrderFilters, isBackward: boolean): Promise<string[]> {
  const pages: ListPosition[][] = [];
  for (let at: ListPosition | null = isBackward ? BEFORE_ALL : null; ; ) {
    const limits = isBackward ? { after: null, before: at } : { after: at, before: null };
    const page = await listPositions(database.db, {
      ...{ filters, sort: 'placed', reader, size: PAGE_SIZE },
      ...limits,
    });
    if (page.length === 0) break;
    pages.push(page);
    at = page.at(isBackward ? 0 : -1)!;
  }
  return (isBackward ? pages.reverse() : pages).flat().map(({ subOrderId }) => subOrderId);
}
const BEFORE_ALL = { value: '2020-01-01', subOrderId: '202001010000000000-1' };

it.each<[string, OrderFilters]>([
  ['of a status', { status: [String(OrderStatus.Completed)] }],
  ['of a brand and a status', { brand: BRAND, status: [String(OrderStatus.Completed)] }],
])('orders %s are listed by time, each once, forward and backward', async (_, filters) => {
  expect(expected.length).toBeGreaterThan(3 * PAGE_SIZE);
  expect(await readPages(filters, false)).toEqual(expected);
  expect(await readPages(filters, true)).toEqual(expected);
  const count = (limit: number) => countSubOrders(database.db, { filters, sort: 'placed', reader, limit });
  expect(await count(1000)).toBe(expected.length);
  expect(await count(expected.length - 1)).toBeNull();
});

it('an unknown brand lists nothing', async () => {
  expect(await readPages({ brand: '没有的品牌' }, false)).toEqual([]);
});
