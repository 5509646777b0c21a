import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp } from '../../../../testing/index.ts';
import { listUncommented } from '../../orders/index.ts';
import { seedOwnContent } from '../community/seed-own-content.ts';
import { seedOrders } from '../orders/seed-orders.ts';
import { seedSurveys } from '../surveys/seed-surveys.ts';
import { demoMembers, REGULAR_MEMBER } from './demo-members.ts';
import { seedSavedItems } from './seed-saved-items.ts';

let shop: Awaited<ReturnType<typeof createTestApp>>;
const seedAll = async () => {
  const { db } = shop.database;
  await seedOrders(db);
  await seedSavedItems(db);
  await seedOwnContent(db);
  await seedSurveys(db);
};
beforeAll(async () => {
  shop = await createTestApp({ hasCatalogue: true, hasMembers: true });
  await seedAll();
});
afterAll(() => shop.close());

it('gives the regular customer comments in every state, and purchases without a comment', async () => {
  const { db } = shop.database;
  const comments = await db
    .selectFrom('comment')
    .select(['state', 'follow_up_state'])
    .where('member_id', '=', REGULAR_MEMBER)
    .execute();
  expect(new Set(comments.map(({ state }) => state))).toEqual(new Set(['pending', 'shown', 'hidden']));
  expect(comments.filter(({ follow_up_state }) => follow_up_state !== null)).toHaveLength(1);
  const waiting = await listUncommented(db, REGULAR_MEMBER, { limit: 50, offset: 0 });
  expect(waiting.items).toHaveLength(waiting.total);
  expect(waiting.total).toBeGreaterThan(1);
  const commented = await db
    .selectFrom('comment')
    .select(['sub_order_id', 'sku_id'])
    .where('member_id', '=', REGULAR_MEMBER)
    .execute();
  const names = new Set(commented.map(({ sub_order_id, sku_id }) => `${sub_order_id} ${sku_id}`));
  expect(waiting.items.filter(({ subOrderId, skuId }) => names.has(`${subOrderId} ${skuId}`))).toEqual([]);
  expect((await listUncommented(db, 'nobody', { limit: 50, offset: 0 })).total).toBe(0);
  const questions = await db
    .selectFrom('question')
    .select('state')
    .where('member_id', '=', REGULAR_MEMBER)
    .execute();
  expect(questions.map(({ state }) => state).sort()).toEqual(['pending', 'shown', 'shown']);
});

it('gives the regular customer favourites in every state, history, brands, reminders and addresses', async () => {
  const { db } = shop.database;
  const count = async (table: 'browsing_history' | 'arrival_reminder' | 'address') =>
    (await db.selectFrom(table).selectAll().execute()).length;
  const followed = await db.selectFrom('followed_brand').select('member_id').execute();
  expect(followed.filter(({ member_id }) => member_id === REGULAR_MEMBER)).toHaveLength(4);
  expect(new Set(followed.map(({ member_id }) => member_id)).size).toBe(demoMembers.length);
  const withoutFollowers = await db
    .selectFrom('brand')
    .where('id', 'not in', db.selectFrom('followed_brand').select('brand_id'))
    .where('id', 'in', db.selectFrom('product').select('brand_id').where('status', '=', 'published'))
    .select('id')
    .execute();
  expect(withoutFollowers).toEqual([]);
  expect(await count('browsing_history')).toBe(16);
  expect([await count('arrival_reminder'), await count('address')]).toEqual([3, 4]);
  const favourites = await db
    .selectFrom('favourite')
    .innerJoin('sku', 'sku.id', 'favourite.sku_id')
    .innerJoin('product', 'product.id', 'sku.product_id')
    .leftJoin('stock', 'stock.sku_id', 'sku.id')
    .select(['saved_price_fen', 'offer_price_fen', 'product.status', 'stock.available'])
    .execute();
  expect(favourites).toHaveLength(18);
  expect(favourites.filter((row) => row.saved_price_fen > row.offer_price_fen).length).toBeGreaterThan(1);
  expect(favourites.filter(({ status }) => status === 'withdrawn')).toHaveLength(1);
  expect(favourites.filter(({ available }) => available === 0)).toHaveLength(2);
});

it('changes nothing at a second start', async () => {
  const { db } = shop.database;
  const counts = async () =>
    Promise.all(
      (['comment', 'favourite', 'survey', 'survey_answer', 'question'] as const).map(
        async (table) => (await db.selectFrom(table).selectAll().execute()).length,
      ),
    );
  const before = await counts();
  await seedAll();
  expect(await counts()).toEqual(before);
});
