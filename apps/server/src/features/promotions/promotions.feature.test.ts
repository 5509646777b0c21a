import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CartShop, openCartShop, type Shopper } from '../cart/testing/open-cart-shop.ts';
import { SKU } from '../cart/testing/seed-products.ts';
import { seedPromotions } from '../cart/testing/seed-promotions.ts';

let shop: CartShop;
beforeAll(async () => {
  shop = await openCartShop(seedPromotions);
});
afterAll(() => shop.close());

describe('GET promotion of a sku', () => {
  const getPromotion = (skuId: string, shopper: { get: Shopper['get'] } = shop.visitor) =>
    shopper.get(`/v1/product/promotion/${skuId}`);

  it('shows 到手价 with its arithmetic, the promotions and the countdown', async () => {
    const { results } = await getPromotion(SKU.serum);
    expect(results).toMatchObject({ offerPrice: '700.00', finalPrice: '700.00' });
    expect(results.arithmetic).toEqual([
      { label: '售价', amount: '860.00' },
      { label: '精华秒杀', amount: '-160.00' },
      { label: '到手价', amount: '700.00' },
    ]);
    expect(results.countdown).toMatchObject({ title: '精华秒杀' });
    expect(results.countdown.secondsLeft).toBeGreaterThan(86_000);
    expect(results.gifts.map(({ giftId }: { giftId: string }) => giftId)).toContain('sample');
  });

  it('shows the member price and points to a member', async () => {
    expect((await getPromotion(SKU.limited)).results.finalPrice).toBe('50.00');
    const { results } = await getPromotion(SKU.limited, await shop.member());
    expect(results).toMatchObject({ finalPrice: '45.00', expectedPoints: 45 });
  });

  it('shows the terms of a presale', async () => {
    expect((await getPromotion(SKU.perfume)).results.presale).toMatchObject({
      deposit: '100.00',
      depositWorth: '200.00',
      balance: '700.00',
    });
  });

  it('refuses an unknown or withdrawn sku', async () => {
    expect(await getPromotion('99999999')).toMatchObject({ errorCode: 'CNT1002E' });
    expect(await getPromotion(SKU.withdrawn)).toMatchObject({ errorCode: 'CNT1002E' });
  });
});

describe('listings', () => {
  it('show the marks of current offers', async () => {
    const { results } = await shop.visitor.get('/v1/search-service/brand/keyword?category=60002&pageSize=50');
    const card = (skuId: string) =>
      results.productList.find((each: { skuId: string }) => each.skuId === skuId);
    expect(card(SKU.serum)).toMatchObject({ badge: '秒杀', tags: expect.arrayContaining(['秒杀价']) });
    expect(card(SKU.cream).tags).toContain('满300减50');
    expect(card(SKU.limited)).toMatchObject({ memberPrice: '45.00' });
    expect(card(SKU.perfume)).toMatchObject({ badge: '预售' });
    expect(card(SKU.serum).activityLabelImageUrl).toBe('/pictures/labels/flash.svg');
    expect(card(SKU.perfume).activityLabelImageUrl).toBe('/pictures/labels/presale.svg');
    expect(card(SKU.cream)).not.toHaveProperty('activityLabelImageUrl');
  });
});
