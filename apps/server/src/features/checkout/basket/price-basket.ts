import { bestOffer, type PricedOrder, priceOrder } from '@huarong/core/pricing';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import type { Buyer } from '../../cart/index.ts';
import { listSpendable, spendableCoupon } from '../../coupons/index.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import { choicesOf, type RequestedChoices, type ResolvedChoices } from './choices.ts';
import type { Basket } from './load-basket.ts';
import { pricingInput } from './pricing-input.ts';

export type CouponRow = Awaited<ReturnType<typeof listSpendable>>[number];
export interface PricedBasket {
  order: PricedOrder;
  choices: ResolvedChoices;
  coupons: readonly CouponRow[];
}
export type PricingRefusal =
  | {
      code:
        | 'coupon-not-found'
        | 'gift-unavailable'
        | 'gift-not-earned'
        | 'extra-buy-not-earned'
        | 'points-short';
    }
  | { code: 'out-of-stock'; available: number; skuId: string }
  | { code: 'coupon-unusable'; reason: string }
  | { code: 'points-over-limit'; limit: number };
interface PricingOptions {
  buyer: Buyer;
  basket: Basket;
  region: string | null;
  packagingId: string | null;
}
const NO_COUPONS: readonly CouponRow[] = [];

/** Coupons the buyer can spend; a guest has none. */
export const couponsOf = async (
  db: Queryable,
  { memberId }: Pick<Buyer, 'memberId'>,
): Promise<readonly CouponRow[]> => (memberId === null ? NO_COUPONS : listSpendable(db, memberId));

/** Prices the basket with the best combination of offers. A choice that cannot be applied is refused, not dropped. */
export async function priceBasket(
  db: Queryable,
  deps: CheckoutDeps,
  { buyer, basket, region, packagingId, coupons }: PricingOptions & { coupons: readonly CouponRow[] },
  requested: RequestedChoices & { points?: number | undefined },
): Promise<Result<PricedBasket, PricingRefusal>> {
  const points = requested.points ?? 0;
  if (points > basket.facts.points) return refuse({ code: 'points-short' });
  const input = await pricingInput(db, deps, {
    basket,
    owner: buyer.owner,
    coupons: coupons.map(spendableCoupon),
    choices: choicesOf(basket, requested),
    points,
    region,
    packagingId,
  });
  const { order, choices } = bestOffer(input);
  const problem =
    couponProblem(order, requested.couponIds) ??
    giftProblem(order, requested.giftIds) ??
    extraBuyProblem(order, requested.extraBuys);
  if (problem) return refuse(problem);
  if (points > order.points.usable) return refuse({ code: 'points-over-limit', limit: order.points.usable });
  return accept({ order, coupons, choices: { ...choices, points: order.points.used, packagingId } });
}

/** Prices the basket with the quoted choices, without search or refusal; the hash decides whether the quote still holds. */
export async function priceAsQuoted(
  db: Queryable,
  deps: CheckoutDeps,
  { buyer, basket, region }: Omit<PricingOptions, 'packagingId'>,
  choices: ResolvedChoices,
): Promise<PricedBasket> {
  const coupons = choices.couponIds?.length ? await couponsOf(db, buyer) : NO_COUPONS;
  const chosen = coupons.filter(({ id }) => choices.couponIds?.includes(id));
  const input = await pricingInput(db, deps, {
    basket,
    owner: buyer.owner,
    coupons: chosen.map(spendableCoupon),
    choices,
    points: choices.points,
    region,
    packagingId: choices.packagingId,
  });
  return { order: priceOrder(input), choices, coupons: chosen };
}

function couponProblem(order: PricedOrder, wanted: readonly string[] = []): PricingRefusal | null {
  for (const couponId of wanted) {
    const result = order.coupons.find((coupon) => coupon.couponId === couponId);
    if (!result) return { code: 'coupon-not-found' };
    if (!result.chosen) return { code: 'coupon-unusable', reason: result.reason ?? '每单限用一张' };
  }
  return null;
}

function giftProblem(order: PricedOrder, wanted: readonly string[] = []): PricingRefusal | null {
  const earned = order.gifts.map(({ giftId }) => giftId);
  for (const giftId of wanted) {
    if (earned.includes(giftId)) continue;
    const state = order.optionalGifts.find(({ gifts }) => gifts.some((gift) => gift.giftId === giftId));
    const gift = state?.gifts.find((each) => each.giftId === giftId);
    return { code: gift && !gift.hasInventory ? 'gift-unavailable' : 'gift-not-earned' };
  }
  return null;
}

function extraBuyProblem(
  { extraBuys }: PricedOrder,
  wanted: RequestedChoices['extraBuys'] = [],
): PricingRefusal | null {
  for (const { activityId, skuId } of wanted) {
    const offer = extraBuys
      .find(({ promotionId }) => promotionId === activityId)
      ?.offers.find((each) => each.skuId === skuId);
    if (offer && !offer.hasInventory) return { code: 'out-of-stock', available: 0, skuId };
    if (!offer || offer.chosen === 0) return { code: 'extra-buy-not-earned' };
  }
  return null;
}
