import { afterAll, beforeAll, expect, it } from 'vitest';
import { listViolations } from '../../../../testing/audit.ts';
import { createTestApp } from '../../../../testing/index.ts';
import { createFakeStorage, type StorageKey } from '../../../integrations/storage/index.ts';
import { seedCoupons } from '../coupons/seed-coupons.ts';
import { seedOrders } from '../orders/seed-orders.ts';
import { seedSandboxTransactions } from '../payment/seed-sandbox-transactions.ts';
import { seedPromotions } from '../promotions/seed-promotions.ts';
import { seedInvoices } from './seed-invoices.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
const storage = createFakeStorage();
beforeAll(async () => {
  shop = await createTestApp({ hasCatalogue: true, hasMembers: true });
  // Orders refer to coupons, and coupons to the offers of the promotions.
  await seedPromotions(shop.database.db);
  await seedOrders(shop.database.db);
  await seedCoupons(shop.database.db);
  await seedInvoices(shop.database.db, storage);
  await seedSandboxTransactions(shop.database.db);
});
afterAll(() => shop.close());

const invoices = () => shop.database.db.selectFrom('invoice').selectAll().execute();

it('gives the regular customer an invoice in every status', async () => {
  const statuses = new Set((await invoices()).map(({ status }) => status));
  expect([...statuses].sort()).toEqual(['10', '20', '30', '40', '50']);
});

it('stores the files of issued invoices', async () => {
  for (const { number, pdf_key, xml_key } of await invoices()) {
    if (number === null) continue;
    expect(await storage.has(pdf_key as StorageKey)).toBe(true);
    expect(await storage.has(xml_key as StorageKey)).toBe(true);
  }
});

it('passes the ledger audit, and a second start changes nothing', async () => {
  expect(await listViolations(shop.database.db)).toEqual([]);
  const before = await invoices();
  await seedInvoices(shop.database.db, storage);
  expect(await invoices()).toEqual(before);
});
