import { checkoutRoutes } from '@huarong/contract/checkout';
import { ordersRoutes } from '@huarong/contract/orders';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { SKU } from '../cart/testing/seed-products.ts';
import { readBelongings } from '../orders/testing/histories/belongings.ts';
import {
  type HistoryOwner,
  type HistoryShop,
  openHistoryShop,
} from '../orders/testing/histories/open-history-shop.ts';

/** `npm run prove:histories` runs 1,000. */
const RUNS = Number(process.env['HISTORIES'] ?? 12);
const HOUR = 3_600;
const DAY = 24 * HOUR;

let shop: HistoryShop;
beforeAll(async () => {
  shop = await openHistoryShop();
  // Gifts and extra buys of the same skus run short together with the lines.
  await sql`update stock set available = 3 where sku_id in (${SKU.brush}, ${SKU.sample})`.execute(shop.db);
});
afterEach(() => resetClock());
afterAll(() => shop.close());

/** Business time as it was. Every order of a test is ended before. */
const resetClock = () => sql`update shop_clock set offset_seconds = 0`.execute(shop.db);
const newOwner = () => shop.newOwner({ hasSample: false, hasCoupon: false, cardFen: 1_00 });

/** A coupon of ¥40 that is valid from and until so many seconds from now. */
async function grantCoupon(memberId: string, from: number, until: number): Promise<string> {
  await sql`insert into coupon_offer (id, title, kind, rule, channel, scope_text, link, total, claimed, per_person,
      is_on_offer, is_for_first_order, claim_from, claim_until, valid_days)
    select 'forty-off', '四十元券', 'amountOff', ${JSON.stringify({
      offer: { kind: 'amountOff', amount: 40_00 },
      scope: { kind: 'all' },
      threshold: 0,
    })}::jsonb, 'online', '全场商品', '/', 1000000, 0, 1, false, false, now(), now() + interval '9 days', 7
    on conflict do nothing`.execute(shop.db);
  const { rows } = await sql<{ id: string }>`
    insert into coupon (offer_id, member_id, nth, per_person, valid_from, valid_to, claimed_at)
    values ('forty-off', ${memberId}, 1, 1, now() + make_interval(secs => ${from}),
      now() + make_interval(secs => ${until}), now()) returning id`.execute(shop.db);
  return rows[0]!.id;
}

const quote = ({ shopper }: HistoryOwner, input: object) =>
  shopper.request(checkoutRoutes.getShopcartStepTwo, input);
type Quote = Awaited<ReturnType<typeof quote>>['results'];
const commit = ({ shopper }: HistoryOwner, addrId: string, quoted: Quote, paymentCode = 'ALIPAY') =>
  shopper.commit({
    quoteHash: quoted.quoteHash,
    addrId,
    paymentCode,
    consents: quoted.consents.map(({ code }: { code: string }) => code),
  });
const cancel = async ({ shopper }: HistoryOwner, orderId: string) => {
  const cancelled = await shopper.request(ordersRoutes.cancelOrder, { orderId, reasonCode: 4 });
  if (cancelled.status !== 0)
    await shopper.request(ordersRoutes.cancelInProcessOrder, { orderId, reasonCode: 4 });
};
/** The order costs exactly what was quoted, row by row. */
const expectQuoted = async ({ shopper }: HistoryOwner, orderId: string, quoted: Quote) => {
  const { results } = await shopper.request(ordersRoutes.detail, { orderId });
  expect(results.amounts).toEqual(quoted.amounts);
};

