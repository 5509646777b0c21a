import fc from 'fast-check';
import { fen } from '../../shared/index.ts';
import type { Coupon } from '../model/coupon.ts';
import {
  type BundleInput,
  type Choices,
  type LineInput,
  NO_PROMOTION,
  type PricingInput,
} from '../model/pricing-input.ts';
import type { Promotion } from '../model/promotion.ts';
import { NOW } from './builders.ts';
import {
  BRANDS,
  CATEGORIES,
  coupon,
  extraBuy,
  fullAmount,
  gift,
  price,
  unitPrice,
} from './offer-arbitraries.ts';

const line = fc.record({
  sku: fc.integer({ min: 0, max: 7 }),
  quantity: fc.oneof({ arbitrary: fc.integer({ min: 1, max: 4 }), weight: 100 }, fc.constant(99)),
  bundleSetId: fc.constantFrom(null, null, null, 'set'),
});
const skuPrices = fc.array(fc.tuple(price, fc.integer({ min: 60, max: 101 })), {
  minLength: 8,
  maxLength: 8,
});

type GeneratedLine = typeof line extends fc.Arbitrary<infer Line> ? Line : never;

/** Lines of one sku have the same price. */
export const lineOf = (
  { sku, ...rest }: GeneratedLine,
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

/** A cart, and one more line that can be added to it. */
export type Cart = { readonly input: PricingInput; readonly more: LineInput };

export const aCart = ({
  lines,
  fullAmounts,
  coupons,
}: CartSize): fc.Arbitrary<{ input: PricingInput; more: LineInput }> =>
  fc
    .record({
      generatedLines: fc.array(line, { minLength: 1, maxLength: lines }),
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
    .map(({ generatedLines, extra, prices, fullAmounts, others, coupons, region, ...rest }) => ({
      input: {
        ...rest,
        now: NOW,
        lines: generatedLines.map((each, index) => lineOf(each, prices, `l${index}`)),
        promotions: [...fullAmounts, ...others].map((promotion, index) => numbered(promotion, `p${index}`)),
        coupons: coupons.map((each, index): Coupon => ({ ...each, couponId: `c${index}` })),
        delivery: { region, mode: 'express' },
      },
      // A separate sku, so that it does not use up the flash-sale quota of another line.
      more: { ...lineOf(extra, prices, 'l0-more'), skuId: 's8', bundleSetId: null },
    }));

/** Makes promotion and gift ids unique. */
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

/** Numbers that `choicesFor` maps to choices, generated beside the cart so that both shrink independently. */
const picks = fc.record({
  coupons: fc.array(fc.nat(9), { maxLength: 2 }),
  promotions: fc.array(fc.tuple(fc.nat(9), fc.nat(9)), { maxLength: 2 }),
  extraBuys: fc.nat(3),
});

type Picks = typeof picks extends fc.Arbitrary<infer GeneratedLine> ? GeneratedLine : never;

/** Random choices, possible or not. */
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
