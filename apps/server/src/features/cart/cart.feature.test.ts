import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CartShop, openCartShop, type Shopper } from './testing/open-cart-shop.ts';
import { productOf, SKU } from './testing/seed-products.ts';

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

describe('a visitor', () => {
  it('sees an empty mini cart and a count of 0', async () => {
    expect(await shop.visitor.mini()).toEqual({
      shopcartSkus: [],
      ordinaryShopCartSkus: [],
      presaleShopCartSkus: [],
      invalidShopCartSkus: [],
      normalOrderItems: [],
      totalAmount: '0.00',
      count: 0,
    });
    expect(await shop.visitor.count()).toBe(0);
  });

  it('must sign in or continue as a guest before adding a sku', async () => {
    const answer = await shop.visitor.cart('addToCart', { skuId: SKU.cream });
    expect([answer.status, answer.errorCode]).toEqual([1, '2550']);
  });
});

describe('POST addToCart', () => {
  it('answers the mini cart with its documented fields', async () => {
    const { status, results } = await guest.cart('addToCart', {
      skuId: SKU.rouge,
      quantity: 2,
      channel: 'PC',
    });
    expect(status).toBe(0);
    expect(results.shopcartSkus).toHaveLength(1);
    expect(results.ordinaryShopCartSkus[0]).toMatchObject({
      skuId: SKU.rouge,
      productId: productOf(SKU.rouge),
      skuCode: `C${SKU.rouge}`,
      productName: `商品${productOf(SKU.rouge)}`,
      productNameEN: `Goods ${productOf(SKU.rouge)}`,
      brandNameCN: '索兰娜',
      skuName: '朱砂 1 件',
      skuImagePath: expect.stringMatching(/^\/pictures\//),
      offerPrice: '320.00',
      quantity: 2,
      subtotal: '640.00',
      checked: true,
      inventory: 200,
      status: 1,
      type: 'ordinary',
    });
    expect(results).toMatchObject({ totalAmount: '640.00', count: 2 });
    expect(results.normalOrderItems).toHaveLength(1);
  });

  it('adds to an existing line', async () => {
    await guest.cart('addToCart', { skuId: SKU.cream, quantity: 2 });
    await guest.cart('addToCart', { skuId: SKU.cream, quantity: 3 });
    expect(linesOf(await guest.mini())).toEqual({ [SKU.cream]: 5 });
    expect(await guest.count()).toBe(5);
  });

  it('ignores prices sent by the caller', async () => {
    await guest.cart('addToCart', { skuId: SKU.cream, quantity: 1, offerPrice: '0.01', totalAmount: '0.01' });
    expect(await guest.mini()).toMatchObject({ totalAmount: '100.00' });
  });

  it.each([
    ['0', 0],
    ['a negative number', -1],
    ['one and a half', 1.5],
    ['a billion', 1e9],
    ['a hundred', 100],
    ['Arabic digits', '٣'],
    ['full-width digits', '３'],
    ['a Chinese numeral', '两'],
    ['a list', [2]],
    ['null', null],
    ['a number in exponent notation', '1e1'],
  ])('refuses a quantity of %s and leaves the cart unchanged', async (_what, quantity) => {
    await guest.cart('addToCart', { skuId: SKU.cream, quantity: 4 });
    const answer = await guest.cart('addToCart', { skuId: SKU.cream, quantity });
    expect(answer).toMatchObject({
      status: 1,
      errorCode: 'CMN0001E',
      errorMessage: expect.stringMatching(/^数量/),
    });
    expect(linesOf(await guest.mini())).toEqual({ [SKU.cream]: 4 });
  });

  it.each([
    ['an unknown sku', '99999999', 'CNT1002E'],
    ['a withdrawn sku', SKU.withdrawn, 'CRT1002W'],
    ['a sold-out sku', SKU.soldOut, 'CRT1003W'],
  ])('refuses %s', async (_what, skuId, errorCode) => {
    expect(await guest.cart('addToCart', { skuId })).toMatchObject({ status: 1, errorCode });
    expect(await guest.count()).toBe(0);
  });

  it('refuses more than the stock and says how many are available', async () => {
    await guest.cart('addToCart', { skuId: SKU.serum, quantity: 2 });
    const answer = await guest.cart('addToCart', { skuId: SKU.serum, quantity: 2 });
    expect(answer).toMatchObject({
      errorCode: 'CRT1003W',
      errorMessage: '库存不足，目前可买 3 件，请调整数量',
    });
    expect(linesOf(await guest.mini())).toEqual({ [SKU.serum]: 2 });
  });

  it('refuses more than the limit per person', async () => {
    await guest.cart('addToCart', { skuId: SKU.limited, quantity: 2 });
    const answer = await guest.cart('addToCart', { skuId: SKU.limited });
    expect(answer).toMatchObject({ errorCode: 'CRT1004W', errorMessage: '每人限购 2 件，请调整数量' });
  });

  it('refuses the hundredth unit of a sku', async () => {
    await guest.cart('addToCart', { skuId: SKU.cream, quantity: 99 });
    expect(await guest.cart('addToCart', { skuId: SKU.cream })).toMatchObject({ errorCode: 'CRT1004W' });
    expect(await guest.count()).toBe(99);
  });
});

describe('POST updateQuantity and cartSku/qty/subtract', () => {
  beforeEach(async () => {
    await guest.cart('addToCart', { skuId: SKU.serum, quantity: 2 });
  });

  it('set a quantity, subtract units, and delete the line with its last unit', async () => {
    expect(linesOf((await guest.cart('updateQuantity', { skuId: SKU.serum, quantity: 3 })).results)).toEqual({
      [SKU.serum]: 3,
    });
    expect(
      linesOf((await guest.cart('cartSku/qty/subtract', { skuId: SKU.serum, quantity: 2 })).results),
    ).toEqual({
      [SKU.serum]: 1,
    });
    expect(linesOf((await guest.cart('cartSku/qty/subtract', { skuId: SKU.serum })).results)).toEqual({});
  });

  it.each([0, -1, 1.5, 1e9, '٣'])('refuse %j', async (quantity) => {
    expect(await guest.cart('updateQuantity', { skuId: SKU.serum, quantity })).toMatchObject({
      errorCode: 'CMN0001E',
    });
    expect(await guest.cart('cartSku/qty/subtract', { skuId: SKU.serum, quantity })).toMatchObject({
      errorCode: 'CMN0001E',
    });
    expect(await guest.count()).toBe(2);
  });

  it('refuse more than the stock and a line that is not in the cart', async () => {
    expect(await guest.cart('updateQuantity', { skuId: SKU.serum, quantity: 4 })).toMatchObject({
      errorCode: 'CRT1003W',
    });
    expect(await guest.cart('updateQuantity', { skuId: SKU.cream, quantity: 1 })).toMatchObject({
      errorCode: 'CRT1001E',
    });
    expect(await guest.cart('cartSku/qty/subtract', { skuId: SKU.cream })).toMatchObject({
      errorCode: 'CRT1001E',
    });
  });

  it('allow reducing a line that exceeds the stock', async () => {
    await shop.db.updateTable('stock').set({ available: 0 }).where('sku_id', '=', SKU.serum).execute();
    expect((await guest.cart('updateQuantity', { skuId: SKU.serum, quantity: 1 })).status).toBe(0);
    await shop.db.updateTable('stock').set({ available: 3 }).where('sku_id', '=', SKU.serum).execute();
  });
});

describe('POST saveProdChkedStat', () => {
  it('checks one line or all lines and ignores entries without a skuId', async () => {
    await guest.cart('addToCart', { skuId: SKU.cream });
    await guest.cart('addToCart', { skuId: SKU.rouge });
    const one = await guest.cart('saveProdChkedStat', {
      list: [
        { skuId: SKU.rouge, checked: false },
        { checked: true },
        { skuId: '', checked: true },
        { skuId: null, checked: true },
      ],
    });
    expect(one.results.totalAmount).toBe('100.00');
    expect(one.results.normalOrderItems.map(({ skuId }: { skuId: string }) => skuId)).toEqual([SKU.cream]);
    const none = await guest.cart('saveProdChkedStat', {
      list: [
        { skuId: SKU.rouge, checked: false },
        { skuId: SKU.cream, checked: false },
      ],
    });
    expect(none.results).toMatchObject({ totalAmount: '0.00', normalOrderItems: [] });
    expect(none.results.amounts.payable).toBe('0.00');
  });

  it('ignores a sku that is not in the cart', async () => {
    const { status, results } = await guest.cart('saveProdChkedStat', {
      list: [{ skuId: SKU.serum, checked: true }],
    });
    expect([status, results.shopcartSkus]).toEqual([0, []]);
  });
});
