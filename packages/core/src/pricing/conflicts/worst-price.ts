import { STORE } from '../../shared/index.ts';
import type { Coupon } from '../model/coupon.ts';
import type { UnitPriceReason } from '../model/priced-order.ts';
import type { FullAmountPromotion, Window } from '../model/promotion.ts';
import { scopeCovers } from '../steps/scope-covers.ts';
import { reducedPrice } from '../steps/unit-prices.ts';
import type { CheckedOffers, CheckedSet, CheckedSku } from './model.ts';
import { couponRate, promotionRate } from './saving-bounds.ts';
import { isUnitPrice } from './two-unit-prices.ts';
import { overlap } from './windows.ts';

type Named = { readonly id: string; readonly title: string };
export type WorstPrice = {
  readonly unitPrice: number;
  readonly afterPromotion: number;
  readonly afterCoupon: number;
  readonly offers: readonly Named[];
};

/** A unit price, alone or as part of a set, and the offers it comes from. */
type Base = {
  readonly kind: UnitPriceReason['kind'];
  readonly isInSet: boolean;
  readonly price: number;
  readonly base: number;
  readonly windows: readonly Window[];
  readonly offers: readonly Named[];
};

/** Calculates the lowest price of a sku over every combination of offers that can meet at one moment. */
export function createWorstPrices({ promotions, sets, coupons, now, candidateId }: CheckedOffers) {
  const unitPrices = promotions.filter(isUnitPrice);
  const fullAmounts = promotions
    .filter((each): each is FullAmountPromotion => each.kind === 'fullAmount')
    .map((promotion) => ({ promotion, cheapest: Infinity }));
  const itemCoupons = coupons.map(({ coupon }) => coupon).filter(({ offer }) => offer.kind !== 'freeFreight');
  const isCandidate = ({ id }: Named) => id === candidateId;
  const isCouponAsked = itemCoupons.some(({ couponId }) => couponId === candidateId);
  const setsOfSku = new Map<string, { set: CheckedSet; amount: number }[]>();
  for (const set of sets) {
    const state = { set, amount: 0 };
    for (const skuId of set.skuIds) setsOfSku.set(skuId, [...(setsOfSku.get(skuId) ?? []), state]);
  }

  /** Adds up the sets and finds the cheapest unit of each scope. */
  function prepare(sku: CheckedSku): void {
    for (const state of setsOfSku.get(sku.skuId) ?? []) state.amount += sku.listPrice;
  }
  function prepareScopes(sku: CheckedSku): void {
    const lowest = Math.min(...basesOf(sku).map(({ base }) => base));
    for (const each of fullAmounts)
      if (lowest < each.cheapest && scopeCovers(each.promotion.scope, sku)) each.cheapest = lowest;
  }

  function basesOf(sku: CheckedSku): Base[] {
    const plain: Base[] = [baseOf('list', sku.listPrice, null)];
    if (typeof sku.memberPrice === 'number') plain.push(baseOf('memberPrice', sku.memberPrice, null));
    for (const promotion of unitPrices) {
      if (!overlap(now, promotion.window) || !scopeCovers(promotion.scope, sku)) continue;
      const price = reducedPrice(promotion.benefit, { skuId: sku.skuId, listUnitPrice: sku.listPrice });
      if (price !== null && price < sku.listPrice) plain.push(baseOf(promotion.kind, price, promotion));
    }
    const inSets = (setsOfSku.get(sku.skuId) ?? []).flatMap(({ set, amount }) => {
      // A set saves most at list prices; lower unit prices only shrink its saving.
      const rate = amount <= 0 ? 0 : Math.max(0, 1 - set.price / amount);
      return plain
        .filter(({ windows }) => overlap(now, set.window, ...windows))
        .map((each) => ({
          ...each,
          isInSet: true,
          base: each.price * (1 - rate),
          windows: [...each.windows, set.window],
          offers: [...each.offers, { id: set.bundleId, title: set.title }],
        }));
    });
    return [...plain, ...inSets];
  }

  /** Null when the candidate does not touch the sku. */
  function find(sku: CheckedSku): WorstPrice | null {
    let worst: WorstPrice | null = null;
    const covering = fullAmounts.filter(({ promotion }) => scopeCovers(promotion.scope, sku));
    const usable = itemCoupons.filter(
      ({ scope, couponId }) => scopeCovers(scope, sku) && (!isCouponAsked || couponId === candidateId),
    );
    for (const base of basesOf(sku))
      for (const full of [null, ...covering]) {
        if (full && !participates(full.promotion, base, now)) continue;
        const named = full ? [...base.offers, nameOf(full.promotion)] : base.offers;
        if (candidateId !== null && !isCouponAsked && !named.some(isCandidate)) continue;
        const rate = full ? promotionRate(full.promotion, base.base, Math.min(full.cheapest, base.base)) : 0;
        const after = base.base * (1 - rate);
        const windows = full ? [...base.windows, full.promotion.window] : base.windows;
        const takesCoupons = full?.promotion.combinesWithCoupons ?? true;
        const { coupon, paid } = cheapest(takesCoupons ? usable : [], after, windows, now);
        if (isCouponAsked && coupon === null) continue;
        if (worst !== null && paid >= worst.afterCoupon) continue;
        const offers = coupon ? [...named, { id: coupon.couponId, title: coupon.title }] : named;
        worst = { unitPrice: base.price, afterPromotion: after, afterCoupon: paid, offers };
      }
    return worst;
  }
  return { prepare, prepareScopes, find };
}

const nameOf = ({ promotionId: id, title }: { promotionId: string; title: string }): Named => ({ id, title });

const baseOf = (
  kind: Base['kind'],
  price: number,
  promotion: { promotionId: string; title: string; window: Window } | null,
): Base => ({
  kind,
  isInSet: false,
  price,
  base: price,
  windows: promotion ? [promotion.window] : [],
  offers: promotion ? [nameOf(promotion)] : [],
});

const participates = (
  { excludesPrices, window }: FullAmountPromotion,
  { kind, isInSet, windows }: Base,
  now: number,
): boolean =>
  overlap(now, window, ...windows) &&
  !excludesPrices.some((price) => (price === 'bundle' ? isInSet : price === kind));

function cheapest(coupons: readonly Coupon[], after: number, windows: readonly Window[], now: number) {
  let best: { coupon: Coupon | null; paid: number } = { coupon: null, paid: after };
  for (const coupon of coupons) {
    const paid = after * (1 - couponRate(coupon, after));
    if (paid < best.paid && overlap(now, coupon.window, ...windows)) best = { coupon, paid };
  }
  return best;
}

const DEFAULT_PERCENTS = Object.values(STORE.cards).map((card) => card.pointsPercent);

/** What points take off: what the best card earns back. More points were paid for by earlier orders. */
export const pointsRate = ({
  pointsPercents,
  pointsRules: { earnedPerYuan, perYuan } = STORE.points,
}: Pick<CheckedOffers, 'pointsPercents' | 'pointsRules'>): number =>
  (earnedPerYuan * Math.max(...(pointsPercents ? Object.values(pointsPercents) : DEFAULT_PERCENTS))) /
  (perYuan * 100);
