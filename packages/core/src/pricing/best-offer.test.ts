import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bestOffer } from './best-offer.ts';
import { type Choices, NO_PROMOTION, type PricingInput } from './model/pricing-input.ts';
import { priceOrder } from './price-order.ts';
import {
  aCoupon,
  aFullAmount,
  aLine,
  anExtraBuy,
  anOrder,
  from,
  NOW,
  off,
  pay,
  units,
  yuan,
} from './testing/builders.ts';
import { aCart } from './testing/cart-arbitraries.ts';
import { cheapestOfAllCombinations } from './testing/exhaustive-search.ts';

const brand = (id: string) => ({ kind: 'brand', brandIds: [id] }) as const;

describe('the best offer', () => {
  test('assigns lipsticks to the brand promotion and the rest to the storewide one', () => {
    const storewide = aFullAmount('每满', [[from(599), off(80, 10)]], { priority: 9 });
    const twoUnits = aFullAmount('两件', [[units(2), pay(80)]], { scope: brand('x') });
    const { order, choices } = bestOffer(
      anOrder([aLine('1', 300, { brandId: 'x' }), aLine('2', 300, { brandId: 'x' }), aLine('3', 700)], {
        promotions: [storewide, twoUnits],
      }),
    );
    expect(order.amounts.promotion).toBe(yuan(200));
    expect(choices.promotionOfLine).toEqual({ 1: '两件', 2: '两件', 3: '每满' });
  });

  test('splits lines of one brand between two promotions where that saves more', () => {
    // 2 件 8 折 on two of three saves 80, and the third lifts the rest over 300 for another 50: 130 instead of 120.
    const storewide = aFullAmount('满减', [[from(300), off(50)]]);
    const twoUnits = aFullAmount('两件', [[units(2), pay(80)]], { scope: brand('x') });
    const lines = ['1', '2', '3'].map((id) => aLine(id, 200, { brandId: 'x' }));
    const { order } = bestOffer(anOrder([...lines, aLine('4', 100)], { promotions: [storewide, twoUnits] }));
    expect(order.amounts.promotion).toBe(yuan(130));
  });

  test('skips a promotion when the coupon it excludes saves more', () => {
    const promotion = aFullAmount('满减', [[from(300), off(60)]]);
    const coupon = aCoupon('大额', { kind: 'amountOff', amount: yuan(100) }, { threshold: yuan(299) });
    const { order } = bestOffer(anOrder([aLine('1', 300)], { promotions: [promotion], coupons: [coupon] }));
    expect(order.amounts).toMatchObject({ promotion: 0, coupon: yuan(100), payable: yuan(200) });
  });

  test('uses the better promotion of an exclusion group', () => {
    const promotions = [
      aFullAmount('a', [[from(100), off(10)]], { exclusionGroup: 'g', priority: 5, scope: brand('x') }),
      aFullAmount('b', [[from(100), off(30)]], { exclusionGroup: 'g', scope: brand('y') }),
    ];
    const lines = [aLine('1', 100, { brandId: 'x' }), aLine('2', 100, { brandId: 'y' })];
    const { order } = bestOffer(anOrder(lines, { promotions }));
    expect(order.amounts.promotion).toBe(yuan(30));
    expect(order.skipped).toContainEqual(expect.objectContaining({ id: 'a', reason: '不能与「满减b」同享' }));
  });

  test('respects the shopper’s choices', () => {
    const promotions = [aFullAmount('a', [[from(100), off(10)]]), aFullAmount('b', [[from(100), off(30)]])];
    const coupons = [aCoupon('c', { kind: 'amountOff', amount: yuan(5) })];
    const choose = (choices: Choices) =>
      bestOffer(anOrder([aLine('1', 100)], { promotions, coupons, choices })).order.amounts;
    expect(choose({})).toMatchObject({ promotion: yuan(30), coupon: yuan(5) });
    expect(choose({ promotionOfLine: { 1: 'a' } })).toMatchObject({ promotion: yuan(10), coupon: yuan(5) });
    expect(choose({ promotionOfLine: { 1: NO_PROMOTION }, couponIds: [] })).toMatchObject({
      promotion: 0,
      coupon: 0,
    });
  });

  test('keeps a chosen coupon, also where a promotion without coupons saves more', () => {
    const promotions = [
      aFullAmount('同享', [[from(100), off(10)]]),
      aFullAmount('独享', [[from(100), off(30)]], { combinesWithCoupons: false }),
    ];
    const coupons = [aCoupon('c', { kind: 'amountOff', amount: yuan(5) })];
    const amountsWith = (choices: Choices) =>
      bestOffer(anOrder([aLine('1', 100)], { promotions, coupons, choices })).order.amounts;
    expect(amountsWith({})).toMatchObject({ promotion: yuan(30), coupon: 0 });
    expect(amountsWith({ couponIds: ['c'] })).toMatchObject({ promotion: yuan(10), coupon: yuan(5) });
  });

  test('does not drop an extra-buy to make the order cheaper', () => {
    const extra = anExtraBuy('换购', [
      {
        reach: from(280),
        benefit: {
          limit: 1,
          offers: [{ skuId: 'e', productId: 'e', title: '洁面乳', price: yuan(39), listPrice: yuan(98) }],
        },
      },
    ]);
    const promotion = aFullAmount('满减', [[from(300), off(30)]]);
    const choices = { extraBuys: [{ promotionId: '换购', skuId: 'e', quantity: 1 }] };
    const { order } = bestOffer(anOrder([aLine('1', 300)], { promotions: [promotion, extra], choices }));
    expect(order.amounts).toMatchObject({ promotion: 0, payable: yuan(339) });
  });

  test('uses the coupon that ends first when two save the same, and none when none saves', () => {
    const coupon = (id: string, until: number | null) =>
      aCoupon(id, { kind: 'amountOff', amount: yuan(5) }, { window: { from: null, until } });
    const coupons = [
      coupon('never', null),
      coupon('later', NOW + 2),
      coupon('soon', NOW + 1),
      aCoupon('free', { kind: 'freeFreight', cap: null }),
    ];
    expect(bestOffer(anOrder([aLine('1', 100)], { coupons })).choices.couponIds).toEqual(['soon']);
    expect(bestOffer(anOrder([aLine('1', 0)], { coupons })).choices.couponIds).toEqual([]);
  });

  test('combines a free-freight coupon with an item coupon', () => {
    const coupons = [
      aCoupon('a', { kind: 'amountOff', amount: yuan(5) }),
      aCoupon('b', { kind: 'freeFreight', cap: null }),
    ];
    const { order, choices } = bestOffer(
      anOrder([aLine('1', 100)], { coupons, delivery: { region: '310104', mode: 'express' } }),
    );
    expect(choices.couponIds).toEqual(['a', 'b']);
    expect(order.amounts).toMatchObject({ freight: 0, payable: yuan(95) });
  });
});

