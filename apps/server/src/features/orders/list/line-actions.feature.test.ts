import { cartRoutes } from '@huarong/contract/cart';
import { ordersRoutes } from '@huarong/contract/orders';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { memberIdOfOwner } from '#platform/context';
import { insertRows, transaction } from '#platform/database';
import { SKU } from '../../cart/testing/seed-products.ts';
import { signParcel } from '../ship/parcel-trace.ts';
import { shipSubOrder } from '../ship/ship-sub-order.ts';
import { type OrderShop, type OrderShopper, openOrderShop } from '../testing/open-order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop();
});
afterAll(() => shop.close());

interface Line {
  returnSkuId: string;
  skuId: string;
  actions: Record<string, unknown>;
}
async function lineOf(shopper: OrderShopper, skuId: string): Promise<Line> {
  const { results } = await shopper.request(ordersRoutes.paging, {});
  return results.list[0].subOrders[0].items.find((line: Line) => line.skuId === skuId);
}

/** An order of a cream and a brush, of which only the cream is shipped. */
async function placePartlyShipped() {
  const shopper = await shop.newMember();
  await shopper.request(cartRoutes.addToCart, { skuId: SKU.brush, quantity: 1 });
  const orderId = await shopper.placeOrder(SKU.cream);
  await shop.pay(orderId);
  const cream = await lineOf(shopper, SKU.cream);
  const ship = (items?: Map<string, number>) =>
    transaction(shop.db, (tx) =>
      shipSubOrder(tx, {
        subOrderId: `${orderId}-1`,
        carrier: '顺丰速运',
        waybillNo: 'SF1',
        ...(items && { items }),
      }),
    );
  await ship(new Map([[cream.returnSkuId, 1]]));
  return { shopper, orderId, subOrderId: `${orderId}-1`, cream, ship };
}

async function placeDelivered() {
  const order = await placePartlyShipped();
  await order.ship();
  const { results } = await order.shopper.request(ordersRoutes.getDelivery, { orderId: order.orderId });
  for (const { parcelId } of results.parcels)
    await transaction(shop.db, (tx) => signParcel(tx, shop.payments.port, parcelId));
  return order;
}

const NONE = { canReturn: false, canComment: false, canRebuy: false };

it('offers the parcel of a line once one of its units has left', async () => {
  const { shopper } = await placePartlyShipped();
  expect((await lineOf(shopper, SKU.cream)).actions).toEqual({ ...NONE, canTrack: true });
  expect((await lineOf(shopper, SKU.brush)).actions).toEqual({ ...NONE, canTrack: false });
});

it('offers the return, the comment and the new purchase of a delivered line', async () => {
  const { shopper } = await placeDelivered();
  for (const skuId of [SKU.cream, SKU.brush])
    expect((await lineOf(shopper, skuId)).actions).toEqual({
      canReturn: true,
      canComment: true,
      canRebuy: true,
      canTrack: true,
    });
});

it('offers the follow-up to the member’s own comment, on the line it is about', async () => {
  const { shopper, subOrderId } = await placeDelivered();
  const other = memberIdOfOwner((await shop.newMember()).owner)!;
  await insertComment({ id: 'of-other', member_id: other, sub_order_id: subOrderId, sku_id: SKU.brush });
  await insertComment({
    ...{ id: 'of-owner', member_id: memberIdOfOwner(shopper.owner)! },
    ...{ sub_order_id: subOrderId, sku_id: SKU.cream },
  });
  expect((await lineOf(shopper, SKU.cream)).actions).toMatchObject({ followUpOf: 'of-owner' });
  expect((await lineOf(shopper, SKU.brush)).actions).not.toHaveProperty('followUpOf');
});

it('buys one line again, and only of an own order whose line allows it', async () => {
  const { shopper, orderId, cream } = await placeDelivered();
  const rebuy = (by: OrderShopper, returnSkuId: string, of = orderId) =>
    by.request(ordersRoutes.rebuy, { orderId: of, returnSkuId });
  expect((await rebuy(shopper, cream.returnSkuId)).results).toMatchObject({ added: 1, missing: [] });
  const { shopcartSkus } = (await shopper.request(cartRoutes.miniShopcartInfo)).results;
  expect(shopcartSkus).toMatchObject([{ skuId: SKU.cream, quantity: 1 }]);

  expect((await rebuy(await shop.newMember(), cream.returnSkuId)).errorCode).toBe('ORD3001E');
  const underWay = await placePartlyShipped();
  expect((await rebuy(underWay.shopper, underWay.cream.returnSkuId, underWay.orderId)).errorCode).toBe(
    'ORD3002W',
  );
  expect((await rebuy(shopper, underWay.cream.returnSkuId)).errorCode).toBe('ORD3002W');
  expect((await rebuy(shopper, '<script>')).httpStatus).toBe(400);
});

async function insertComment(row: { id: string; member_id: string; sub_order_id: string; sku_id: string }) {
  const { product_id } = await shop.db
    .selectFrom('sku')
    .select('product_id')
    .where('id', '=', row.sku_id)
    .executeTakeFirstOrThrow();
  const texts = { author_name: '栗子', stars: 5, aspects: '{}', content: '很好用，会再买一次' };
  await insertRows(shop.db, 'comment', [{ ...row, ...texts, product_id }]);
}
