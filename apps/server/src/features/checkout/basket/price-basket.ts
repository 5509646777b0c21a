import { bestOffer, type PricedOrder, priceOrder } from '@huarong/core/pricing';
import { accept, type Result, refuse } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { listSpendable, spendableCoupon } from '../../coupons/index.ts';
import type { Checker } from '../buyer.ts';
import type { CheckoutDeps } from '../checkout-deps.ts';
import { choicesOf, type GivenChoices, type SettledChoices } from './choices.ts';
import type { Basket } from './load-basket.ts';
import { pricingInput } from './pricing-input.ts';

export type CouponRow = Awaited<ReturnType<typeof listSpendable>>[number];
export interface PricedBasket {
  order: PricedOrder;
  choices: SettledChoices;
  coupons: readonly CouponRow[];
}
export type CannotPrice =
  | { code: 'coupon-not-found' | 'gift-unavailable' | 'gift-not-earned' | 'points-short' }
  | { code: 'coupon-unusable'; reason: string }
  | { code: 'points-over-limit'; limit: number };
interface Priced {
  checker: Checker;
  basket: Basket;
  region: string | null;
  packagingId: string | null;
}
const NO_COUPONS: readonly CouponRow[] = [];

/** Those a shopper could use; a guest has none. */
export const couponsOf = async (
  db: Queryable,
  { memberId }: Pick<Checker, 'memberId'>,
): Promise<readonly CouponRow[]> => (memberId === null ? NO_COUPONS : listSpendable(db, memberId));

/** The basket at the best price, what the shopper chose kept. A choice that cannot be followed is refused, not dropped. */
export async function priceBest(
  db: Queryable,
  deps: CheckoutDeps,
  { checker, basket, region, packagingId, coupons }: Priced & { coupons: readonly CouponRow[] },
  given: GivenChoices & { points?: number | undefined },
): Promise<Result<PricedBasket, CannotPrice>> {
  const points = given.points ?? 0;
  if (points > basket.facts.points) return refuse({ code: 'points-short' });
  const input = await pricingInput(db, deps, {
    basket,
    owner: checker.owner,
    coupons: coupons.map(spendableCoupon),
    choices: choicesOf(basket, given),
    points,
    region,
    packagingId,
  });
  const { order, choices } = bestOffer(input);
  const problem = couponProblem(order, given.couponIds) ?? giftProblem(order, given.giftIds);
  if (problem) return refuse(problem);
  if (points > order.points.usable) return refuse({ code: 'points-over-limit', limit: order.points.usable });
  return accept({ order, coupons, choices: { ...choices, points: order.points.used, packagingId } });
}

/** The basket priced as it was quoted: nothing is searched, and nothing is refused here; the hash tells whether it is the same. */
export async function priceAsQuoted(
  db: Queryable,
  deps: CheckoutDeps,
  { checker, basket, region }: Omit<Priced, 'packagingId'>,
  choices: SettledChoices,
): Promise<PricedBasket> {
  const coupons = choices.couponIds?.length ? await couponsOf(db, checker) : NO_COUPONS;
  const chosen = coupons.filter(({ id }) => choices.couponIds?.includes(id));
  const input = await pricingInput(db, deps, {
    basket,
    owner: checker.owner,
    coupons: chosen.map(spendableCoupon),
    choices,
    points: choices.points,
    region,
    packagingId: choices.packagingId,
  });
  return { order: priceOrder(input), choices, coupons: chosen };
}

function couponProblem(order: PricedOrder, wanted: readonly string[] = []): CannotPrice | null {
  for (const couponId of wanted) {
    const verdict = order.coupons.find((coupon) => coupon.couponId === couponId);
    if (!verdict) return { code: 'coupon-not-found' };
    if (!verdict.chosen) return { code: 'coupon-unusable', reason: verdict.reason ?? '每单限用一张' };
  }
  return null;
}

function giftProblem(order: PricedOrder, wanted: readonly string[] = []): CannotPrice | null {
  const earned = order.gifts.map(({ giftId }) => giftId);
  for (const giftId of wanted) {
    if (earned.includes(giftId)) continue;
    const state = order.optionalGifts.find(({ gifts }) => gifts.some((gift) => gift.giftId === giftId));
    const gift = state?.gifts.find((each) => each.giftId === giftId);
    return { code: gift && !gift.hasInventory ? 'gift-unavailable' : 'gift-not-earned' };
  }
  return null;
}