describe('the window of a coupon', () => {
  it.each([
    ['an expired coupon', -2 * DAY, -1],
    ['a coupon that is not valid yet', HOUR, DAY],
  ])('%s saves nothing in a quote and cannot be chosen', async (_what, from, until) => {
    const owner = await newOwner();
    const couponId = await grantCoupon(owner.memberId, from, until);
    await owner.shopper.addToCart(SKU.brush, 2);
    const addrId = await owner.shopper.addAddress();
    const { results } = await quote(owner, { addrId });
    expect(results.amounts.coupon).toBe('0.00');
    expect(results.coupons.filter((each: { usable: boolean }) => each.usable)).toEqual([]);
    // What has expired is not offered at all.
    if (until < 0) expect(results.coupons).toEqual([]);
    expect((await quote(owner, { addrId, couponIds: [couponId] })).errorCode).toMatch(/^PRM100[12]/);
    const placed = await commit(owner, addrId, results);
    expect(placed).toMatchObject({ status: 0, results: { totalAmount: results.amounts.payable } });
    await cancel(owner, placed.results.orderId);
  });

  it('ends between quote and commit: the old quote is refused, the new one tells the truth', async () => {
    const owner = await newOwner();
    const couponId = await grantCoupon(owner.memberId, -DAY, HOUR);
    await owner.shopper.addToCart(SKU.brush, 2);
    const addrId = await owner.shopper.addAddress();
    const old = (await quote(owner, { addrId, couponIds: [couponId] })).results;
    expect(old.amounts.coupon).toBe('40.00');
    await advanceClock(shop.db, HOUR + 1);
    expect(await commit(owner, addrId, old)).toMatchObject({
      errorCode: 'ORD2002W',
      errorMessage: '价格或优惠刚刚有变化，请核对新的金额后再提交',
    });
    const anew = (await quote(owner, { addrId })).results;
    expect(anew.amounts.coupon).toBe('0.00');
    const placed = await commit(owner, addrId, anew);
    expect(placed.results.totalAmount).toBe(anew.amounts.payable);
    await cancel(owner, placed.results.orderId);
  });
});

it('a gift is not quoted when the lines take its last units', async () => {
  const owner = await newOwner();
  await owner.shopper.addToCart(SKU.rouge, 2);
  await owner.shopper.addToCart(SKU.brush, 3);
  const addrId = await owner.shopper.addAddress();
  const { results } = await quote(owner, { addrId });
  const [{ gifts }] = results.optionalGifts;
  const brush = gifts.find((each: { giftId: string }) => each.giftId === 'brush');
  expect(brush).toMatchObject({ hasInventory: false, chosen: false });
  expect((await quote(owner, { addrId, giftIds: ['brush'] })).status).toBe(1);
  const placed = await commit(owner, addrId, results);
  expect(placed, placed.errorMessage).toMatchObject({ status: 0 });
  await cancel(owner, placed.results.orderId);
});

interface Offered {
  giftId: string;
  skuId: string;
  hasInventory: boolean;
}
/** The first gift and the first extra buy that a quote offers. */
function offersOf({ optionalGifts, extraBuy }: Quote) {
  const gifts: Offered[] = optionalGifts.flatMap(({ gifts: offered }: { gifts: Offered[] }) => offered);
  const extraBuys = extraBuy.flatMap(({ activityId, skus }: { activityId: string; skus: Offered[] }) =>
    skus.map(({ skuId, hasInventory }) => ({ activityId, skuId, hasInventory })),
  );
  const gift = gifts.find(({ hasInventory }) => hasInventory);
  const extra = extraBuys.find(({ hasInventory }: { hasInventory: boolean }) => hasInventory);
  return {
    ...(gift && { giftIds: [gift.giftId] }),
    ...(extra && { extraBuys: [{ activityId: extra.activityId, skuId: extra.skuId }] }),
  };
}

