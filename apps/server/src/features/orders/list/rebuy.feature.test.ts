import { cartRoutes } from '@huarong/contract/cart';
import { ordersRoutes } from '@huarong/contract/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SKU } from '../../cart/testing/seed-products.ts';
import { seedPromotions } from '../../cart/testing/seed-promotions.ts';
import { type OrderShop, openOrderShop } from '../testing/open-order-shop.ts';

let shop: OrderShop;
beforeAll(async () => {
  shop = await openOrderShop(seedPromotions);
});
afterAll(() => shop.close());

const placeAndCancel = async (skuId: string) => {
  const shopper = await shop.newMember();
  const orderId = await shopper.placeOrder(skuId);
  await shopper.request(ordersRoutes.cancelOrder, { orderId, reasonCode: 9 });
  return { shopper, rebuy: () => shopper.request(ordersRoutes.rebuy, { orderId }) };
};

describe('buying an old order again', () => {
  it('adds a promoted sku at the price the shopper sees now, without a price change', async () => {
    const { shopper, rebuy } = await placeAndCancel(SKU.serum);
    expect((await rebuy()).results).toMatchObject({ added: 1, missing: [] });
    const { shopcartSkus } = (await shopper.request(cartRoutes.miniShopcartInfo)).results;
    expect(shopcartSkus).toMatchObject([{ skuId: SKU.serum, offerPrice: '700.00' }]);
    expect(shopcartSkus[0]).not.toHaveProperty('priceWhenAdded');
  });
});
