import { cartRoutes } from '@huarong/contract/cart';
import { checkoutRoutes } from '@huarong/contract/checkout';
import { ordersRoutes } from '@huarong/contract/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { advanceClock } from '#platform/clock';
import { memberIdOfOwner } from '#platform/context';
import { insertRows, transaction } from '#platform/database';
import { runDueJobs } from '#platform/jobs';
import { SKU } from '../cart/testing/seed-products.ts';
import { seedPromotions } from '../cart/testing/seed-promotions.ts';
import { createCouponOffer } from '../coupons/testing/create-coupon-offer.ts';
import { orderJobs } from '../orders/order-handlers.ts';
import { type OrderShop, type OrderShopper, openOrderShop } from '../orders/testing/open-order-shop.ts';
import { earnPoints } from '../points/index.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop(async (db) => {
    await seedPromotions(db);
    await createCouponOffer(db, { id: 'ten-off' });
    await createCouponOffer(db, {
      id: 'by-code',
      is_on_offer: false,
      code: 'HUARONG2026ABC',
      rule: { offer: { kind: 'amountOff', amount: 30_00 }, scope: { kind: 'all' }, threshold: 0 },
    });
    await createCouponOffer(db, {
      id: 'everything-free',
      is_on_offer: false,
      rule: { offer: { kind: 'amountOff', amount: 10_000_00 }, scope: { kind: 'all' }, threshold: 0 },
    });
    await createCouponOffer(db, {
      id: 'free-freight',
      title: '免邮券',
      kind: 'freeFreight',
      rule: { offer: { kind: 'freeFreight', cap: null }, scope: { kind: 'all' }, threshold: 0 },
    });
    await insertRows(db, 'promotion', [
      {
        id: 'scarce',
        kind: 'flashSale',
        title: '限量秒杀',
        rule: {
          conditions: [],
          exclusionGroup: null,
          quota: { total: 3, perShopper: 2 },
          priority: 50,
          mark: '秒杀价',
          scope: { kind: 'list', goods: { skuIds: [SKU.sample] } },
          benefit: { kind: 'fixedPrice', prices: { [SKU.sample]: 5_00 } },
        },
        starts_at: new Date(Date.now() - 86_400_000),
        ends_at: new Date(Date.now() + 400 * 86_400_000),
        state: 'live',
      },
    ]);
  });
});
afterAll(() => shop.close());

