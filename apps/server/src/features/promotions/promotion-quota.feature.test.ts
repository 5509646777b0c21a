import { afterAll, beforeAll, expect, it } from 'vitest';
import { transaction } from '#platform/database';
import { createTestApp } from '../../../testing/index.ts';
import { restoreQuotas, takeQuotas } from './promotion-quota.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
let promotionId: string;
beforeAll(async () => {
  shop = await createTestApp({ hasOffers: true });
  ({ id: promotionId } = await shop.database.db
    .selectFrom('promotion')
    .select('id')
    .limit(1)
    .executeTakeFirstOrThrow());
});
afterAll(() => shop.close());

const take = (used: number, limit = 3) => ({
  promotionId,
  skuId: '',
  owner: 'member:1000000001',
  used,
  limit,
});
const attempt = (used: number, limit?: number) =>
  transaction(shop.database.db, (tx) => takeQuotas(tx, [take(used, limit)]), {
    shouldCommit: (isTaken) => isTaken,
  });

it('a quota is taken up to its limit by several orders, and what is given back can be taken again', async () => {
  expect(await attempt(4)).toBe(false);
  expect(await attempt(2)).toBe(true);
  expect(await attempt(2)).toBe(false);
  expect(await attempt(1)).toBe(true);
  expect(await attempt(1)).toBe(false);
  await transaction(shop.database.db, (tx) => restoreQuotas(tx, [take(2)]));
  expect(await attempt(2)).toBe(true);
});
