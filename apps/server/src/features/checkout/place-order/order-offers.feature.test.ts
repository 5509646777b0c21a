import { cartRoutes } from '@huarong/contract/cart';
import { ordersRoutes } from '@huarong/contract/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberIdOfOwner } from '#platform/context';
import { transaction } from '#platform/database';
import { SKU } from '../../cart/testing/seed-products.ts';
import { seedPromotions } from '../../cart/testing/seed-promotions.ts';
import { createCouponOffer } from '../../coupons/testing/create-coupon-offer.ts';
import { type OrderShop, openOrderShop } from '../../orders/testing/open-order-shop.ts';
import { earnPoints } from '../../points/index.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop(async (db) => {
    await seedPromotions(db);
    await createCouponOffer(db, { id: 'ten-off' });
  });
});
afterAll(() => shop.close());

const offersOf = (orderId: string) =>
  shop.db
    .selectFrom('order_offer')
    .select(['kind', 'offer_id', 'title', 'saved_fen', 'lines'])
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();

it('an order stores every offer that applied, with what it saved on each line', async () => {
  const shopper = await shop.newMember();
  const memberId = memberIdOfOwner(shopper.owner)!;
  await shop.db
    .insertInto('coupon')
    .values({
      ...{ offer_id: 'ten-off', member_id: memberId, nth: 1, per_person: 1, claimed_at: new Date() },
      valid_from: new Date(Date.now() - 86_400_000),
      valid_to: new Date(Date.now() + 86_400_000),
    })
    .execute();
  await transaction(shop.db, (tx) =>
    earnPoints(tx, { memberId, points: 10_000, reference: 'gift', text: '生日', kind: 'reward' }),
  );
  await shopper.addToCart(SKU.serum);
  await shopper.addToCart(SKU.cream, 4);
  await shopper.request(cartRoutes.extraBuySkus, { activityId: 'extra', skuIds: [SKU.brush] });
  const addrId = await shopper.addAddress();
  const { quoteHash, amounts } = await shopper.quote({ addrId, giftIds: ['sample'], points: 1000 });
  const { orderId } = (await shopper.commit({ quoteHash, addrId, paymentCode: 'ALIPAY' })).results;
  const stored = await offersOf(orderId);
  expect(stored.map(({ kind, offer_id }) => [kind, offer_id])).toEqual([
    ['flashSale', 'flash'],
    ['fullAmount', expect.any(String)],
    ['coupon', 'ten-off'],
    ['extraBuy', 'extra'],
    ['gift', 'samples'],
    ['points', null],
  ]);
  expect(stored[0]).toMatchObject({
    title: '精华秒杀',
    saved_fen: 160_00,
    lines: [{ skuId: SKU.serum, units: 1, savedFen: 160_00 }],
  });
  expect(amounts).toMatchObject({ coupon: '10.00', points: '10.00' });
  expect(await shop.audit()).toEqual([]);
  const detail = (await shopper.request(ordersRoutes.detail, { orderId })).results;
  expect(detail.offers.map(({ title }: { title: string }) => title)).toEqual(
    stored.map(({ title }) => title),
  );
  expect(detail.offers[0]).toMatchObject({ reason: '秒杀价 700.00 元', saved: '160.00' });
});

it('the audit finds an offer that is missing or does not add up, and asks nothing of older orders', async () => {
  const shopper = await shop.newMember();
  const orderId = await shopper.placeOrder(SKU.cream, 4);
  const of = (rows: { invariant: string; subject: string }[]) =>
    rows.filter(({ subject }) => subject === orderId).map(({ invariant }) => invariant);
  await shop.db
    .updateTable('order_offer')
    .set((row) => ({ saved_fen: row('saved_fen', '+', 1) }))
    .where('order_id', '=', orderId)
    .where('position', '=', 1)
    .execute();
  expect(of(await shop.audit()).sort()).toEqual(['I-17 lines', 'I-17 offers']);
  await shop.db.deleteFrom('order_offer').where('order_id', '=', orderId).execute();
  expect(of(await shop.audit())).toEqual(['I-17 offers']);
  await shop.db.updateTable('shop_order').set({ offer_count: null }).where('id', '=', orderId).execute();
  expect(of(await shop.audit())).toEqual([]);
});
