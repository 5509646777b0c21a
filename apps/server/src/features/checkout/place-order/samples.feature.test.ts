import { ordersRoutes } from '@huarong/contract/orders';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { memberIdOfOwner } from '#platform/context';
import { transaction } from '#platform/database';
import { SKU } from '../../cart/testing/seed-products.ts';
import { shipSubOrder } from '../../orders/index.ts';
import { type OrderShop, type OrderShopper, openOrderShop } from '../../orders/testing/open-order-shop.ts';
import { presentExchange } from '../../points/present-points.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
  await shop.db
    .insertInto('points_reward')
    .values({
      id: 'sample',
      sku_id: SKU.rouge,
      name: '朱砂唇膏小样',
      points: 300,
      left_count: 9,
      position: 1,
    })
    .execute();
});
afterAll(() => shop.close());

let exchanges = 0;
/** A member with a redeemed sample that waits for the next order. */
async function memberWithSample() {
  const shopper = await shop.newMember();
  const memberId = memberIdOfOwner(shopper.owner)!;
  const id = `exchange-${++exchanges}`;
  await shop.db
    .insertInto('points_account')
    .values({ member_id: memberId })
    .onConflict((row) => row.doNothing())
    .execute();
  await shop.db
    .insertInto('points_exchange')
    .values({
      id,
      member_id: memberId,
      reward_id: 'sample',
      name: '朱砂唇膏小样',
      points: 300,
      at: sql<Date>`shop_now()`,
    })
    .execute();
  const statusText = async () =>
    presentExchange({
      ...(await shop.db
        .selectFrom('points_exchange')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow()),
      is_sendable: true,
    }).statusText;
  return { shopper, statusText };
}
const linesOf = async (shopper: OrderShopper, orderId: string) => {
  const { results } = await shopper.request(ordersRoutes.detail, { orderId });
  return results.subOrders.flatMap(({ items }: { items: object[] }) => items) as {
    type: string;
    skuId: string;
    offerPrice: string;
    returnText: string;
    productName: string;
  }[];
};

describe('a redeemed sample', () => {
  it('joins the next order as a line of ¥0.00, once, and is marked sent with its parcel', async () => {
    const { shopper, statusText } = await memberWithSample();
    expect(await statusText()).toBe('随下一单寄出');
    const before = await shop.stockOf(SKU.rouge);
    const orderId = await shopper.placeOrder(SKU.cream);
    expect(await linesOf(shopper, orderId)).toMatchObject([
      { type: 'ordinary', skuId: SKU.cream },
      { type: 'gift', skuId: SKU.rouge, offerPrice: '0.00', returnText: '积分兑换，不用退回' },
    ]);
    expect((await shop.stockOf(SKU.rouge)).held).toBe(before.held + 1);
    expect(await statusText()).toBe(`将随订单 ${orderId} 寄出`);

    const second = await shopper.placeOrder(SKU.cream);
    expect(await linesOf(shopper, second)).toHaveLength(1);

    await shop.pay(orderId);
    await transaction(shop.db, (tx) =>
      shipSubOrder(tx, { subOrderId: `${orderId}-1`, carrier: '顺丰速运', waybillNo: 'SF1' }),
    );
    expect(await statusText()).toBe(`已随订单 ${orderId} 寄出`);
    expect(await shop.audit()).toEqual([]);
  });

  it('is announced at checkout exactly when the order will take it', async () => {
    const { shopper } = await memberWithSample();
    const announced = async (input: object = {}) => (await shopper.quote(input)).samples;
    await shopper.addToCart(SKU.cream);
    expect(await announced()).toMatchObject([{ skuId: SKU.rouge, name: '朱砂唇膏小样', quantity: 1 }]);

    // All units of it are in the cart: none is left for the sample.
    const { available } = await shop.stockOf(SKU.rouge);
    const change = (units: number) =>
      shop.db
        .updateTable('stock')
        .set((row) => ({ available: row('available', '+', units) }))
        .where('sku_id', '=', SKU.rouge)
        .execute();
    await change(2 - available);
    await shopper.addToCart(SKU.rouge, 2);
    expect(await announced()).toBeUndefined();
    const addrId = await shopper.addAddress();
    const { quoteHash } = await shopper.quote({ addrId });
    const { orderId } = (await shopper.commit({ quoteHash, addrId, paymentCode: 'ALIPAY' })).results;
    expect(await linesOf(shopper, orderId)).toHaveLength(2);
    await change(available - 2);

    await shopper.addToCart(SKU.cream);
    expect(await announced()).toHaveLength(1);
    const stranger = await shop.newMember();
    await stranger.addToCart(SKU.cream);
    expect((await stranger.quote()).samples).toBeUndefined();
  });

  it('waits again when its unpaid order is cancelled, and joins the one after', async () => {
    const { shopper, statusText } = await memberWithSample();
    const orderId = await shopper.placeOrder(SKU.cream);
    await shopper.request(ordersRoutes.cancelOrder, { orderId, reasonCode: 4 });
    expect(await statusText()).toBe('随下一单寄出');
    expect(await linesOf(shopper, await shopper.placeOrder(SKU.cream))).toHaveLength(2);
    expect(await shop.audit()).toEqual([]);
  });

  it('waits again when its paid order is cancelled before shipping', async () => {
    const { shopper, statusText } = await memberWithSample();
    const orderId = await shopper.placeOrder(SKU.cream);
    await shop.pay(orderId);
    await shopper.request(ordersRoutes.cancelInProcessOrder, { orderId, reasonCode: 4 });
    expect(await statusText()).toBe('随下一单寄出');
    expect(await shop.audit()).toEqual([]);
  });

  it('that is out of stock waits and does not stop the order', async () => {
    const { shopper, statusText } = await memberWithSample();
    const { available } = await shop.stockOf(SKU.rouge);
    const take = (units: number) =>
      shop.db
        .updateTable('stock')
        .set((row) => ({ available: row('available', '+', units) }))
        .where('sku_id', '=', SKU.rouge)
        .execute();
    await take(-available);
    const orderId = await shopper.placeOrder(SKU.cream);
    await take(available);
    expect(await linesOf(shopper, orderId)).toHaveLength(1);
    expect(await statusText()).toBe('随下一单寄出');
  });
});
