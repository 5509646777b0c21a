import { cartRoutes } from '@huarong/contract/cart';
import { ordersRoutes } from '@huarong/contract/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberIdOfOwner } from '#platform/context';
import { transaction } from '#platform/database';
import { SKU } from '../cart/testing/seed-products.ts';
import { seedPromotions } from '../cart/testing/seed-promotions.ts';
import { refundPort } from '../connect-orders.ts';
import { createCouponOffer } from '../coupons/testing/create-coupon-offer.ts';
import type { OrderShopper } from '../orders/testing/open-order-shop.ts';
import { earnPoints } from '../points/index.ts';
import { approve, inspect, receive, retryRefund } from './staff/index.ts';
import { openReturnShop, type ReturnShop } from './testing/open-return-shop.ts';

let shop: ReturnShop;
beforeAll(async () => {
  shop = await openReturnShop(async (db) => {
    await seedPromotions(db);
    await createCouponOffer(db, { id: 'ten-off' });
  });
});
afterAll(() => shop.close());

const idOf = (shopper: OrderShopper) => memberIdOfOwner(shopper.owner)!;
const pointsOf = async (shopper: OrderShopper) =>
  (
    await shop.db
      .selectFrom('points_account')
      .select('pay_points')
      .where('member_id', '=', idOf(shopper))
      .executeTakeFirst()
  )?.pay_points ?? 0;

/** A delivered order of this basket, with the given checkout input. */
async function placeDeliveredOrder(
  shopper: OrderShopper,
  basket: [string, number][],
  input: object = {},
  overrides: object = {},
) {
  for (const [skuId, quantity] of basket) await shopper.addToCart(skuId, quantity);
  const addrId = await shopper.addAddress();
  const { quoteHash } = await shopper.quote({ addrId, ...input });
  const placed = await shopper.commit({ quoteHash, addrId, paymentCode: 'ALIPAY', ...overrides });
  if (placed.status !== 0) throw new Error(placed.errorMessage);
  const { orderId } = placed.results;
  await shop.pay(orderId);
  await shop.deliver(`${orderId}-1`);
  return { orderId, ...shop.returnsOf(shopper, `${orderId}-1`) };
}
/** Approves, receives, inspects and refunds the return. */
async function completeReturn(returnId: string) {
  await approve(shop.db, refundPort, returnId);
  await receive(shop.db, returnId);
  await inspect(shop.db, refundPort, returnId, { isPassed: true });
  await shop.runJobs();
}
const orderStatus = async (orderId: string) =>
  (
    await shop.db
      .selectFrom('sub_order')
      .select('status')
      .where('order_id', '=', orderId)
      .executeTakeFirstOrThrow()
  ).status;

describe('points', () => {
  it('spent on returned units are refunded, earned ones are deducted, those of kept units stay', async () => {
    const shopper = await shop.newMember();
    await transaction(shop.db, (tx) =>
      earnPoints(tx, {
        memberId: idOf(shopper),
        points: 2_000,
        reference: 'x',
        text: '生日',
        kind: 'reward',
      }),
    );
    const bought = await placeDeliveredOrder(shopper, [[SKU.brush, 8]], { points: 2_000 });
    expect(await pointsOf(shopper)).toBe(0);
    await shopper.request(ordersRoutes.confirmReceipt, { orderId: bought.orderId });
    const [line] = await bought.lines();
    const earned = await pointsOf(shopper);
    expect(earned).toBe(220);
    const half = { items: [{ returnSkuId: line!.id, quantity: 4 }] };
    const { returnId, refund } = (await bought.apply(half)).results;
    expect(refund).toMatchObject({
      pointsShare: '10.00',
      pointsBack: 1_000,
      pointsTaken: 108,
      total: '110.00',
    });
    await completeReturn(returnId);
    expect(await pointsOf(shopper)).toBe(220 - 108 + 1_000);
    expect(await shop.audit()).toEqual([]);
  });

  it('are earned only for kept units when the refund comes before completion', async () => {
    const shopper = await shop.newMember();
    const bought = await placeDeliveredOrder(shopper, [[SKU.brush, 2]]);
    const { returnId } = (await bought.apply()).results;
    await completeReturn(returnId);
    await shopper.request(ordersRoutes.confirmReceipt, { orderId: bought.orderId });
    expect(await pointsOf(shopper)).toBe(30);
  });

  it('are earned for a return that is withdrawn after completion', async () => {
    const shopper = await shop.newMember();
    const bought = await placeDeliveredOrder(shopper, [[SKU.brush, 2]]);
    const { returnId } = (await bought.apply()).results;
    await shopper.request(ordersRoutes.confirmReceipt, { orderId: bought.orderId });
    await bought.cancel(returnId);
    expect(await pointsOf(shopper)).toBe(60);
  });
});

