import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { insertCartLine } from '../testing/insert-cart-line.ts';
import { type CartShop, openCartShop, type Shopper } from '../testing/open-cart-shop.ts';
import { productOf, SKU, seedSkus } from '../testing/seed-products.ts';

let shop: CartShop;
let guest: Shopper;
beforeAll(async () => {
  shop = await openCartShop();
});
afterAll(() => shop.close());
beforeEach(async () => {
  guest = await shop.guest();
});

describe('the 121st line', () => {
  it('is refused and leaves the cart unchanged', async () => {
    const more = Array.from({ length: 121 }, (_none, index) => `3${String(index).padStart(5, '0')}01`);
    await seedSkus(shop.db, more);
    for (const skuId of more.slice(0, 120)) await insertCartLine(shop.db, guest.owner, skuId);
    const answer = await guest.cart('addToCart', { skuId: more[120] });
    expect(answer).toMatchObject({
      errorCode: 'CRT1005W',
      errorMessage: '购物车已放满 120 种商品，请先清理不需要的商品',
    });
    expect(await guest.count()).toBe(120);
    // More units of an existing sku need no new line.
    expect((await guest.cart('addToCart', { skuId: more[0] })).status).toBe(0);
    expect(await guest.cart('restoreToCart', { lines: [{ skuId: more[120], quantity: 1 }] })).toMatchObject({
      errorCode: 'CRT1005W',
    });
  });
});

describe('lines that cannot be bought', () => {
  it('stay visible with a reason and possible actions', async () => {
    const reasons = async () =>
      Object.fromEntries(
        (await guest.show()).invalidShopCartSkus.map(
          (line: { skuId: string; reason: number; actions: string[] }) => [
            line.skuId,
            [line.reason, line.actions],
          ],
        ),
      );
    for (const skuId of [SKU.withdrawn, SKU.rougeSoldOut, SKU.soldOut])
      await insertCartLine(shop.db, guest.owner, skuId);
    await insertCartLine(shop.db, guest.owner, SKU.limited, 3);
    await insertCartLine(shop.db, guest.owner, SKU.serum, 9);
    await insertCartLine(shop.db, guest.owner, SKU.cream, 1);
    expect(await reasons()).toEqual({
      [SKU.withdrawn]: [1, ['findSimilar']],
      [SKU.soldOut]: [2, ['remind', 'findSimilar']],
      [SKU.rougeSoldOut]: [3, ['changeSku', 'remind']],
      [SKU.limited]: [6, []],
      [SKU.serum]: [7, []],
    });
    const cart = await guest.show();
    expect(cart.totalAmount).toBe('100.00');
    expect(cart.invalidShopCartSkus.every(({ checked }: { checked: boolean }) => !checked)).toBe(true);
    const withdrawn = cart.invalidShopCartSkus.find(
      ({ skuId }: { skuId: string }) => skuId === SKU.withdrawn,
    );
    expect(withdrawn).toMatchObject({
      productName: `商品${productOf(SKU.withdrawn)}`,
      reasonText: '商品已下架',
    });
  });

  it('can be removed', async () => {
    await insertCartLine(shop.db, guest.owner, SKU.withdrawn);
    expect(
      (await guest.cart('removeFromCart', { skus: [{ skuId: SKU.withdrawn }] })).results.shopcartSkus,
    ).toEqual([]);
  });
});

describe('a price that has changed', () => {
  it('is shown with the line', async () => {
    await guest.cart('addToCart', { skuId: SKU.cream });
    expect((await guest.mini()).shopcartSkus[0]).not.toHaveProperty('priceWhenAdded');
    await shop.db
      .updateTable('cart_line')
      .set({ added_price_fen: 120_00 })
      .where('owner', '=', guest.owner)
      .execute();
    expect((await guest.mini()).shopcartSkus[0]).toMatchObject({
      priceWhenAdded: '120.00',
      tags: [],
    });
  });
});

describe('POST addToCartForSingleProduct', () => {
  it('adds a plain sku like addToCart', async () => {
    expect(
      (await guest.cart('addToCartForSingleProduct', { skuId: SKU.cream, quantity: 2 })).results.count,
    ).toBe(2);
  });

  it('refuses an unknown bundle', async () => {
    const bundle = { bundleId: 'made-up', choices: [] };
    expect(await guest.cart('addToCartForSingleProduct', { skuId: SKU.cream, bundle })).toMatchObject({
      errorCode: 'CNT3001E',
    });
    expect(await guest.count()).toBe(0);
  });
});

describe('POST saveBrsProd', () => {
  it('records a product once and keeps at most a hundred', async () => {
    const save = (productId: string, skuId?: string) => guest.cart('saveBrsProd', { productId, skuId });
    expect((await save(productOf(SKU.cream))).results.count).toBe(1);
    expect((await save(productOf(SKU.cream), SKU.cream)).results.count).toBe(1);
    expect((await save(productOf(SKU.rouge), SKU.cream)).results.count).toBe(2);
    expect(await save('424242')).toMatchObject({ errorCode: 'CNT1001E' });
    expect(await save(productOf(SKU.withdrawn))).toMatchObject({ errorCode: 'CNT1001E' });

    await shop.db
      .insertInto('browsing_history')
      .columns(['owner', 'product_id', 'seen_at'])
      .expression((from) =>
        from
          .selectFrom('product')
          .select((row) => [
            row.val(guest.owner).as('owner'),
            'id',
            row.val(new Date('2025-01-01')).as('seen_at'),
          ])
          .where('id', 'like', '3%')
          .limit(99),
      )
      .execute();
    expect((await save(productOf(SKU.serum))).results.count).toBe(100);
    const { count } = await shop.db
      .selectFrom('browsing_history')
      .select((row) => row.fn.countAll<number>().as('count'))
      .where('owner', '=', guest.owner)
      .executeTakeFirstOrThrow();
    expect(count).toBe(100);
  });
});
