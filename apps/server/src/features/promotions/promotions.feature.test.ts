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

  it('shows several skus in one call, each as alone', async () => {
    const member = await shop.member();
    for (const shopper of [shop.visitor, member]) {
      const { results } = await shopper.get(`/v1/product/promotions?skuIds=${SKU.limited},${SKU.serum}`);
      const alone = await Promise.all(
        [SKU.limited, SKU.serum].map(async (skuId) => (await getPromotion(skuId, shopper)).results),
      );
      const priceOf = ({ skuId, finalPrice, arithmetic }: Record<string, unknown>) => ({
        skuId,
        finalPrice,
        arithmetic,
      });
      expect(results.list.map(priceOf)).toEqual(alone.map(priceOf));
    }
    expect((await shop.visitor.get(`/v1/product/promotions?skuIds=${SKU.limited},nothing`)).errorCode).toBe(
      (await getPromotion('nothing')).errorCode,
    );
    expect((await shop.visitor.get('/v1/product/promotions?skuIds=1,2,3,4,5')).errorCode).toBe('CMN0001E');
  });

  it('shows the terms of a presale', async () => {
    expect((await getPromotion(SKU.perfume)).results.presale).toMatchObject({
      deposit: '100.00',
      depositWorth: '200.00',
      balance: '700.00',
    });
  });

  it.each([
    [SKU.cream, 1],
    // ¥600.00 before and ¥450.00 after the discount: the threshold of ¥500.00 is not reached.
    [SKU.cream, 6],
    [SKU.rouge, 1],
    [SKU.rouge, 2],
    [SKU.serum, 1],
  ])('shows the gifts and hints that the cart shows for sku %s × %i', async (skuId, quantity) => {
    type Offer = { promotionId: string; reached: boolean; gifts: { giftId: string }[] };
    type Hinted = { promotionId: string; hint?: string; next?: { text: string } };
    const guest = await shop.guest();
    const page = (await guest.get(`/v1/product/promotion/${skuId}?quantity=${quantity}`)).results;
    await guest.cart('addToCart', { skuId, quantity });
    const cart = await guest.show();
    expect(page.gifts.map(({ giftId }: { giftId: string }) => giftId)).toEqual(
      cart.optionalGifts
        .filter(({ reached }: Offer) => reached)
        .flatMap(({ gifts }: Offer) => gifts.map(({ giftId }) => giftId)),
    );
    const hints = Object.fromEntries(
      page.promotions.map(({ promotionId, hint }: Hinted) => [promotionId, hint]),
    );
    for (const { promotionId, next } of cart.promotions as Hinted[])
      expect([promotionId, hints[promotionId]]).toEqual([promotionId, next?.text]);
  });

  it('offers no gift before its threshold is reached, and names what is missing', async () => {
    const { results } = await getPromotion(SKU.cream);
    expect(results.gifts).toEqual([]);
    expect(results.promotions).toMatchObject([
      { promotionId: 'extra', hint: '再买 300.00 元，可加价换购' },
      { promotionId: 'full', hint: '再买活动商品 200.00 元，可减 50.00 元' },
      { promotionId: 'samples', hint: '再买 400.00 元，可选 1 件赠品' },
      { promotionId: 'half', hint: '再买活动商品 1 件，第 2 件半价' },
    ]);
    expect((await getPromotion(SKU.serum)).results.gifts).toMatchObject([
      { giftId: 'brush', note: '3 选 1', hasInventory: true },
      { giftId: 'sample', note: '3 选 1', hasInventory: true },
      { giftId: 'none-left', note: '3 选 1', hasInventory: false },
    ]);
  });

  it('promises no usual delivery for a presale', async () => {
    const stockOf = async (skuId: string) =>
      (await shop.visitor.get(`/v1/product/inventory/${skuId}`)).results;
    const presale = await stockOf(SKU.perfume);
    expect(presale).toMatchObject({
      bookingStatus: 'deposit',
      hasInventory: true,
      deliveryText: expect.stringMatching(/付尾款，\d+ 月 \d+ 日前发货$/),
    });
    expect(presale).not.toHaveProperty('arrivesAt');
    expect(await stockOf(SKU.cream)).toMatchObject({
      bookingStatus: 'none',
      deliveryText: expect.stringContaining('送达'),
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