describe('a coupon', () => {
  it('is restored with the last unit of the order and not before', async () => {
    const shopper = await shop.newMember();
    const { id: couponId } = await shop.db
      .insertInto('coupon')
      .values({
        offer_id: 'ten-off',
        member_id: idOf(shopper),
        nth: 1,
        per_person: 1,
        valid_from: new Date(Date.now() - 86_400_000),
        valid_to: new Date(Date.now() + 86_400_000),
        claimed_at: new Date(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const couponState = async () =>
      (
        await shop.db
          .selectFrom('coupon')
          .select('state')
          .where('id', '=', couponId)
          .executeTakeFirstOrThrow()
      ).state;
    const bought = await placeDeliveredOrder(shopper, [[SKU.brush, 4]]);
    const [line] = await bought.lines();
    const itemsOf = (quantity: number) => ({ items: [{ returnSkuId: line!.id, quantity }] });
    const first = (await bought.apply(itemsOf(3))).results;
    expect(first.refund).toMatchObject({
      couponShare: '7.50',
      couponBack: false,
      hasCoupon: true,
      total: '82.50',
    });
    await completeReturn(first.returnId);
    expect(await couponState()).toBe('used');
    const last = (await bought.apply(itemsOf(1))).results;
    expect(last.refund).toMatchObject({ couponBack: true, total: '27.50' });
    await completeReturn(last.returnId);
    expect(await couponState()).toBe('usable');
    expect(await shop.audit()).toEqual([]);
  });
});

describe('a gift', () => {
  /** Two rouges earn a brush worth 30: 640 − 120 by promotion. */
  async function withGift() {
    const shopper = await shop.newMember();
    await shopper.addToCart(SKU.rouge, 2);
    const chosen = await shopper.request(cartRoutes.checkOptionalGift, {
      promotionId: 'samples',
      giftIds: ['brush'],
    });
    if (chosen.status !== 0) throw new Error(chosen.errorMessage);
    const bought = await placeDeliveredOrder(shopper, []);
    const lines = await bought.lines();
    const rouge = lines.find(({ kind }) => kind !== 'gift')!;
    const gift = lines.find(({ kind }) => kind === 'gift')!;
    return { ...bought, shopper, rouge, gift };
  }

  it('that is no longer earned is charged, sent back, or free when the shop is at fault', async () => {
    const { apply, rouge, gift } = await withGift();
    const one = { returnSkuId: rouge.id, quantity: 1 };
    const preview = async (input: object) =>
      (await apply({ preview: true, items: [one], ...input })).results.refund;
    expect(await preview({})).toMatchObject({
      giftValue: '30.00',
      total: '230.00',
      gifts: [{ returnSkuId: gift.id, quantity: 1, comingBack: 0, value: '30.00' }],
    });
    const back = { items: [one, { returnSkuId: gift.id, quantity: 1 }] };
    expect(await preview(back)).toMatchObject({
      giftValue: '0.00',
      total: '260.00',
      gifts: [{ comingBack: 1 }],
    });
    expect(await preview({ reason: 6 })).toMatchObject({ giftValue: '0.00', total: '260.00' });
  });

  it('cannot be returned alone', async () => {
    const { apply, gift } = await withGift();
    expect((await apply({ items: [{ returnSkuId: gift.id, quantity: 1 }] })).errorCode).toBe('RTN1003W');
  });

  it('is charged once, and the remaining units are refunded in full', async () => {
    const { apply, orderId } = await withGift();
    const first = (await apply()).results;
    await completeReturn(first.returnId);
    const second = (await apply()).results;
    expect([first.refund.total, second.refund.total]).toEqual(['230.00', '260.00']);
    await completeReturn(second.returnId);
    // The gift was charged, so the order is not fully refunded.
    expect(await orderStatus(orderId)).toBe(60);
    expect(await shop.audit()).toEqual([]);
  });

  it('that is sent back is restocked', async () => {
    const { apply, rouge, gift } = await withGift();
    const before = await shop.stockOf(SKU.brush);
    const { returnId } = (
      await apply({
        items: [
          { returnSkuId: rouge.id, quantity: 1 },
          { returnSkuId: gift.id, quantity: 1 },
        ],
      })
    ).results;
    await completeReturn(returnId);
    expect((await shop.stockOf(SKU.brush)).available).toBe(before.available + 1);
    expect(await shop.audit()).toEqual([]);
  });
});

describe('a refund', () => {
  it('includes freight and closes the order when all units are returned for a fault of the shop', async () => {
    const shopper = await shop.newMember();
    const bought = await placeDeliveredOrder(shopper, [[SKU.brush, 1]]);
    const { returnId, refund } = (await bought.apply({ reason: 6 })).results;
    expect(refund).toMatchObject({ goods: '30.00', freight: '10.00', total: '40.00', postageByShop: true });
    await completeReturn(returnId);
    expect(await orderStatus(bought.orderId)).toBe(91);
    expect(await shop.audit()).toEqual([]);
  });

  it('never exceeds what earlier refunds leave', async () => {
    const shopper = await shop.newMember();
    const bought = await placeDeliveredOrder(shopper, [[SKU.brush, 1]]);
    await transaction(shop.db, (tx) =>
      refundPort.refundOrder(tx, { orderId: bought.orderId, amountFen: 35_00, reasonKey: 'shop:1:晚到' }),
    );
    const { returnId } = (await bought.apply()).results;
    await completeReturn(returnId);
    expect((await bought.detail(returnId)).refundTotal).toBe('5.00');
    expect(await shop.audit()).toEqual([]);
  });

  it('of cash on delivery is paid by hand and confirmed by staff', async () => {
    const shopper = await shop.newMember();
    const orderId = await shopper.placeOrder(SKU.brush, 1);
    await shop.pay(orderId, 'cod');
    await shop.deliver(`${orderId}-1`);
    const bought = shop.returnsOf(shopper, `${orderId}-1`);
    const { returnId } = (await bought.apply()).results;
    await completeReturn(returnId);
    expect((await bought.detail(returnId)).statusText).toBe('退款中');
    expect((await retryRefund(shop.db, refundPort, returnId)).ok).toBe(true);
    expect((await bought.detail(returnId)).statusText).toBe('已完成');
    expect(await shop.audit()).toEqual([]);
  });
});
