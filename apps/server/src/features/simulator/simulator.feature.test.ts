import { simulatorRoutes } from '@huarong/contract/admin/simulator';
import { DEFAULT_LEVELS } from '@huarong/core/points';
import { STORE } from '@huarong/core/shared';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { createTestApp } from '../../../testing/index.ts';
import { openAdminOn, type StaffBrowser } from '../../../testing/open-admin.ts';
import { formSets } from '../cart/promotions/form-sets.ts';
import { insertMember } from '../cart/testing/open-cart-shop.ts';
import { SKU, seedProducts } from '../cart/testing/seed-products.ts';
import { seedPromotions } from '../cart/testing/seed-promotions.ts';
import { createCouponOffer } from '../coupons/testing/create-coupon-offer.ts';
import { replayJobs } from './index.ts';
import { insertPaidOrders } from './testing/insert-paid-orders.ts';

let shop: Awaited<ReturnType<typeof openShop>>;
let owner: StaffBrowser;
const openShop = async () => openAdminOn(await createTestApp({ seed }));
const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY);

async function seed(db: Parameters<typeof seedProducts>[0]) {
  await seedProducts(db);
  await seedPromotions(db);
  await createCouponOffer(db, { id: 'ten-off', valid_days: 60 });
  await insertRows(db, 'promotion', [
    {
      id: 'draft-cream',
      kind: 'flashSale',
      title: '面霜草稿',
      rule: {
        mark: '秒杀价',
        conditions: [],
        exclusionGroup: null,
        quota: { total: null, perShopper: null },
        priority: 50,
        scope: { kind: 'list', goods: { skuIds: [SKU.cream] } },
        benefit: { kind: 'fixedPrice', prices: { [SKU.cream]: 60_00 } },
      },
      starts_at: inDays(20),
      ends_at: inDays(21),
      state: 'draft',
    },
  ]);
}

beforeAll(async () => {
  shop = await openShop();
  owner = await shop.signIn('OWNER');
}, 120_000);
afterAll(() => shop.close());

const scenario = (more: object = {}) => ({
  lines: [{ skuId: SKU.cream, quantity: 4 }],
  at: new Date().toISOString(),
  shopper: { kind: 'card', card: 'GOLD', isFirstOrder: false, points: 10_000 },
  couponIds: null,
  useCouponIds: null,
  points: 0,
  province: '31',
  withDrafts: true,
  ...more,
});
const simulate = (more: object = {}) => owner.call(simulatorRoutes.simulate, scenario(more));
type Named = { id: string };
const find = (offers: Named[], id: string) => offers.find((each) => each.id === id);

describe('a simulation', () => {
  it('shows the arithmetic, what fired and what did not, with drafts and other dates', async () => {
    const { results } = await simulate({ points: 1_000 });
    expect(results.amounts).toMatchObject({ goods: 400_00, promotion: 100_00, coupon: 10_00, points: 10_00 });
    expect(results.lines[0].units).toHaveLength(4);
    expect(find(results.fired, 'half')).toMatchObject({
      saved: 100_00,
      state: 'running',
      lines: [expect.any(String)],
    });
    expect(find(results.fired, 'ten-off')).toMatchObject({ saved: 10_00, mark: '优惠券' });
    expect(find(results.notFired, 'draft-cream')).toMatchObject({
      ...{ code: 'not-started', label: '还没开始', state: 'draft' },
    });
    expect(find(results.notFired, 'over')).toMatchObject({ code: 'ended', state: 'ended' });
    expect(find(results.notFired, 'set')).toMatchObject({ code: 'nothing-in-scope', mark: '搭配价' });
    expect(results.problems).toEqual([]);
  });

  it('prices a draft at its own time, or leaves it out', async () => {
    const at = inDays(20.5).toISOString();
    const withDraft = (await simulate({ at })).results;
    expect(withDraft.amounts.goods).toBe(240_00);
    expect(find(withDraft.fired, 'draft-cream')).toMatchObject({ saved: 160_00, state: 'draft' });
    const without = (await simulate({ at, withDrafts: false })).results;
    expect(without.amounts.goods).toBe(400_00);
    expect(find(without.notFired, 'draft-cream')).toBeUndefined();
  });

  it('says what checkout would refuse, and takes the coupons that are asked for', async () => {
    const lines = [
      { skuId: SKU.serum, quantity: 9 },
      { skuId: SKU.withdrawn, quantity: 1 },
      { skuId: 'gone', quantity: 1 },
    ];
    const { results } = await simulate({ lines, useCouponIds: ['no-such-coupon'] });
    expect(results.problems).toHaveLength(3);
    expect(results.lines).toHaveLength(1);
    expect(find(results.notFired, 'no-such-coupon')).toMatchObject({ code: 'unknown' });
    expect(find(results.notFired, 'ten-off')).toMatchObject({ code: 'not-chosen' });
  });

  it('treats a guest and a member as such', async () => {
    const guest = (
      await simulate({ shopper: { kind: 'guest' }, lines: [{ skuId: SKU.limited, quantity: 1 }] })
    ).results;
    expect(find(guest.notFired, 'member')).toMatchObject({ code: 'members-only' });
    const unknown = await simulate({ shopper: { kind: 'member', memberId: '999' } });
    expect(unknown).toMatchObject({ status: 404, errorCode: 'ADM9321E' });
  });

  it.each([
    ['no line', { lines: [] }],
    [
      'the same sku twice',
      {
        lines: [
          { skuId: SKU.cream, quantity: 1 },
          { skuId: SKU.cream, quantity: 1 },
        ],
      },
    ],
    ['no time', { at: 'tomorrow' }],
    ['a quantity of 0', { lines: [{ skuId: SKU.cream, quantity: 0 }] }],
  ])('refuses %s', async (_what, more) => expect((await simulate(more)).status).toBe(400));

  it('is not for everyone', async () => {
    const warehouse = await shop.signIn('WAREHOUSE');
    expect((await warehouse.call(simulatorRoutes.simulate, scenario())).status).toBe(403);
  });
});

