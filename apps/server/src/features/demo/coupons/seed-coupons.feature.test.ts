import { afterAll, beforeAll, expect, it } from 'vitest';
import { listViolations } from '../../../../testing/audit.ts';
import { createTestApp } from '../../../../testing/index.ts';
import { countCoupons } from '../../coupons/index.ts';
import { REGULAR_MEMBER } from '../members/demo-members.ts';
import { seedOrders } from '../orders/seed-orders.ts';
import { seedPromotions } from '../promotions/seed-promotions.ts';
import { seedCoupons } from './seed-coupons.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ hasCatalogue: true, hasMembers: true });
  await seedPromotions(shop.database.db);
  await seedOrders(shop.database.db);
  await seedCoupons(shop.database.db);
});
afterAll(() => shop.close());

it('gives the regular customer coupons in every state, online and for stores', async () => {
  const { db } = shop.database;
  expect(await countCoupons(db, REGULAR_MEMBER, 'online')).toEqual({
    usable: 5,
    held: 1,
    used: 2,
    expired: 2,
    expiring: 2,
  });
  expect(await countCoupons(db, REGULAR_MEMBER, 'offline')).toMatchObject({ usable: 1, used: 1, expired: 1 });
});

it('passes the ledger audit, and a second start adds nothing', async () => {
  const { db } = shop.database;
  await seedCoupons(db);
  expect(await listViolations(db)).toEqual([]);
  expect(await countCoupons(db, REGULAR_MEMBER, 'online')).toMatchObject({ usable: 5, held: 1 });
});
