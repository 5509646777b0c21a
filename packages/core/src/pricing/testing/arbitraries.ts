import fc from 'fast-check';
import { type Fen, fen } from '../../shared/index.ts';
import type { Coupon, CouponOffer } from '../model/coupon.ts';
import {
  type BundleInput,
  type Choices,
  type LineInput,
  NO_PROMOTION,
  type PricingInput,
} from '../model/pricing-input.ts';
import type { FullAmountBenefit, Promotion, Threshold, UnitBenefit } from '../model/promotion.ts';
import type { Scope } from '../model/scope.ts';
import { aCoupon, aFullAmount, aGift, anExtraBuy, aUnitPrice, NOW } from './builders.ts';

/**
 * Carts a shop could meet, and stranger ones. The worlds are small on purpose (3 brands, 3 categories, 8 skus), so that
 * scopes overlap and quotas are fought over; the prices are odd on purpose, so that nothing divides.
 */
const BRANDS = ['a', 'b', 'c'];
const CATEGORIES = ['x', 'y', 'z'];

const price = fc.oneof(
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

/** Steps in any order and of any worth: the editor would refuse some of them, the engine must bear them all. */
const fullAmount = fc
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

const unitPrice = fc
  .record({
    kind: fc.constantFrom('flashSale' as const, 'limitedTime' as const, 'memberPrice' as const),
    benefit: unitBenefit,
    scope,
    quota: fc.record({ total: fc.constant(null), perShopper: fc.constantFrom(null, null, 1, 2) }),
  })
  .map(({ kind, benefit, ...more }) => aUnitPrice('', kind, benefit, more));

const gift = fc
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

const extraBuy = fc.record({ reach: threshold, scope }).map(({ reach, scope }) => {
  const offers = [{ skuId: 'e0', productId: 'e0', title: 'e0', price: fen(3_999), listPrice: fen(9_900) }];
  return anExtraBuy('', [{ reach, benefit: { offers, limit: 2 } }], { scope });
});

const couponOffer: fc.Arbitrary<CouponOffer> = fc.oneof(
  amount(1, 60_000).map((value): CouponOffer => ({ kind: 'amountOff', amount: value })),
  fc.record({ kind: fc.constant('percentOff'), payPercent: percent, cap: amount(1, 60_000) }),
  amount(0, 5_000).map((value): CouponOffer => ({ kind: 'exchange', pay: value })),
  fc.constantFrom(null, fen(500)).map((cap): CouponOffer => ({ kind: 'freeFreight', cap })),
);

const coupon = fc
  .record({ offer: couponOffer, scope, threshold: fc.oneof(fc.constant(fen(0)), amount(1, 100_000)) })
  .map(({ offer, ...more }) => aCoupon('', offer, more));

const line = fc.record({
  sku: fc.integer({ min: 0, max: 7 }),
  quantity: fc.oneof({ arbitrary: fc.integer({ min: 1, max: 4 }), weight: 100 }, fc.constant(99)),
  bundleSetId: fc.constantFrom(null, null, null, 'set'),
});
const skuPrices = fc.array(fc.tuple(price, fc.integer({ min: 60, max: 101 })), {
  minLength: 8,
  maxLength: 8,
});

type Drawn = typeof line extends fc.Arbitrary<infer Line> ? Line : never;

/** Two lines of one sku have one price. */
export const lineOf = (
  { sku, ...rest }: Drawn,
  prices: readonly (readonly [number, number])[],
  lineId: string,
): LineInput => {
  const [list, memberPercent] = prices[sku]!;
  return {
    ...rest,
    lineId,
    skuId: `s${sku}`,
    productId: `p${sku >> 1}`,
    brandId: BRANDS[sku % 3]!,
    categoryIds: [CATEGORIES[(sku >> 1) % 3]!, 'all'],
    listUnitPrice: fen(list),
    memberUnitPrice: memberPercent > 95 ? null : fen(Math.floor((list * memberPercent) / 100)),
  };
};

const bundles: fc.Arbitrary<BundleInput[]> = fc
  .tuple(price, fc.integer({ min: 1, max: 2 }))
  .map(([value, sets]) => [
    { bundleSetId: 'set', bundleId: 'bundle', title: '套装', sets, price: fen(value) },
  ]);

const shopper = fc.constantFrom(
  null,
  { card: 'PINK' as const, isFirstOrder: true },
  { card: 'BLACK' as const, isFirstOrder: false },
  { card: 'GOLD' as const, isFirstOrder: false },
);

export type CartSize = { lines: number; fullAmounts: number; coupons: number };

/** An order, and one more line that could be added to it. */
export type Cart = { readonly input: PricingInput; readonly more: LineInput };

export const aCart = ({
  lines,
  fullAmounts,
  coupons,
}: CartSize): fc.Arbitrary<{ input: PricingInput; more: LineInput }> =>
  fc
    .record({
      drawn: fc.array(line, { minLength: 1, maxLength: lines }),
      extra: line,
      prices: skuPrices,
      bundles,
      shopper,
      fullAmounts: fc.array(fullAmount, { maxLength: fullAmounts }),
      others: fc.array(fc.oneof(unitPrice, unitPrice, gift, extraBuy), { maxLength: 2 }),
      coupons: fc.array(coupon, { maxLength: coupons }),
      region: fc.constantFrom(null, '310104', '650102'),
      packaging: fc.constantFrom(null, { packagingId: 'box', name: '月白礼盒', fee: fen(1_500) }),
    })
    .map(({ drawn, extra, prices, fullAmounts, others, coupons, region, ...rest }) => ({
      input: {
        ...rest,
        now: NOW,
        lines: drawn.map((each, index) => lineOf(each, prices, `l${index}`)),
        promotions: [...fullAmounts, ...others].map((promotion, index) => numbered(promotion, `p${index}`)),
        coupons: coupons.map((each, index): Coupon => ({ ...each, couponId: `c${index}` })),
        delivery: { region, mode: 'express' },
      },
      // Of a sku of its own: taking the last flash unit from another line is a different matter.
      more: { ...lineOf(extra, prices, 'l0-more'), skuId: 's8', bundleSetId: null },
    }));

/** Ids are unique in the shop, those of gifts too. */
function numbered(promotion: Promotion, promotionId: string): Promotion {
  if (promotion.kind !== 'gift') return { ...promotion, promotionId };
  const tiers = promotion.tiers.map(({ reach, benefit }) => ({
    reach,
    benefit: {
      ...benefit,
      gifts: benefit.gifts.map((each) => ({ ...each, giftId: `${promotionId}-${each.giftId}` })),
    },
  }));
  return { ...promotion, promotionId, tiers };
}

/** Numbers that `choicesFor` reads as choices: drawn beside the cart, so that both shrink by themselves. */
const picks = fc.record({
  coupons: fc.array(fc.nat(9), { maxLength: 2 }),
  promotions: fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 2 }),
  extraBuys: fc.nat(3),
});

type Picks = typeof picks extends fc.Arbitrary<infer Drawn> ? Drawn : never;

/** Choices a shopper might make, wise or not, possible or not. */
const choicesFor = ({ lines, promotions, coupons = [] }: PricingInput, picked: Picks): Choices => ({
  couponIds: picked.coupons.flatMap((pick) => coupons[pick]?.couponId ?? []),
  promotionOfLine: Object.fromEntries(
    picked.promotions.map(([line, promotion]) => [
      lines[line % lines.length]!.lineId,
      promotions[promotion]?.promotionId ?? NO_PROMOTION,
    ]),
  ),
  extraBuys: promotions.flatMap(({ kind, promotionId }) =>
    kind === 'extraBuy' && picked.extraBuys > 0
      ? [{ promotionId, skuId: 'e0', quantity: picked.extraBuys }]
      : [],
  ),
});

export const aChosenCart = (size: CartSize): fc.Arbitrary<Cart> =>
  fc
    .record({
      cart: aCart(size),
      picks,
      points: fc.record({ available: fc.nat(300_000), wanted: fc.nat(300_000) }),
    })
    .map(({ cart: { input, more }, picks, points }) => ({
      input: { ...input, choices: choicesFor(input, picks), points },
      more,
    }));