/** A fixed seed; `npm run prove:pricing` tries others. */
describe('the best offer is the cheapest of all combinations', () => {
  const isCheapest = ({ input }: { input: PricingInput }) => {
    const best = bestOffer(input);
    expect(best.isProven).toBe(true);
    expect(best.order.amounts.payable).toBe(cheapestOfAllCombinations(input));
  };

  test('small carts with up to 3 promotions and 3 coupons', () => {
    fc.assert(fc.property(aCart({ lines: 3, fullAmounts: 3, coupons: 3 }), isCheapest), {
      numRuns: 400,
      seed: 1,
    });
  });

  test('up to 6 promotions and 8 coupons', () => {
    fc.assert(fc.property(aCart({ lines: 3, fullAmounts: 6, coupons: 8 }), isCheapest), {
      numRuns: 60,
      seed: 1,
    });
  });

  test('more lines that compete for the same promotions', () => {
    fc.assert(fc.property(aCart({ lines: 5, fullAmounts: 3, coupons: 2 }), isCheapest), {
      numRuns: 60,
      seed: 1,
    });
  });
});

test('a coupon that is offered as usable is used when it is chosen', () => {
  fc.assert(
    fc.property(aCart({ lines: 4, fullAmounts: 3, coupons: 3 }), ({ input }) => {
      const offered = bestOffer(input).order.coupons.filter(({ usable }) => usable);
      for (const { couponId } of offered) {
        const coupon = input.coupons?.find((each) => each.couponId === couponId);
        // Free freight may come by itself with other promotions.
        if (coupon?.offer.kind === 'freeFreight') continue;
        const { order } = bestOffer({ ...input, choices: { ...input.choices, couponIds: [couponId] } });
        expect(order.coupons).toContainEqual(expect.objectContaining({ couponId, chosen: true }));
      }
    }),
    { numRuns: 400, seed: 1 },
  );
});

test('the best offer equals priceOrder with its choices', () => {
  const input = anOrder([aLine('1', 300)], { promotions: [aFullAmount('a', [[from(100), off(10)]])] });
  const { order, choices } = bestOffer(input);
  expect(priceOrder({ ...input, choices })).toEqual(order);
});