const idOf = (shopper: OrderShopper) => memberIdOfOwner(shopper.owner)!;
async function grantCoupon(shopper: OrderShopper, offerId: string): Promise<string> {
  const { id } = await shop.db
    .insertInto('coupon')
    .values({
      offer_id: offerId,
      member_id: idOf(shopper),
      nth: 1,
      per_person: 1,
      valid_from: new Date(Date.now() - 86_400_000),
      valid_to: new Date(Date.now() + 86_400_000),
      claimed_at: new Date(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
const couponState = async (id: string) =>
  (await shop.db.selectFrom('coupon').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state;
const earn = (shopper: OrderShopper, points: number) =>
  transaction(shop.db, (tx) =>
    earnPoints(tx, { memberId: idOf(shopper), points, reference: 'gift', text: '生日', kind: 'reward' }),
  );
const pointsOf = (shopper: OrderShopper) =>
  shop.db
    .selectFrom('points_account')
    .select(['pay_points', 'held_points'])
    .where('member_id', '=', idOf(shopper))
    .executeTakeFirstOrThrow();
const commitFor = async (shopper: OrderShopper, input: object = {}, overrides: object = {}) => {
  const addrId = await shopper.addAddress();
  const { quoteHash } = await shopper.quote({ addrId, ...input });
  return shopper.commit({ quoteHash, addrId, paymentCode: 'ALIPAY', ...overrides });
};

describe('a coupon', () => {
  it('is applied automatically, held by the order, released by a cancellation and used by a payment', async () => {
    const shopper = await shop.newMember();
    const couponId = await grantCoupon(shopper, 'ten-off');
    await shopper.addToCart(SKU.brush, 4);
    const quote = await shopper.quote();
    expect(quote.amounts).toMatchObject({ goods: '120.00', coupon: '10.00' });
    expect(quote.coupons).toMatchObject([{ couponId, usable: true, chosen: true, saves: '10.00' }]);

    const first = (await commitFor(shopper)).results.orderId;
    expect(await couponState(couponId)).toBe('held');
    await shopper.request(ordersRoutes.cancelOrder, { orderId: first, reasonCode: 1 });
    expect(await couponState(couponId)).toBe('usable');
    const second = await shopper.placeOrder(SKU.brush, 4);
    await shop.pay(second);
    expect(await couponState(couponId)).toBe('used');
    expect((await shopper.request(ordersRoutes.detail, { orderId: second })).results).toMatchObject({
      amounts: { coupon: '10.00' },
      subOrders: [{ items: [{ couponShare: '10.00' }] }],
    });
    expect(await shop.audit()).toEqual([]);
  });

  it('can be declined, and is spent once when two orders request it', async () => {
    const shopper = await shop.newMember();
    const couponId = await grantCoupon(shopper, 'ten-off');
    await shopper.addToCart(SKU.brush, 4);
    expect((await shopper.quote({ couponIds: [] })).amounts.coupon).toBe('0.00');
    const addrId = await shopper.addAddress();
    const input = { skuId: SKU.cream, quantity: 2, addrId, couponIds: [couponId] };
    const atOnce = (await shopper.request(checkoutRoutes.stepTwoForImmediatelyBuy, input)).results.quoteHash;
    expect((await commitFor(shopper, { couponIds: [couponId] })).status).toBe(0);
    const second = await shopper.request(checkoutRoutes.commitOrderForImmediatelyBuy, {
      quoteHash: atOnce,
      addrId,
      paymentCode: 'ALIPAY',
    });
    expect(second.errorCode).toBe('ORD2002W');
  });

  it('below its threshold is unusable and shows the missing amount', async () => {
    const shopper = await shop.newMember();
    const couponId = await grantCoupon(shopper, 'ten-off');
    await shopper.addToCart(SKU.brush);
    expect((await shopper.quote()).coupons).toMatchObject([{ usable: false, reason: '差 70.00 元可用' }]);
    const answer = await shopper.request(checkoutRoutes.getShopcartStepTwo, { couponIds: [couponId] });
    expect(answer.errorCode).toBe('PRM1002W');
  });

  it('for items and one for freight are used together, and two of a kind are not', async () => {
    const shopper = await shop.newMember();
    const [items, freight] = [
      await grantCoupon(shopper, 'ten-off'),
      await grantCoupon(shopper, 'free-freight'),
    ];
    const other = await grantCoupon(shopper, 'everything-free');
    await shopper.addToCart(SKU.brush, 4);
    const both = { couponIds: [items, freight] };
    const quote = await shopper.quote(both);
    expect(quote.amounts).toMatchObject({ coupon: '10.00', freight: '0.00', payable: '110.00' });
    expect(quote.coupons.filter(({ chosen }: { chosen: boolean }) => chosen)).toHaveLength(2);
    const twoForItems = { couponIds: [items, other] };
    expect(await shopper.request(checkoutRoutes.getShopcartStepTwo, twoForItems)).toMatchObject({
      errorCode: 'PRM1002W',
    });

    const { orderId } = (await commitFor(shopper, both, both)).results;
    expect([await couponState(items), await couponState(freight)]).toEqual(['held', 'held']);
    await shop.pay(orderId);
    expect([await couponState(items), await couponState(freight)]).toEqual(['used', 'used']);
    expect(await couponState(other)).toBe('usable');
    expect(await shop.audit()).toEqual([]);
  });

  it('of a code replaces one for items and stays beside one for freight', async () => {
    const shopper = await shop.newMember();
    const [items, freight] = [
      await grantCoupon(shopper, 'ten-off'),
      await grantCoupon(shopper, 'free-freight'),
    ];
    await shopper.addToCart(SKU.brush, 4);
    const quote = await shopper.quote({ couponIds: [items, freight], promotionCode: 'HUARONG2026ABC' });
    expect(quote.amounts).toMatchObject({ coupon: '30.00', freight: '0.00' });
    expect(quote.coupons.find(({ couponId }: { couponId: string }) => couponId === items).chosen).toBe(false);
  });

  it('can be redeemed by a promotion code', async () => {
    const shopper = await shop.newMember();
    await shopper.addToCart(SKU.brush);
    const quote = await shopper.quote({ promotionCode: 'huarong2026abc' });
    expect(quote.amounts.coupon).toBe('30.00');
    expect(quote.promotionCodes).toMatchObject([{ promotionCode: 'huarong2026abc', saves: '30.00' }]);
    expect((await shopper.quote({ promotionCode: 'HUARONG2026ABC' })).amounts.coupon).toBe('30.00');
  });
});

describe('an order with nothing to pay', () => {
  it('is ready to ship at once', async () => {
    const shopper = await shop.newMember('GOLD');
    await grantCoupon(shopper, 'everything-free');
    await shopper.addToCart(SKU.brush);
    const { results } = await commitFor(shopper);
    expect(results).toMatchObject({ totalAmount: '0.00', payLink: '', cancelOrderTimeLeft: 0 });
    const { orderId } = results;
    expect((await shopper.request(ordersRoutes.orderStatus, { orderId })).results).toMatchObject({
      orderStatus: 30,
      payStatus: 2,
    });
    expect(await shop.audit()).toEqual([]);
    await shopper.request(ordersRoutes.cancelInProcessOrder, { orderId });
    expect((await shopper.request(ordersRoutes.orderStatus, { orderId })).results.orderStatus).toBe(91);
    expect(await shop.audit()).toEqual([]);
  });
});

describe('points', () => {
  it('pay up to half of the items, are held, spent, and refunded by a cancellation', async () => {
    const shopper = await shop.newMember();
    await earn(shopper, 10_000);
    await shopper.addToCart(SKU.brush, 4);
    const over = await shopper.request(checkoutRoutes.getShopcartStepTwo, { points: 6100 });
    expect([over.errorCode, over.errorMessage]).toEqual([
      'PRM2002W',
      '积分抵扣超过上限，这笔订单可用 6000 积分',
    ]);
    const quote = await shopper.quote({ points: 6000 });
    expect([quote.amounts.points, quote.points]).toEqual([
      '60.00',
      { available: 10_000, usable: 6000, used: 6000, usableWorth: '60.00' },
    ]);
    const { orderId } = (await commitFor(shopper, { points: 6000 })).results;
    expect(await pointsOf(shopper)).toEqual({ pay_points: 10_000, held_points: 6000 });
    await shop.pay(orderId);
    expect(await pointsOf(shopper)).toEqual({ pay_points: 4000, held_points: 0 });
    await shopper.request(ordersRoutes.cancelInProcessOrder, { orderId });
    expect(await pointsOf(shopper)).toEqual({ pay_points: 10_000, held_points: 0 });
    expect(await shop.audit()).toEqual([]);
  });
});

describe('gifts and extra-buys', () => {
  it('are lines of the order and hold stock', async () => {
    const shopper = await shop.newMember();
    await shopper.addToCart(SKU.serum);
    await shopper.request(cartRoutes.extraBuySkus, { activityId: 'extra', skuIds: [SKU.brush] });
    const before = await shop.stockOf(SKU.sample);
    const quote = await shopper.quote({ giftIds: ['sample'] });
    expect(quote.items).toMatchObject([
      { skuId: SKU.serum, type: 'ordinary', offerPrice: '700.00', priceLabel: '秒杀价' },
      { skuId: SKU.brush, type: 'extraBuy', offerPrice: '9.90' },
      { skuId: SKU.sample, type: 'gift', offerPrice: '0.00' },
    ]);
    const { orderId, cancelOrderTimeLeft } = (await commitFor(shopper, { giftIds: ['sample'] })).results;
    expect(cancelOrderTimeLeft).toBe(900);
    const lines = await shop.db
      .selectFrom('order_line')
      .where('order_id', '=', orderId)
      .orderBy('position')
      .select('snapshot')
      .execute();
    expect(lines.map(({ snapshot }) => snapshot.unitPriceSaving?.label)).toEqual([
      '秒杀价',
      '换购价',
      undefined,
    ]);
    expect((await shop.stockOf(SKU.sample)).held).toBe(before.held + 1);
    await shopper.request(ordersRoutes.cancelOrder, { orderId, reasonCode: 2 });
    expect(await shop.stockOf(SKU.sample)).toEqual(before);
    expect(await shop.audit()).toEqual([]);
  });

  it('can be chosen for a direct purchase, together with an extra-buy', async () => {
    const shopper = await shop.newMember();
    const addrId = await shopper.addAddress();
    const quoteWith = (choices: object) =>
      shopper.request(checkoutRoutes.stepTwoForImmediatelyBuy, { skuId: SKU.serum, addrId, ...choices });
    const plain = (await quoteWith({})).results;
    expect(plain.optionalGifts).toMatchObject([{ promotionId: 'samples', reached: true, choose: 1 }]);
    expect(plain.extraBuy).toMatchObject([{ activityId: 'extra', reached: true, limit: 1 }]);

    const extraBuys = [{ activityId: 'extra', skuId: SKU.brush }];
    const quote = (await quoteWith({ giftIds: ['sample'], extraBuys })).results;
    expect(quote.amounts.goods).toBe('709.90');
    const { orderId } = (
      await shopper.request(checkoutRoutes.commitOrderForImmediatelyBuy, {
        ...{ quoteHash: quote.quoteHash, addrId, paymentCode: 'ALIPAY' },
      })
    ).results;
    const { subOrders } = (await shopper.request(ordersRoutes.detail, { orderId })).results;
    expect(subOrders[0].items).toMatchObject([
      { skuId: SKU.serum, type: 'ordinary' },
      { skuId: SKU.brush, type: 'extraBuy', offerPrice: '9.90' },
      { skuId: SKU.sample, type: 'gift' },
    ]);
    await shopper.request(ordersRoutes.cancelOrder, { orderId, reasonCode: 2 });
    expect(await shop.audit()).toEqual([]);
  });

  it.each([
    [{ activityId: 'extra', skuId: SKU.cream }, 'CRT2003W'],
    [{ activityId: 'no-such', skuId: SKU.brush }, 'CRT2003W'],
  ])('extra-buys that are not offered are refused: %j', async (extraBuy, code) => {
    const shopper = await shop.newMember();
    const input = { skuId: SKU.serum, extraBuys: [extraBuy] };
    expect((await shopper.request(checkoutRoutes.stepTwoForImmediatelyBuy, input)).errorCode).toBe(code);
  });

  it('an extra-buy below its threshold is refused', async () => {
    const shopper = await shop.newMember();
    const input = { skuId: SKU.cream, extraBuys: [{ activityId: 'extra', skuId: SKU.brush }] };
    expect((await shopper.request(checkoutRoutes.stepTwoForImmediatelyBuy, input)).errorCode).toBe(
      'CRT2003W',
    );
  });

  it.each([
    ['none-left', 'CRT2001W'],
    ['no-such-gift', 'CRT2002W'],
  ])('that are unavailable are refused: %s', async (giftId, code) => {
    const shopper = await shop.newMember();
    await shopper.addToCart(SKU.serum);
    const answer = await shopper.request(checkoutRoutes.getShopcartStepTwo, { giftIds: [giftId] });
    expect(answer.errorCode).toBe(code);
  });
});

describe('a quota', () => {
  it('is used by orders, per person and in total, and restored by a cancellation', async () => {
    const [first, second] = [await shop.newMember(), await shop.newMember()];
    await first.addToCart(SKU.sample, 3);
    expect((await first.quote()).amounts.goods).toBe('30.00');
    const { orderId } = (await commitFor(first)).results;
    await second.addToCart(SKU.sample, 2);
    expect((await second.quote()).amounts.goods).toBe('25.00');
    expect(await shop.audit()).toEqual([]);
    await first.request(ordersRoutes.cancelOrder, { orderId, reasonCode: 4 });
    expect((await second.quote()).amounts.goods).toBe('10.00');
  });
});

describe('an offer', () => {
  it('is read from the database when the order is placed, not from memory', async () => {
    const shopper = await shop.newMember();
    await shopper.addToCart(SKU.sample);
    const addrId = await shopper.addAddress();
    const { quoteHash, amounts } = await shopper.quote({ addrId });
    expect(amounts.goods).toBe('5.00');
    await shop.db
      .updateTable('promotion')
      .set({ ends_at: new Date(Date.now() - 1_000) })
      .where('id', '=', 'scarce')
      .execute();
    const late = await shopper.commit({ quoteHash, addrId, paymentCode: 'ALIPAY' });
    expect(late.errorCode).toBe('ORD2002W');
  });
});

describe('a presale', () => {
  const buyPresale = async () => {
    const shopper = await shop.newMember();
    const addrId = await shopper.addAddress();
    const quote = (
      await shopper.request(checkoutRoutes.stepTwoForImmediatelyBuy, { skuId: SKU.perfume, addrId })
    ).results;
    const commit = (consents: string[]) =>
      shopper.request(checkoutRoutes.commitOrderForImmediatelyBuy, {
        quoteHash: quote.quoteHash,
        addrId,
        paymentCode: 'ALIPAY',
        consents,
      });
    return { shopper, quote, commit };
  };
  const runJobs = () => runDueJobs(shop.db, orderJobs(shop.db, shop.payments.port), { batch: 50 });

  it('requires consent, then a deposit, and later the balance', async () => {
    const { shopper, quote, commit } = await buyPresale();
    expect(quote).toMatchObject({
      orderType: 'presale',
      presale: { deposit: '100.00', depositWorth: '200.00', balance: '700.00' },
      consents: [{ code: `presale-${SKU.perfume}` }],
      deliveryText: expect.stringMatching(/^\d+ 月 \d+ 日至 \d+ 月 \d+ 日付尾款，\d+ 月 \d+ 日前发货$/),
    });
    const terms = {
      deposit: '100.00',
      balance: '700.00',
      balanceFrom: quote.presale.balanceFrom,
      balanceUntil: quote.presale.balanceUntil,
      shipsBy: quote.presale.shipsBy,
    };
    expect((await commit([])).errorCode).toBe('ORD2004W');
    const { orderId } = (await commit([`presale-${SKU.perfume}`])).results;
    const status = async () =>
      (await shopper.request(ordersRoutes.orderStatus, { orderId })).results.orderStatus;
    expect((await shopper.request(ordersRoutes.afterOrder, { orderId })).results).toMatchObject({
      orderStatus: 11,
      payable: '100.00',
      totalAmount: '800.00',
      presale: terms,
    });
    const { list } = (await shopper.request(ordersRoutes.paging, { pageNo: 1 })).results;
    expect(list).toMatchObject([{ orderId, presale: terms }]);
    expect(await shop.pay(orderId, 'deposit')).toBe('moved');
    expect(await status()).toBe(12);
    const waiting = (await shopper.request(ordersRoutes.detail, { orderId })).results;
    expect([waiting.actions.canPay, waiting.actions.canCancel]).toEqual([false, false]);
    expect(waiting.presale).toEqual(terms);
    expect((await shopper.request(ordersRoutes.afterPaid, { orderId })).results.presale).toEqual(terms);
    await advanceClock(shop.db, 86_400 + 60);
    const open = (await shopper.request(ordersRoutes.detail, { orderId })).results;
    expect(open.actions.canPay).toBe(true);
    expect((await shopper.request(ordersRoutes.afterOrder, { orderId })).results.payable).toBe('700.00');
    expect(await shop.pay(orderId, 'balance')).toBe('moved');
    expect(await status()).toBe(30);
    expect(await shop.audit()).toEqual([]);
  });

  it('closes and releases its stock when the balance is not paid in time', async () => {
    await shop.db
      .updateTable('presale')
      .set({
        deposit_until: new Date(Date.now() + 9 * 86_400_000),
        balance_from: new Date(Date.now() + 10 * 86_400_000),
        balance_until: new Date(Date.now() + 11 * 86_400_000),
      })
      .execute();
    await expect.poll(async () => (await buyPresale()).quote?.orderType, { timeout: 5_000 }).toBe('presale');
    const before = await shop.stockOf(SKU.perfume);
    const { shopper, commit } = await buyPresale();
    const { orderId } = (await commit([`presale-${SKU.perfume}`])).results;
    await shop.pay(orderId, 'deposit');
    await advanceClock(shop.db, 12 * 86_400);
    await runJobs();
    expect((await shopper.request(ordersRoutes.orderStatus, { orderId })).results.orderStatus).toBe(90);
    expect(await shop.stockOf(SKU.perfume)).toEqual(before);
    expect(await shop.audit()).toEqual([]);
  });
});
