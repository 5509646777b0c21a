import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type CartShop, openCartShop, type Shopper } from '../testing/open-cart-shop.ts';
import { SKU } from '../testing/seed-products.ts';
import { seedPromotions } from '../testing/seed-promotions.ts';

let shop: CartShop;
let guest: Shopper;
beforeAll(async () => {
  shop = await openCartShop(seedPromotions);
});
afterAll(() => shop.close());
beforeEach(async () => {
  guest = await shop.guest();
});

const add = (skuId: string, quantity = 1) => guest.cart('addToCart', { skuId, quantity });
const promotion = (cart: { promotions: { promotionId: string }[] }, id: string) =>
  cart.promotions.find(({ promotionId }) => promotionId === id);

describe('the full cart', () => {
  it('applies 满减, shows the next tier and totals that add up', async () => {
    await add(SKU.rouge);
    const cart = await guest.show();
    expect(cart.amounts).toMatchObject({
      goods: '320.00',
      promotion: '50.00',
      freight: '0.00',
      payable: '270.00',
    });
    expect(promotion(cart, 'full')).toMatchObject({
      kind: 'fullAmount',
      mark: '满减',
      skuIds: [SKU.rouge],
      saved: '50.00',
      next: { gap: '280.00', percent: 53, saves: '120.00' },
    });
    // The gift counts what is paid: 270.00 of 500.00.
    expect(promotion(cart, 'samples')).toMatchObject({ next: { gap: '230.00', percent: 54 } });
    expect(cart.optionalGifts[0]).toMatchObject({ reached: false, gap: '230.00' });
    expect(cart.ordinaryShopCartSkus[0]).toMatchObject({ subtotal: '320.00', paid: '270.00' });
    expect(cart.arithmetic.at(-1)).toEqual({ label: '应付金额', amount: '270.00' });
    expect(cart.expectedPoints).toBe(0);
  });

  it('applies the better of two promotions unless the shopper chooses the other', async () => {
    await add(SKU.cream, 3);
    const best = await guest.show();
    expect(best.amounts.promotion).toBe('50.00');
    const [line] = best.ordinaryShopCartSkus;
    expect(line.promotionChoices.map(({ promotionId }: { promotionId: string }) => promotionId)).toEqual([
      'full',
      'half',
    ]);

    await add(SKU.cream, 1);
    expect((await guest.show()).amounts.promotion).toBe('100.00');
    const chosen = await guest.cart('choosePromotion', { skuId: SKU.cream, promotionId: 'full' });
    expect(chosen.results.amounts.promotion).toBe('50.00');
    const again = await guest.cart('choosePromotion', { skuId: SKU.cream });
    expect(again.results.amounts.promotion).toBe('100.00');
  });

  it.each(['samples', 'forged', 'over'])(
    'refuses to apply promotion %s to a line it does not cover',
    async (promotionId) => {
      await add(SKU.cream);
      expect(await guest.cart('choosePromotion', { skuId: SKU.cream, promotionId })).toMatchObject({
        errorCode: 'CRT2004W',
      });
      expect(await guest.cart('choosePromotion', { skuId: SKU.serum, promotionId })).toMatchObject({
        errorCode: 'CRT1001E',
      });
    },
  );

  it('shows the current flash price in both carts and ignores an expired one', async () => {
    await add(SKU.serum);
    expect((await guest.mini()).shopcartSkus[0]).toMatchObject({
      offerPrice: '700.00',
      priceLabel: '秒杀价',
    });
    expect((await guest.mini()).shopcartSkus[0]).not.toHaveProperty('priceWhenAdded');
    expect(promotion(await guest.show(), 'flash')).toMatchObject({ saved: '160.00' });
  });

  it('shows no price change after a removed sku with a flash price is restored', async () => {
    await add(SKU.serum);
    const { removed } = (await guest.cart('removeFromCart', { skus: [{ skuId: SKU.serum }] })).results;
    await guest.cart('restoreToCart', { lines: removed });
    const [line] = (await guest.mini()).shopcartSkus;
    expect(line).toMatchObject({ skuId: SKU.serum, offerPrice: '700.00' });
    expect(line).not.toHaveProperty('priceWhenAdded');
  });

  it('shows the member price to members only', async () => {
    await add(SKU.limited);
    expect((await guest.mini()).totalAmount).toBe('50.00');
    const member = await shop.member();
    await member.cart('addToCart', { skuId: SKU.limited });
    expect((await member.mini()).shopcartSkus[0]).toMatchObject({
      offerPrice: '45.00',
      priceLabel: '会员价',
    });
    expect((await member.show()).expectedPoints).toBe(45);
  });

  it('prices skus that form a set at the price of the set', async () => {
    await add(SKU.rougeOther, 2);
    await add(SKU.limited);
    const cart = await guest.show();
    expect(cart.amounts).toMatchObject({ goods: '730.00', promotion: '40.00' });
    expect(promotion(cart, 'set')).toMatchObject({
      kind: 'bundle',
      saved: '40.00',
      skuIds: expect.arrayContaining([SKU.rougeOther, SKU.limited]),
    });
    const paid = cart.ordinaryShopCartSkus.map((line: { paid: string }) => Number(line.paid));
    expect(paid.reduce((all: number, each: number) => all + each, 0)).toBe(690);
  });
});

