import { ORDER_STATUS_TEXTS } from '@huarong/core/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listViolations } from '../../../../testing/audit.ts';
import { createTestApp } from '../../../../testing/index.ts';
import { seedCoupons } from '../coupons/seed-coupons.ts';
import { seedPromotions } from '../promotions/seed-promotions.ts';
import { seedOrders } from './seed-orders.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ hasCatalogue: true, hasMembers: true });
  // Orders refer to coupons, and coupons to the offers of the promotions.
  await seedPromotions(shop.database.db);
  await seedOrders(shop.database.db);
  await seedCoupons(shop.database.db);
});
afterAll(() => shop.close());

it('gives the regular customer an order in every status', async () => {
  const rows = await shop.database.db.selectFrom('sub_order').select('status').distinct().execute();
  expect(rows.map(({ status }) => String(status)).sort()).toEqual(Object.keys(ORDER_STATUS_TEXTS).sort());
});

it('passes the ledger audit, and a second start changes nothing', async () => {
  expect(await listViolations(shop.database.db)).toEqual([]);
  await seedOrders(shop.database.db);
  const { rows } = await sql<{ count: number }>`select count(*) from shop_order`.execute(shop.database.db);
  expect(rows[0]!.count).toBe(17);
});

it('leaves the status history trigger enabled', async () => {
  const { rows } = await sql<{ tgenabled: string }>`
    select tgenabled from pg_trigger where tgname = 'sub_order_noted'`.execute(shop.database.db);
  expect(rows).toEqual([{ tgenabled: 'O' }]);
});