describe('a basket', () => {
  it('comes from pasted codes, with what is unknown', async () => {
    const text = `${SKU.cream} 2\n${SKU.rouge}\nnothing-like-this 3`;
    const { results } = await owner.call(simulatorRoutes.fill, { from: 'text', text });
    expect(results.lines).toEqual([
      { skuId: SKU.cream, quantity: 2 },
      { skuId: SKU.rouge, quantity: 1 },
    ]);
    expect(results.unknown).toEqual(['nothing-like-this']);
  });
  it('is refused for an unknown order or member', async () => {
    const order = { from: 'order', orderId: '202611170000000001' };
    expect(await owner.call(simulatorRoutes.fill, order)).toMatchObject({ status: 404 });
    expect(await owner.call(simulatorRoutes.fill, { from: 'cart', memberId: '999' })).toMatchObject({
      status: 404,
    });
  });
  it('is found by words', async () => {
    const { results } = await owner.call(simulatorRoutes.skus, { q: SKU.cream });
    expect(results.skus).toMatchObject([{ skuId: SKU.cream, price: 100_00 }]);
  });
});

describe('a case', () => {
  it('is calculated anew when it is opened, and says when it differs', async () => {
    const saved = await owner.call(simulatorRoutes.save, { name: '面霜四件', scenario: scenario() });
    const { caseId } = saved.results;
    const open = async () => (await owner.call(simulatorRoutes.case, { caseId })).results;
    const first = await open();
    expect(first).toMatchObject({ name: '面霜四件', differs: false, scenario: { province: '31' } });
    await shop.db.updateTable('promotion').set({ state: 'stopped' }).where('id', '=', 'half').execute();
    const later = await open();
    expect(later.differs).toBe(true);
    expect(later.result.amounts.payable).toBeGreaterThan(later.payable);
    await shop.db.updateTable('promotion').set({ state: 'live' }).where('id', '=', 'half').execute();
    expect((await owner.call(simulatorRoutes.cases)).results.cases[0]).toMatchObject({ caseId });
    expect((await owner.call(simulatorRoutes.case, { caseId: '999' })).errorCode).toBe('ADM9322E');
  });
});

describe('conflicts', () => {
  const conflicts = async (input: object = {}) =>
    (await owner.call(simulatorRoutes.conflicts, input)).results.conflicts as {
      kind: string;
      skus: { worst: unknown }[];
    }[];
  it('are found for one draft, with the cost only for those who may see it', async () => {
    await insertRows(shop.db, 'sku_supply', [{ sku_id: SKU.cream, cost_fen: 70_00 }]);
    const found = await conflicts({ offerId: 'draft-cream' });
    expect(found).toMatchObject([
      {
        kind: 'below-cost',
        offers: [{ id: 'draft-cream' }, { id: 'ten-off' }],
        skus: [{ worst: { unitPrice: 60_00, cost: 70_00 } }],
      },
    ]);
    const marketer = await shop.signIn('MARKETER');
    const { results } = await marketer.call(simulatorRoutes.conflicts, { offerId: 'draft-cream' });
    expect(results).toMatchObject({ hasCosts: false, conflicts: [{ skus: [{ worst: null }] }] });
  });
  it('are found for a rule that is not saved, and refuse one that is none', async () => {
    const rule = {
      kind: 'flashSale',
      title: '新秒杀',
      mark: '秒杀价',
      conditions: [],
      exclusionGroup: null,
      quota: { total: null, perShopper: null },
      priority: 50,
      window: { from: Date.now(), until: Date.now() + DAY },
      scope: { kind: 'list', goods: { skuIds: [SKU.serum] } },
      benefit: { kind: 'fixedPrice', prices: { [SKU.serum]: 650_00 } },
    };
    expect((await conflicts({ rule })).map(({ kind }) => kind)).toEqual(['two-unit-prices']);
    expect(await owner.call(simulatorRoutes.conflicts, { rule: {} })).toMatchObject({
      errorCode: 'ADM9324W',
    });
    expect(await owner.call(simulatorRoutes.conflicts, { offerId: 'none' })).toMatchObject({ status: 404 });
  });
});

