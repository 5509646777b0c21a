import type { Ranking } from '@huarong/contract/catalogue';
import type { OrderStatus } from '@huarong/core/orders';
import { lastRefresh } from '@huarong/core/rankings';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { advanceClock, readClock } from '#platform/clock';
import { transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { createTestApp } from '../../../testing/index.ts';
import { countSalesDays } from './count-sales-days.ts';
import { computeRankings, rankingsJobs, refreshRankings, scheduleRankings } from './index.ts';

const DAY_MS = 86_400_000;
/** Three products of one category, in stock, none of them a sample. */
const [CREAM, SERUM, LOTION] = ['200104', '201501', '208908'] as const;
const CATEGORY = '6000103';

let shop: Awaited<ReturnType<typeof createTestApp>>;
beforeAll(async () => {
  shop = await createTestApp({ hasCatalogue: true });
});
afterAll(() => shop.close());
beforeEach(async () => {
  const { db } = shop.database;
  await db.deleteFrom('ranking_run').execute();
  await db.deleteFrom('product_day').execute();
  await db.deleteFrom('sales_day').execute();
  await db.deleteFrom('counted_day').execute();
});

const daysAgo = async (days: number) =>
  new Date((await readClock(shop.database.db)).getTime() - days * DAY_MS).toISOString().slice(0, 10);
const sell = async (productId: string, days: number, figures: object) =>
  shop.database.db
    .insertInto('product_day')
    .values({ product_id: productId, day: await daysAgo(days), ...figures })
    .execute();
interface Bought {
  productId: string;
  owner: string;
  days: number;
  quantity: number;
  returned?: number;
  status?: OrderStatus;
  isPaid?: boolean;
}
let orders = 0;
async function buy({ productId, owner, days, quantity, returned = 0, status = 30, isPaid = true }: Bought) {
  const { db } = shop.database;
  orders += 1;
  const id = String(orders).padStart(18, '2');
  const paidAt = sql<Date>`shop_now() - make_interval(days => ${days})`;
  await db
    .insertInto('shop_order')
    .values({
      id,
      owner,
      kind: 'ordinary',
      source: 'cart',
      payment_code: 'ALIPAY',
      goods_fen: 0,
      payable_fen: 0,
      arithmetic: '[]',
      recipient: '{}',
      delivery: '{}',
      quote_hash: 'q',
      paid_at: isPaid ? paidAt : null,
      created_at: paidAt,
    })
    .execute();
  await db
    .insertInto('sub_order')
    .values({ id: `${id}-1`, order_id: id, position: 1, status: 30 })
    .execute();
  if (status !== 30) await db.updateTable('sub_order').set({ status }).where('order_id', '=', id).execute();
  await db
    .insertInto('order_line')
    .values({
      id: `${id}-1-1`,
      order_id: id,
      sub_order_id: `${id}-1`,
      position: 1,
      sku_id: 'any',
      product_id: productId,
      kind: 'ordinary',
      snapshot: '{}',
      unit_price_fen: 0,
      quantity,
      returned_quantity: returned,
      paid_fen: 0,
      unit_shares: '[]',
    })
    .execute();
}
const ranking = async (query: Record<string, string>) => {
  await shop.app.inject({ method: 'POST', url: '/demo/clock', payload: { advanceSeconds: 0 } });
  return (await shop.app.inject({ url: '/v1/product/rankings', query })).json();
};
const orderOf = ({ list }: Ranking) => list.map(({ product }) => product.productId);

describe('a ranking', () => {
  it('counts units of the last thirty days for the category, the top category and the whole shop', async () => {
    await sell(CREAM, 3, { sold: 10 });
    await sell(SERUM, 3, { sold: 30 });
    await sell(SERUM, 4, { sold: -25 });
    await sell(LOTION, 40, { sold: 900 });
    await refreshRankings(shop.database.db);
    for (const categoryId of [CATEGORY, '60001', 'all'])
      expect(orderOf((await ranking({ categoryId })).results)).toEqual([CREAM, SERUM]);
    expect(orderOf((await ranking({ categoryId: '60002' })).results)).toEqual([]);
  });

  it('counts the shop’s own orders: paid, not cancelled, not returned; and repeat buyers', async () => {
    const { db } = shop.database;
    await buy({ productId: CREAM, owner: 'guest:a', days: 20, quantity: 2 });
    await buy({ productId: CREAM, owner: 'guest:a', days: 2, quantity: 3, returned: 1 });
    await buy({ productId: SERUM, owner: 'guest:b', days: 2, quantity: 9, status: 91 });
    await buy({ productId: SERUM, owner: 'guest:b', days: 2, quantity: 1 });
    await buy({ productId: LOTION, owner: 'guest:c', days: 2, quantity: 5, isPaid: false });
    await refreshRankings(db);
    const { list } = (await ranking({ categoryId: CATEGORY })).results as Ranking;
    expect(list.map(({ product, soldCount }) => [product.productId, soldCount])).toEqual([
      [CREAM, 4],
      [SERUM, 1],
    ]);
    expect(orderOf((await ranking({ categoryId: CATEGORY, kind: 'repurchase' })).results)).toEqual([CREAM]);
    await sql`truncate shop_order cascade`.execute(db);
  });

  it('counts a recent day again, because a return changes it', async () => {
    const { db } = shop.database;
    await buy({ productId: CREAM, owner: 'guest:d', days: 3, quantity: 4 });
    await buy({ productId: CREAM, owner: 'guest:d', days: 40, quantity: 9 });
    await refreshRankings(db);
    const soldBySku = () => db.selectFrom('sku_sales').select('sold_28_days').execute();
    expect(await soldBySku()).toEqual([{ sold_28_days: 4 }]);
    await db.updateTable('order_line').set({ returned_quantity: 3 }).where('quantity', '=', 4).execute();
    await advanceClock(db, 86_400);
    await refreshRankings(db);
    expect(await soldBySku()).toEqual([{ sold_28_days: 1 }]);
    const { list } = (await ranking({ categoryId: CATEGORY })).results as Ranking;
    expect(list.map(({ product, soldCount }) => [product.productId, soldCount])).toEqual([[CREAM, 1]]);
    await sql`truncate shop_order cascade`.execute(db);
  });

  it('counts a repeat buyer once, within half a year', async () => {
    const { db } = shop.database;
    await buy({ productId: CREAM, owner: 'guest:e', days: 30, quantity: 1 });
    await buy({ productId: CREAM, owner: 'guest:e', days: 20, quantity: 1 });
    await buy({ productId: CREAM, owner: 'guest:e', days: 10, quantity: 1 });
    await buy({ productId: CREAM, owner: 'guest:f', days: 190, quantity: 1 });
    await buy({ productId: CREAM, owner: 'guest:f', days: 2, quantity: 1 });
    await refreshRankings(db);
    const { list } = (await ranking({ categoryId: CATEGORY, kind: 'repurchase' })).results as Ranking;
    expect(list.map(({ repurchaseCount }) => repurchaseCount)).toEqual([1]);
    await sql`truncate shop_order cascade`.execute(db);
  });

  it('is counted over several runs when there are many orders, each day once', async () => {
    const { db } = shop.database;
    await buy({ productId: CREAM, owner: 'guest:g', days: 5, quantity: 2 });
    const asOf = lastRefresh(await readClock(db));
    const counted = async () =>
      Number(
        (
          await db
            .selectFrom('counted_day')
            .select(sql<number>`count(*)`.as('days'))
            .executeTakeFirstOrThrow()
        ).days,
      );
    expect([await countSalesDays(db, asOf, -1), await counted()]).toEqual([false, 0]);
    expect(await countSalesDays(db, asOf)).toBe(true);
    const days = await counted();
    expect(days).toBeGreaterThanOrEqual(4);
    expect([await countSalesDays(db, asOf, -1), await counted()]).toEqual([true, days]);
    await sql`truncate shop_order cascade`.execute(db);
  });

  it('explains what it counts, when it was refreshed and when it is refreshed next', async () => {
    await refreshRankings(shop.database.db);
    const { results } = await ranking({ categoryId: '60001', kind: 'repurchase' });
    expect(results).toMatchObject({ title: '护肤总榜', basis: '180 天内再次购买的人数，从多到少' });
    expect(results.refreshedAt).toMatch(/T10:00:00\+08:00$/);
    expect(Date.parse(results.nextRefreshAt) - Date.parse(results.refreshedAt)).toBe(DAY_MS);
  });

  it('of each kind has its own order', async () => {
    await sell(CREAM, 2, { sold: 50, rebought: 1, favoured: 9 });
    await sell(SERUM, 2, { sold: 40, rebought: 7, favoured: 3 });
    await sell(LOTION, 9, { sold: 30, rebought: 9, favoured: 99 });
    await shop.database.db
      .updateTable('product')
      .set({ comment_count: 600, praise_percent: 99 })
      .where('id', '=', LOTION)
      .execute();
    await refreshRankings(shop.database.db);
    const ids = async (kind: string) => orderOf((await ranking({ categoryId: CATEGORY, kind })).results);
    expect(await ids('sales')).toEqual([CREAM, SERUM, LOTION]);
    expect(await ids('repurchase')).toEqual([LOTION, SERUM, CREAM]);
    expect(await ids('favourite')).toEqual([CREAM, SERUM]);
    expect((await ids('praise'))[0]).toBe(LOTION);
    expect(await ids('new')).toEqual([LOTION]);
  });

  it('shows the change of position within a week and new entries', async () => {
    const { db } = shop.database;
    await sell(CREAM, 10, { sold: 20 });
    await sell(SERUM, 10, { sold: 10 });
    await sell(SERUM, 2, { sold: 50 });
    await sell(LOTION, 2, { sold: 5 });
    const lastWeek = new Date(lastRefresh(await readClock(db)).getTime() - 7 * DAY_MS);
    await transaction(db, (tx) => computeRankings(tx, lastWeek));
    await refreshRankings(db);
    const { list } = (await ranking({ categoryId: CATEGORY })).results as Ranking;
    expect(list.map(({ product, change }) => [product.productId, change])).toEqual([
      [SERUM, 1],
      [CREAM, -1],
      [LOTION, undefined],
    ]);
    expect(list[0]!.weeks.at(-1)).toBe(50);
    expect(list[0]!.weeks.at(-2)).toBe(10);
  });

  it('leaves out products that cannot be bought', async () => {
    const { db } = shop.database;
    await sell(CREAM, 2, { sold: 50 });
    await sell(SERUM, 2, { sold: 10 });
    const skus = db.selectFrom('sku').select('id').where('product_id', '=', CREAM);
    await db.updateTable('stock').set({ available: 0 }).where('sku_id', 'in', skus).execute();
    await refreshRankings(db);
    expect(orderOf((await ranking({ categoryId: CATEGORY })).results)).toEqual([SERUM]);
    await db.updateTable('stock').set({ available: 9 }).where('sku_id', 'in', skus).execute();
  });

  it('is refreshed once a day, even when the job runs repeatedly', async () => {
    const { db } = shop.database;
    const jobs = rankingsJobs(db);
    const runs = async () => (await db.selectFrom('ranking_run').select('id').execute()).length;
    await refreshRankings(db);
    await refreshRankings(db);
    expect([await runDueJobs(db, jobs), await runs()]).toEqual([0, 1]);
    await advanceClock(db, 86_400);
    expect([await runDueJobs(db, jobs), await runs()]).toEqual([1, 2]);
    expect([await runDueJobs(db, jobs), await runs()]).toEqual([0, 2]);
  });

  it('is not computed at start, but by a job', async () => {
    const { db } = shop.database;
    const runs = async () => (await db.selectFrom('ranking_run').select('id').execute()).length;
    await scheduleRankings(db);
    expect(await runs()).toBe(0);
    expect([await runDueJobs(db, rankingsJobs(db)), await runs()]).toEqual([1, 1]);
  });

  it.each([
    ['1', 'CNT1003E'],
    ['a b', 'CMN0001E'],
  ])('of the unknown category %j is refused', async (categoryId, code) =>
    expect((await ranking({ categoryId })).errorCode).toBe(code),
  );
});