interface Shopping {
  items: { skuId: string; quantity: number }[];
  /** Hours from now: from and until. */
  coupon: readonly [number, number] | null;
  wantsCoupon: boolean;
  pointsPercent: number;
  /** Takes the first gift and the first extra buy that are offered. */
  takesOffers: boolean;
  paymentIndex: number;
  /** Seconds between quote and commit. */
  passes: number;
}
const shopping: fc.Arbitrary<Shopping> = fc.record({
  items: fc.uniqueArray(
    fc.record({
      skuId: fc.constantFrom(
        SKU.rouge,
        SKU.rougeOther,
        SKU.cream,
        SKU.serum,
        SKU.limited,
        SKU.sample,
        SKU.brush,
      ),
      quantity: fc.integer({ min: 1, max: 5 }),
    }),
    { minLength: 1, maxLength: 4, selector: ({ skuId }) => skuId },
  ),
  coupon: fc.constantFrom(null, [-24, 1] as const, [-24, 48] as const, [1, 48] as const, [-48, -1] as const),
  wantsCoupon: fc.boolean(),
  pointsPercent: fc.constantFrom(0, 50, 100),
  takesOffers: fc.boolean(),
  paymentIndex: fc.nat(9),
  // Within the hour, across the end of coupons, across the end of every promotion, and days later.
  passes: fc.constantFrom(0, 1, HOUR - 5, HOUR + 5, DAY - HOUR, DAY + 5, 3 * DAY),
});

it('every quote that says yes commits, at once; under a moved clock it commits as quoted or is refused', {
  timeout: 60_000 + RUNS * 3_000,
}, async () => {
  const tally = { 'at once': 0, 'as quoted': 0, refused: 0 };
  await fc.assert(
    fc.asyncProperty(shopping, async (plan) => {
      await resetClock();
      const owner = await newOwner();
      const { shopper, memberId } = owner;
      const couponId =
        plan.coupon && (await grantCoupon(memberId, plan.coupon[0] * HOUR, plan.coupon[1] * HOUR));
      const fillCart = async () => {
        for (const { skuId, quantity } of plan.items) await shopper.addToCart(skuId, quantity);
      };
      await fillCart();
      const addrId = await shopper.addAddress();
      const ask = async () => {
        const plain = await quote(owner, { addrId });
        if (plain.status !== 0) return null;
        const points = Math.floor((plain.results.points.usable * plan.pointsPercent) / 100);
        const chosen = { addrId, points, ...(plan.wantsCoupon && couponId && { couponIds: [couponId] }) };
        const full = await quote(owner, { ...chosen, ...(plan.takesOffers && offersOf(plain.results)) });
        return (full.status === 0 ? full : plain).results as Quote;
      };
      const first = await ask();
      // Too many for the stock or the limit: the quote says no, and that is all.
      if (!first) return;
      const methods = first.paymentMethods.filter((each: { available: boolean }) => each.available);
      const { paymentCode } = methods[plan.paymentIndex % methods.length];
      const placed = await commit(owner, addrId, first, paymentCode);
      expect(placed, placed.errorMessage).toMatchObject({
        status: 0,
        results: { totalAmount: first.amounts.payable },
      });
      await expectQuoted(owner, placed.results.orderId, first);
      await cancel(owner, placed.results.orderId);
      await shop.runJobs();
      tally['at once'] += 1;

      await fillCart();
      const old = await ask();
      if (!old) return;
      await advanceClock(shop.db, plan.passes);
      const before = await readBelongings(shop.db, shopper.owner, memberId);
      const later = await commit(owner, addrId, old);
      if (later.status === 0) {
        expect(later.results.totalAmount).toBe(old.amounts.payable);
        await expectQuoted(owner, later.results.orderId, old);
        await cancel(owner, later.results.orderId);
        tally['as quoted'] += 1;
      } else {
        expect(plan.passes).toBeGreaterThan(0);
        expect(later.errorMessage).toBe('价格或优惠刚刚有变化，请核对新的金额后再提交');
        expect(await readBelongings(shop.db, shopper.owner, memberId)).toEqual(before);
        const anew = (await ask())!;
        const placedAnew = await commit(owner, addrId, anew);
        expect(placedAnew, placedAnew.errorMessage).toMatchObject({
          status: 0,
          results: { totalAmount: anew.amounts.payable },
        });
        await cancel(owner, placedAnew.results.orderId);
        tally.refused += 1;
      }
      await shop.runJobs();
    }),
    { numRuns: RUNS },
  );
  if (RUNS > 100) console.log(`${RUNS} quotes:`, tally);
});