describe('a replay', () => {
  const start = (promotionId: string) => owner.call(simulatorRoutes.startReplay, { promotionId });
  it('prices paid baskets in the background, one replay at a time', async () => {
    await insertPaidOrders(shop.db, {
      ...{ count: 9, skuIds: [SKU.cream, SKU.rouge, SKU.rougeOther], owner: 'guest:replay' },
    });
    const { replayId } = (await start('draft-cream')).results;
    expect((await start('draft-cream')).errorCode).toBe('ADM9326W');
    await runDueJobs(shop.db, replayJobs({ db: shop.db, formSets }));
    const { results } = await owner.call(simulatorRoutes.replay, { replayId });
    expect(results).toMatchObject({ state: 'done', title: '面霜草稿', done: 9, total: 9 });
    const { result } = results;
    const lines = await shop.db
      .selectFrom('order_line')
      .select(['order_id', 'quantity'])
      .where('sku_id', '=', SKU.cream)
      .execute();
    // At that time only the draft runs: each unit of cream costs ¥40 less, and points and coupons play no part.
    const units = lines.reduce((all, { quantity }) => all + quantity, 0);
    expect(result).toMatchObject({ baskets: 9, touched: lines.length, dearer: 0, skippedLines: 0 });
    expect(result.discount.with - result.discount.without).toBe(units * 40_00);
    // Cream costs ¥70 and would be sold for ¥60; the others have no recorded cost.
    const alone = lines.filter(({ order_id }) => onlyCream(order_id)).length;
    expect(result.belowCost).toEqual({ without: 0, with: alone, unknown: 9 - alone });
    const steps: { with: number }[] = result.spread;
    expect(steps.reduce((all, step) => all + step.with, 0)).toBe(9);
  });
  it('charges the freight of the levels that hold at that time', async () => {
    const replayed = async () => {
      const { replayId } = (await start('draft-cream')).results;
      await runDueJobs(shop.db, replayJobs({ db: shop.db, formSets }));
      return (await owner.call(simulatorRoutes.replay, { replayId })).results.result.payable.without;
    };
    await insertMember(shop.db, '3900000001');
    await sql`update shop_order set owner = 'member:3900000001', recipient = '{"districtCode": "650102"}'`.execute(
      shop.db,
    );
    const [remote] = STORE.freight.remote;
    const before = await replayed();
    const { rows } = await sql<{ charged: number }>`
      select count(*)::int as charged from (
        select from order_line join sku on sku.id = order_line.sku_id group by order_id
        having sum(quantity * offer_price_fen) < ${remote.freeFrom}) below`.execute(shop.db);
    expect(rows[0]?.charged).toBeGreaterThan(0);
    const free = DEFAULT_LEVELS.freeFrom.map(() => ({ PINK: 0, WHITE: 0, BLACK: 0, GOLD: 0 }));
    await sql`insert into card_level (effective_at, months, black_fen, gold_fen, points_percent, free_from, reason, made_by)
      select shop_now(), 12, 150000, 1200000, ${JSON.stringify(DEFAULT_LEVELS.pointsPercent)}::jsonb,
        ${JSON.stringify(free)}::jsonb, '都包邮', min(id) from staff`.execute(shop.db);
    expect(before - (await replayed())).toBe((rows[0]?.charged ?? 0) * remote.fee);
  });
  it('that nobody works on any more is shown as failed, and another can start', async () => {
    const { replayId } = (await start('draft-cream')).results;
    await shop.db
      .updateTable('job')
      .set({ state: 'parked', settled_at: new Date() })
      .where('kind', '=', 'promotion-replay')
      .where('unique_key', '=', replayId)
      .execute();
    const read = async (id: string) => (await owner.call(simulatorRoutes.replay, { replayId: id })).results;
    expect(await read(replayId)).toMatchObject({ state: 'failed', problem: '回放中断了，请重新开始' });
    const next = (await start('draft-cream')).results.replayId;
    expect(await read(next)).toMatchObject({ state: 'running' });
    // A worker that is killed every time counts its attempts.
    await shop.db.updateTable('job').set({ attempts: 3 }).where('unique_key', '=', next).execute();
    await runDueJobs(shop.db, replayJobs({ db: shop.db, formSets }));
    expect(await read(next)).toMatchObject({ state: 'failed', problem: '多次中断，没有算完' });
  });
  it('is refused for an unknown promotion, and not found under another number', async () => {
    expect((await start('none')).status).toBe(404);
    expect((await owner.call(simulatorRoutes.replay, { replayId: '999' })).status).toBe(404);
  });
});

/** Orders of one line have a number that three divides. */
const onlyCream = (orderId: string) => Number(orderId.slice(-9)) % 3 === 0;