describe('optional gifts', () => {
  beforeEach(() => add(SKU.rouge, 2));
  const gifts = async () => (await guest.show()).gifts.map(({ giftId }: { giftId: string }) => giftId);

  it('default to the first in stock and follow the choice', async () => {
    expect(await gifts()).toEqual(['brush']);
    const { results } = await guest.cart('getOptionalGift', { promotionIds: ['samples'] });
    expect(results.optionalGifts[0]).toMatchObject({ promotionId: 'samples', reached: true, choose: 1 });
    expect(
      results.optionalGifts[0].gifts.map((gift: { hasInventory: boolean }) => gift.hasInventory),
    ).toEqual([true, true, false]);
    const chosen = await guest.cart('checkOptionalGift', { promotionId: 'samples', giftIds: ['sample'] });
    expect(chosen.results.gifts).toMatchObject([{ giftId: 'sample', skuId: SKU.sample }]);
    await guest.cart('checkOptionalGift', { promotionId: 'samples', giftIds: [] });
    expect(await gifts()).toEqual([]);
  });

  it.each([
    ['a gift that is out of stock', ['none-left'], 'CRT2001W'],
    ['an unknown gift', ['forged'], 'CRT2001W'],
    ['more gifts than allowed', ['brush', 'sample'], 'CRT2002W'],
  ])('refuse %s', async (_what, giftIds, errorCode) => {
    expect(await guest.cart('checkOptionalGift', { promotionId: 'samples', giftIds })).toMatchObject({
      errorCode,
    });
    expect(await gifts()).toEqual(['brush']);
  });

  it('are refused until earned and removed when the cart falls below the threshold', async () => {
    await guest.cart('checkOptionalGift', { promotionId: 'samples', giftIds: ['sample'] });
    await guest.cart('updateQuantity', { skuId: SKU.rouge, quantity: 1 });
    expect(await gifts()).toEqual([]);
    const answer = await guest.cart('checkOptionalGift', { promotionId: 'samples', giftIds: ['brush'] });
    expect(answer).toMatchObject({ errorCode: 'CRT2002W' });
    expect((await guest.cart('getOptionalGift')).results.optionalGifts[0]).toMatchObject({
      reached: false,
      gap: '230.00',
    });
  });

  it('are listed by promotion for visitors', async () => {
    const url = '/v3/shopcart/shopcart/getGiftsByProms/PC?promotionIds=samples,forged';
    const { results } = await shop.visitor.get(url);
    expect(results.gifts.map(({ giftId }: { giftId: string }) => giftId)).toEqual([
      'brush',
      'sample',
      'none-left',
    ]);
  });
});

describe('extra-buy', () => {
  it('can be added once its threshold is reached', async () => {
    await add(SKU.rouge, 2);
    const { results } = await guest.cart('extra-buy/skus', { activityId: 'extra', skuIds: [SKU.brush] });
    expect(results.activities[0]).toMatchObject({ activityId: 'extra', reached: true, limit: 1 });
    expect(results.activities[0].skus[0]).toMatchObject({
      skuId: SKU.brush,
      offerPrice: '9.90',
      chosen: true,
    });
    expect((await guest.show()).amounts.goods).toBe('649.90');
    await guest.cart('extra-buy/skus', { activityId: 'extra', skuIds: [] });
    expect((await guest.show()).amounts.goods).toBe('640.00');
  });

  it.each([
    ['too little in the cart', 1, [SKU.brush], 'CRT2003W'],
    ['a sku that is not on offer', 2, [SKU.cream], 'CRT2003W'],
    ['more than the limit', 2, [SKU.brush, SKU.soldOut], 'CRT2003W'],
    ['one that is sold out', 2, [SKU.soldOut], 'CRT1003W'],
  ])('is refused for %s', async (_why, quantity, skuIds, errorCode) => {
    await add(SKU.rouge, quantity);
    expect(await guest.cart('extra-buy/skus', { activityId: 'extra', skuIds })).toMatchObject({ errorCode });
    expect((await guest.show()).amounts.goods).toBe(quantity === 1 ? '320.00' : '640.00');
  });

  it('is refused for an unknown activity', async () => {
    await add(SKU.rouge, 2);
    expect(await guest.cart('extra-buy/skus', { activityId: 'forged', skuIds: [SKU.brush] })).toMatchObject({
      errorCode: 'CRT2003W',
    });
  });
});

describe('a presale', () => {
  it('is in its own group, unchecked, with its deposit', async () => {
    await add(SKU.perfume, 2);
    const { presaleShopCartSkus, ordinaryShopCartSkus } = await guest.show();
    expect(ordinaryShopCartSkus).toEqual([]);
    expect(presaleShopCartSkus[0]).toMatchObject({
      type: 'presale',
      checked: false,
      offerPrice: '900.00',
      presale: { deposit: '200.00', depositWorth: '400.00', balance: '1400.00' },
    });
  });

  it('cannot be checked together with ordinary lines', async () => {
    await add(SKU.perfume);
    await add(SKU.cream);
    const tick = (list: object[]) => guest.cart('saveProdChkedStat', { list });
    const answer = await tick([{ skuId: SKU.perfume, checked: true }]);
    expect(answer).toMatchObject({
      status: 1,
      errorCode: 'ORD2003W',
      errorMessage: '预售商品需要单独结算，请分开勾选',
    });
    expect((await guest.show()).totalAmount).toBe('100.00');
    const alone = await tick([
      { skuId: SKU.perfume, checked: true },
      { skuId: SKU.cream, checked: false },
    ]);
    expect(alone.results).toMatchObject({
      normalOrderItems: [],
      amounts: { goods: '900.00', promotion: '100.00', payable: '800.00' },
      presale: { deposit: '100.00', balance: '700.00' },
    });
    const ordinary = await tick([
      { skuId: SKU.perfume, checked: false },
      { skuId: SKU.cream, checked: true },
    ]);
    expect(ordinary.results).not.toHaveProperty('presale');
  });
});
