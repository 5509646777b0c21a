import { workRoutes } from '@huarong/contract/admin/work';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type AdminHarness, openAdmin } from '../../../testing/open-admin.ts';

let shop: AdminHarness;
beforeAll(async () => {
  shop = await openAdmin({ isWholeDemo: true });
});
afterAll(() => shop.close());

describe('a claim', () => {
  const order = { kind: 'order', id: '202611150018604217' };

  it('names who works on something; a colleague takes it over on purpose only', async () => {
    const [one, two] = [await shop.signIn('SERVICE'), await shop.signIn('WAREHOUSE')];
    expect((await one.call(workRoutes.claimsOf, order)).results).toEqual({ claim: null });
    expect((await one.call(workRoutes.claim, order)).results).toMatchObject({ name: '林小满', isOwn: true });
    const refused = await two.call(workRoutes.claim, order);
    expect([refused.status, refused.message]).toEqual([409, '林小满 正在处理']);
    expect((await two.call(workRoutes.claimsOf, order)).results.claim).toMatchObject({ isOwn: false });
    const taken = await two.call(workRoutes.claim, { ...order, takesOver: true });
    expect(taken.results).toMatchObject({ name: '周大海', isOwn: true });
    await one.call(workRoutes.release, order);
    expect((await one.call(workRoutes.claimsOf, order)).results.claim).toMatchObject({ name: '周大海' });
    await two.call(workRoutes.release, order);
    expect((await one.call(workRoutes.claimsOf, order)).results).toEqual({ claim: null });
  });

  it('ends ten minutes after the last action', async () => {
    const [one, two] = [await shop.signIn('SERVICE'), await shop.signIn('WAREHOUSE')];
    await one.call(workRoutes.claim, order);
    await sql`update work_claim set active_at = now() - interval '11 minutes'`.execute(shop.db);
    expect((await two.call(workRoutes.claimsOf, order)).results).toEqual({ claim: null });
    expect((await two.call(workRoutes.claim, order)).results).toMatchObject({ name: '周大海' });
  });
});

describe('a saved view', () => {
  const view = {
    list: 'orders',
    name: '礼盒',
    query: 'packaging=yes',
    columns: ['status'],
    density: 'compact',
    isShared: true,
  };

  it('is overwritten by its name, shared with colleagues, and deleted by its owner', async () => {
    const [one, two] = [await shop.signIn('SERVICE'), await shop.signIn('WAREHOUSE')];
    const saved = await one.call(workRoutes.saveView, view);
    const again = await one.call(workRoutes.saveView, { ...view, query: 'packaging=no' });
    expect(again.results).toMatchObject({ viewId: saved.results.viewId, query: 'packaging=no', isOwn: true });
    const { results } = await two.call(workRoutes.views, { list: 'orders' });
    expect(results.rows).toMatchObject([{ name: '礼盒', owner: '林小满', isOwn: false, isShared: true }]);
    const { viewId } = saved.results;
    expect((await two.call(workRoutes.deleteView, { viewId })).status).toBe(404);
    expect((await one.call(workRoutes.deleteView, { viewId })).errorCode).toBeNull();
    expect((await one.call(workRoutes.views, { list: 'orders' })).results.rows).toEqual([]);
  });

  it('that is not shared is seen by nobody else', async () => {
    const [one, two] = [await shop.signIn('SERVICE'), await shop.signIn('WAREHOUSE')];
    await one.call(workRoutes.saveView, { ...view, name: '自己的', isShared: false });
    expect((await two.call(workRoutes.views, { list: 'orders' })).results.rows).toEqual([]);
  });
});

describe('sales of today', () => {
  it('are the paid orders of the day, in Shanghai, less what was refunded', async () => {
    const browser = await shop.signIn('FINANCE');
    const before = (await browser.call(workRoutes.sales)).results;
    const { id, payable_fen } = await shop.db
      .selectFrom('shop_order')
      .select(['id', 'payable_fen'])
      .where('paid_at', 'is not', null)
      .where('paid_at', '<', sql<Date>`shop_now() - interval '10 days'`)
      .limit(1)
      .executeTakeFirstOrThrow();
    await shop.db
      .updateTable('shop_order')
      .set({ paid_at: sql<Date>`shop_now()` })
      .where('id', '=', id)
      .execute();
    const after = (await browser.call(workRoutes.sales)).results;
    expect(after.today.paidFen - before.today.paidFen).toBe(payable_fen);
    expect(after.today.orders - before.today.orders).toBe(1);
    expect(after.todayFen[after.currentHour] - before.todayFen[after.currentHour]).toBe(payable_fen);
    expect(after.today.netFen).toBe(after.today.paidFen - after.today.refundedFen);

    await shop.db
      .updateTable('shop_order')
      .set({ paid_at: sql<Date>`shop_now() - interval '7 days'` })
      .where('id', '=', id)
      .execute();
    const weekAgo = (await browser.call(workRoutes.sales)).results;
    expect(weekAgo.today.paidFen).toBe(before.today.paidFen);
    expect(weekAgo.before.paidFen - before.before.paidFen).toBe(payable_fen);
  });

  it('are not shown to the warehouse', async () =>
    expect((await (await shop.signIn('WAREHOUSE')).call(workRoutes.sales)).status).toBe(403));
});
