import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../../testing/index.ts';
import { findConflicts } from './index.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ hasOffers: true });
}, 120_000);
afterAll(() => shop.close());

it('the offers of the demo have no conflicts', async () => {
  const { conflicts, checked } = await findConflicts(shop.database.db, shop.sources);
  expect(conflicts.map(({ kind, title, detail }) => `${kind} ${title} ${detail}`)).toEqual([]);
  expect(checked.promotions).toBeGreaterThan(8);
  expect(checked.coupons).toBeGreaterThan(8);
});
