import fc from 'fast-check';
import { type Fen, fen } from '../../shared/index.ts';
import type { CouponOffer } from '../model/coupon.ts';
import type { FullAmountBenefit, Threshold, UnitBenefit } from '../model/promotion.ts';
import type { Scope } from '../model/scope.ts';
import { aCoupon, aFullAmount, aGift, anExtraBuy, aUnitPrice } from './builders.ts';

/** Few brands, categories and skus, so that scopes overlap; odd prices, so that discounts do not divide evenly. */
export const BRANDS = ['a', 'b', 'c'];
export const CATEGORIES = ['x', 'y', 'z'];

export const price = fc.oneof(
  fc.constantFrom(1, 99, 1_000, 19_900, 29_900, 59_900, 100_000_000),
  fc.integer({ min: 0, max: 120_000 }),
);
const amount = (min: number, max: number): fc.Arbitrary<Fen> => fc.integer({ min, max }).map(fen);
const percent = fc.constantFrom(1, 33, 50, 66, 85, 88, 95, 99);

const scope: fc.Arbitrary<Scope> = fc.oneof(
  { arbitrary: fc.constant<Scope>({ kind: 'all' }), weight: 2 },
  fc.constantFrom(...BRANDS).map((id): Scope => ({ kind: 'brand', brandIds: [id] })),
  fc.constantFrom(...CATEGORIES).map((id): Scope => ({ kind: 'category', categoryIds: [id] })),
  fc
    .integer({ min: 0, max: 7 })
    .map((sku): Scope => ({ kind: 'list', goods: { skuIds: [`s${sku}`, `s${sku + 1}`] } })),
  fc.constantFrom(...BRANDS).map((id): Scope => ({ kind: 'excluded', goods: { brandIds: [id] } })),
);

const threshold: fc.Arbitrary<Threshold> = fc.oneof(
  fc
    .constantFrom(0, 9_900, 29_900, 59_900)
    .map((value): Threshold => ({ kind: 'amount', amount: fen(value) })),
  amount(1, 200_000).map((value): Threshold => ({ kind: 'amount', amount: value })),
  fc.integer({ min: 1, max: 4 }).map((quantity): Threshold => ({ kind: 'quantity', quantity })),
);

const fullAmountBenefit: fc.Arbitrary<FullAmountBenefit> = fc.oneof(
  fc.record({
    kind: fc.constant('amountOff'),
    amount: amount(1, 60_000),
    maxTimes: fc.constantFrom(1, 1, 3, 1000),
  }),
  fc.record({ kind: fc.constant('payPercent'), percent }),
  fc.record({
    kind: fc.constant('nthUnit'),
    nth: fc.constantFrom(2, 2, 3),
    percent: fc.constantFrom(0, 50, 66),
  }),
);

/** Tiers in any order and of any value: the schema refuses some of them, but the engine must handle all. */
export const fullAmount = fc
  .record({
    tiers: fc.array(fc.tuple(threshold, fullAmountBenefit), { minLength: 1, maxLength: 3 }),
    scope,
    priority: fc.constantFrom(0, 0, 1, 2),
    exclusionGroup: fc.constantFrom(null, null, 'g', 'h'),
    combinesWithCoupons: fc.constantFrom(true, true, false),
    excludesPrices: fc.constantFrom(
      [],
      [],
      ['flashSale' as const],
      ['bundle' as const, 'memberPrice' as const],
    ),
  })
  .map(({ tiers, ...more }) => aFullAmount('', tiers, more));

const unitBenefit: fc.Arbitrary<UnitBenefit> = fc.oneof(
  amount(1, 20_000).map((value): UnitBenefit => ({ kind: 'unitOff', amount: value })),
  percent.map((value): UnitBenefit => ({ kind: 'payPercent', percent: value })),
  fc
    .tuple(amount(0, 50_000), amount(0, 50_000))
    .map(([s0, s1]): UnitBenefit => ({ kind: 'fixedPrice', prices: { s0, s1 } })),
);

export const unitPrice = fc
  .record({
    kind: fc.constantFrom('flashSale' as const, 'limitedTime' as const, 'memberPrice' as const),
    benefit: unitBenefit,
    scope,
    quota: fc.record({ total: fc.constant(null), perShopper: fc.constantFrom(null, null, 1, 2) }),
  })
  .map(({ kind, benefit, ...more }) => aUnitPrice('', kind, benefit, more));

export const gift = fc
  .record({ reach: threshold, scope, maxTimes: fc.constantFrom(1, 3) })
  .map(({ reach, scope, maxTimes }) => {
    const gifts = ['g0', 'g1'].map((id) => ({
      giftId: id,
      skuId: id,
      title: id,
      quantity: 1,
      value: fen(3_000),
    }));
    return aGift('', [{ reach, benefit: { choose: 1, gifts, maxTimes } }], { scope });
  });

export const extraBuy = fc.record({ reach: threshold, scope }).map(({ reach, scope }) => {
  const offers = [{ skuId: 'e0', productId: 'e0', title: 'e0', price: fen(3_999), listPrice: fen(9_900) }];
  return anExtraBuy('', [{ reach, benefit: { offers, limit: 2 } }], { scope });
});

const couponOffer: fc.Arbitrary<CouponOffer> = fc.oneof(
  amount(1, 60_000).map((value): CouponOffer => ({ kind: 'amountOff', amount: value })),
  fc.record({ kind: fc.constant('percentOff'), payPercent: percent, cap: amount(1, 60_000) }),
  amount(0, 5_000).map((value): CouponOffer => ({ kind: 'exchange', pay: value })),
  fc.constantFrom(null, fen(500)).map((cap): CouponOffer => ({ kind: 'freeFreight', cap })),
);

export const coupon = fc
  .record({ offer: couponOffer, scope, threshold: fc.oneof(fc.constant(fen(0)), amount(1, 100_000)) })
  .map(({ offer, ...more }) => aCoupon('', offer, more));
