import { fen } from '../../shared/index.ts';
import type { Coupon, CouponOffer } from '../model/coupon.ts';
import type { LineInput, PricingInput, Shopper } from '../model/pricing-input.ts';
import type {
  ExtraBuyBenefit,
  ExtraBuyPromotion,
  FullAmountBenefit,
  FullAmountPromotion,
  GiftBenefit,
  GiftPromotion,
  PromotionBase,
  Threshold,
  Tier,
  UnitBenefit,
  UnitPricePromotion,
} from '../model/promotion.ts';

/** Builders for orders in tests. Amounts are in yuan. */
export const yuan = (amount: number) => fen(Math.round(amount * 100));

export const NOW = Date.UTC(2026, 10, 15, 4);
export const MEMBER: Shopper = { card: 'PINK', isFirstOrder: false };

export const aLine = (lineId: string, price: number, more: Partial<LineInput> = {}): LineInput => ({
  lineId,
  skuId: `sku-${lineId}`,
  productId: `product-${lineId}`,
  brandId: 'solene',
  categoryIds: ['makeup'],
  listUnitPrice: yuan(price),
  quantity: 1,
  ...more,
});

export const anOrder = (lines: readonly LineInput[], more: Partial<PricingInput> = {}): PricingInput => ({
  lines,
  shopper: MEMBER,
  now: NOW,
  promotions: [],
  // Store pick-up, so that freight does not affect the test.
  delivery: { region: null, mode: 'store' },
  ...more,
});

const promotionBase = (promotionId: string, title: string): PromotionBase => ({
  promotionId,
  title,
  mark: title.slice(0, 2),
  conditions: [],
  scope: { kind: 'all' },
  window: { from: null, until: null },
  priority: 0,
  exclusionGroup: null,
  quota: { total: null, perShopper: null },
});

export const from = (amount: number): Threshold => ({ kind: 'amount', amount: yuan(amount) });
export const units = (quantity: number): Threshold => ({ kind: 'quantity', quantity });
export const off = (amount: number, maxTimes = 1): FullAmountBenefit => ({
  kind: 'amountOff',
  amount: yuan(amount),
  maxTimes,
});
export const pay = (percent: number): FullAmountBenefit => ({ kind: 'payPercent', percent });
export const SECOND_AT_HALF: FullAmountBenefit = { kind: 'nthUnit', nth: 2, percent: 50 };

export const aFullAmount = (
  promotionId: string,
  tiers: readonly (readonly [Threshold, FullAmountBenefit])[],
  more: Partial<FullAmountPromotion> = {},
): FullAmountPromotion => ({
  ...promotionBase(promotionId, `满减${promotionId}`),
  kind: 'fullAmount',
  tiers: tiers.map(([reach, benefit]) => ({ reach, benefit })),
  excludesPrices: [],
  combinesWithCoupons: true,
  ...more,
});

export const aUnitPrice = (
  promotionId: string,
  kind: UnitPricePromotion['kind'],
  benefit: UnitBenefit,
  more: Partial<UnitPricePromotion> = {},
): UnitPricePromotion => ({ ...promotionBase(promotionId, `${kind}${promotionId}`), kind, benefit, ...more });

export const giftsOf = (choose: number, ...names: string[]): GiftBenefit => ({
  choose,
  maxTimes: 1,
  gifts: names.map((name) => ({
    giftId: `gift-${name}`,
    skuId: `sku-${name}`,
    title: name,
    quantity: 1,
    value: yuan(30),
  })),
});

export const aGift = (
  promotionId: string,
  tiers: readonly Tier<GiftBenefit>[],
  more: Partial<GiftPromotion> = {},
): GiftPromotion => ({ ...promotionBase(promotionId, `满赠${promotionId}`), kind: 'gift', tiers, ...more });

export const anExtraBuy = (
  promotionId: string,
  tiers: readonly Tier<ExtraBuyBenefit>[],
  more: Partial<ExtraBuyPromotion> = {},
): ExtraBuyPromotion => ({
  ...promotionBase(promotionId, `加价购${promotionId}`),
  kind: 'extraBuy',
  tiers,
  ...more,
});

export const aCoupon = (couponId: string, offer: CouponOffer, more: Partial<Coupon> = {}): Coupon => ({
  couponId,
  title: `券${couponId}`,
  code: null,
  offer,
  scope: { kind: 'all' },
  threshold: fen(0),
  conditions: [],
  window: { from: null, until: null },
  ...more,
});
