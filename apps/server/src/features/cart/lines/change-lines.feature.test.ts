import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CartShop, openCartShop, type Shopper } from '../testing/open-cart-shop.ts';
import { SKU } from '../testing/seed-products.ts';

let shop: CartShop;
let guest: Shopper;
beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  guest = await shop.guest();
});

const linesOf = (cart: { shopcartSkus: { skuId: string; quantity: number }[] }) =>
  Object.fromEntries(cart.shopcartSkus.map(({ skuId, quantity }) => [skuId, quantity]));

describe('POST updateSku', () => {
  beforeEach(async () => {
    await guest.cart('addToCart', { skuId: SKU.cream });
    await guest.cart('addToCart', { skuId: SKU.rouge, quantity: 2 });
  });

  it('changes the shade and keeps the position of the line', async () => {
    const before = (await guest.mini()).shopcartSkus.map(({ skuId }: { skuId: string }) => skuId);
    const { results } = await guest.cart('updateSku', { skuId: SKU.rouge, newSkuId: SKU.rougeOther });
    const after = results.shopcartSkus.map(({ skuId }: { skuId: string }) => skuId);
    expect(after).toEqual(before.map((skuId: string) => (skuId === SKU.rouge ? SKU.rougeOther : skuId)));
    expect(linesOf(results)).toEqual({ [SKU.cream]: 1, [SKU.rougeOther]: 2 });
  });

  it('merges with an existing line of that shade', async () => {
    await guest.cart('addToCart', { skuId: SKU.rougeOther, quantity: 3 });
    const { results } = await guest.cart('updateSku', { skuId: SKU.rouge, newSkuId: SKU.rougeOther });
    expect(linesOf(results)).toEqual({ [SKU.cream]: 1, [SKU.rougeOther]: 5 });
  });

  it.each([
    ['another product', SKU.cream, 'CRT1006E'],
    ['an unknown sku', '99999999', 'CRT1006E'],
    ['a shade that is sold out', SKU.rougeSoldOut, 'CRT1003W'],
  ])('refuses %s', async (_what, newSkuId, errorCode) => {
    expect(await guest.cart('updateSku', { skuId: SKU.rouge, newSkuId })).toMatchObject({ errorCode });
    expect(linesOf(await guest.mini())).toEqual({ [SKU.cream]: 1, [SKU.rouge]: 2 });
  });

  it('refuses a line that is not in the cart', async () => {
    expect(await guest.cart('updateSku', { skuId: SKU.serum, newSkuId: SKU.serum })).toMatchObject({
      errorCode: 'CRT1001E',
    });
  });
});

describe('POST removeFromCart and restoreToCart', () => {
  const deletion = (skuId: string) => ({
    channel: 'PC',
    skuId,
    productName: '随便',
    type: 'ordinary',
    quantity: 1,
    status: 1,
    inventory: 9,
    productId: '1',
    offerPrice: '0.01',
    skuCode: 'x',
    productNameEN: 'x',
    deleteProductType: '1',
  });

  it('remove lines, ignoring extra fields, and restore them unchanged', async () => {
    await guest.cart('addToCart', { skuId: SKU.cream, quantity: 3 });
    await guest.cart('addToCart', { skuId: SKU.rouge, quantity: 2 });
    await guest.cart('saveProdChkedStat', { list: [{ skuId: SKU.rouge, checked: false }] });
    const { results } = await guest.cart('removeFromCart', {
      skus: [deletion(SKU.cream), deletion(SKU.rouge)],
    });
    expect(linesOf(results)).toEqual({});
    expect(results.removed).toHaveLength(2);
    expect(results.removed).toContainEqual({ skuId: SKU.rouge, quantity: 2, checked: false });

    const restored = await guest.cart('restoreToCart', { lines: results.removed });
    expect(linesOf(restored.results)).toEqual({ [SKU.cream]: 3, [SKU.rouge]: 2 });
    expect(restored.results.totalAmount).toBe('300.00');
  });

  it('keep units that another tab added in the meantime', async () => {
    await guest.cart('addToCart', { skuId: SKU.cream, quantity: 3 });
    const { results } = await guest.cart('removeFromCart', { skus: [{ skuId: SKU.cream }] });
    await guest.cart('addToCart', { skuId: SKU.cream, quantity: 98 });
    const restored = await guest.cart('restoreToCart', { lines: results.removed });
    expect(linesOf(restored.results)).toEqual({ [SKU.cream]: 99 });
  });

  it('do not change an unknown sku or the cart of another owner', async () => {
    await guest.cart('addToCart', { skuId: SKU.cream });
    const other = await shop.guest();
    expect((await other.cart('removeFromCart', { skus: [{ skuId: SKU.cream }] })).results.removed).toEqual(
      [],
    );
    expect(await guest.count()).toBe(1);
  });

  it.each([{ skus: [] }, {}, { skus: [{ productId: '1' }] }, { skus: 'all' }])('refuse %j', async (input) => {
    expect(await guest.cart('removeFromCart', input)).toMatchObject({ errorCode: 'CMN0001E' });
  });
});
