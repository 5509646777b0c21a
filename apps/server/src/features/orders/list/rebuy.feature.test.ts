import { cartRoutes } from '@huarong/contract/cart';
import { ordersRoutes } from '@huarong/contract/orders';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '#platform/database';
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

  it('adds a sku whose presale has begun unchecked, because a presale is ordered alone', async () => {
    const { shopper, rebuy } = await placeAndCancel(SKU.cream);
    await openPresale(SKU.cream, { depositEndsIn: DAY_MS });
    expect((await rebuy()).results).toMatchObject({ added: 1, missing: [] });
    const { presaleShopCartSkus } = (await shopper.request(cartRoutes.miniShopcartInfo)).results;
    expect(presaleShopCartSkus).toMatchObject([{ skuId: SKU.cream, checked: false, offerPrice: '80.00' }]);
  });

  it('reports a sku whose presale takes no more deposits as missing', async () => {
    const { shopper, rebuy } = await placeAndCancel(SKU.rouge);
    await openPresale(SKU.rouge, { depositEndsIn: -DAY_MS });
    expect((await rebuy()).results).toMatchObject({ added: 0, missing: [{ skuId: SKU.rouge }] });
    expect((await shopper.request(cartRoutes.miniShopcartInfo)).results.shopcartSkus).toEqual([]);
  });
});

const DAY_MS = 86_400_000;

/** Saves a presale of a sku that was sold ordinarily before, and waits until the shop has read it. */
async function openPresale(skuId: string, { depositEndsIn }: { depositEndsIn: number }) {
  const inDays = (days: number) => new Date(Date.now() + days * DAY_MS);
  const depositUntil = new Date(Date.now() + depositEndsIn);
  await insertRows(shop.db, 'presale', [
    {
      id: `presale-${skuId}`,
      sku_id: skuId,
      title: '预售',
      price_fen: 80_00,
      deposit_fen: 10_00,
      deposit_worth_fen: 20_00,
      deposit_from: inDays(-2),
      deposit_until: depositUntil,
      balance_from: depositUntil,
      balance_until: inDays(3),
      ships_by: inDays(9),
      state: 'live',
    },
  ]);
  await expect.poll(() => shop.offers.current().presales.has(skuId), { timeout: 10_000 }).toBe(true);
}
