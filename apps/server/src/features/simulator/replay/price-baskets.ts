import {
  type BundleInput,
  bestOffer,
  type Coupon,
  type FreightTable,
  type LineInput,
  type PricedOrder,
  type PricingInput,
  type Promotion,
  type Shopper,
} from '@huarong/core/pricing';
import { earnedFor, usesExchange } from '@huarong/core/pricing/conflicts';

/** A basket that was paid for, as it would be priced now. */
export interface ReplayBasket {
  orderId: string;
  paidAt: number;
  lines: readonly LineInput[];
  bundles: readonly BundleInput[];
  /** The cost of all units; null when that of a sku is not recorded. */
  cost: number | null;
  shopper: Shopper | null;
  coupons: readonly Coupon[];
  points: number;
  region: string | null;
}

export interface ReplayRules {
  at: number;
  candidateId: string;
  without: readonly Promotion[];
  with: readonly Promotion[];
  /** Of the levels that hold at that time. */
  freight: FreightTable;
}

export interface ReplayedBasket {
  orderId: string;
  paidAt: number;
  units: number;
  payable: { without: number; with: number };
  discount: { without: number; with: number };
  /** Null: not all costs are recorded. */
  isBelowCost: { without: boolean; with: boolean } | null;
  reason: string;
}

/** Prices each basket twice. Nothing but arithmetic, so that it can run beside the shop. */
export const priceBaskets = (rules: ReplayRules, baskets: readonly ReplayBasket[]): ReplayedBasket[] =>
  baskets.map((basket) => {
    const without = priceOnce(basket, rules.without, rules);
    const after = priceOnce(basket, rules.with, rules);
    const { orderId, paidAt, cost } = basket;
    return {
      orderId,
      paidAt,
      units: basket.lines.reduce((all, { quantity }) => all + quantity, 0),
      payable: { without: without.payable, with: after.payable },
      discount: { without: without.discount, with: after.discount },
      isBelowCost: cost === null ? null : { without: without.earned < cost, with: after.earned < cost },
      reason: reasonOf(after.order, rules.candidateId, after.payable > without.payable),
    };
  });

function priceOnce(
  basket: ReplayBasket,
  promotions: readonly Promotion[],
  { at, freight }: Pick<ReplayRules, 'at' | 'freight'>,
) {
  const { lines, bundles, shopper, coupons, points, region } = basket;
  const input: PricingInput = {
    lines,
    bundles,
    shopper,
    coupons,
    now: at,
    promotions,
    points: { available: points, wanted: points },
    freight,
    delivery: { region, mode: 'express' },
  };
  const { order } = bestOffer(input);
  const earned = earnedFor(order.lines, usesExchange(input, order));
  const listed = lines.reduce((all, line) => all + line.listUnitPrice * line.quantity, 0);
  return { order, payable: order.amounts.payable, earned, discount: listed - earned };
}

function reasonOf(order: PricedOrder, candidateId: string, isDearer: boolean): string {
  const fired = order.applied.find(({ id }) => id === candidateId);
  if (fired) return fired.reason;
  if (order.gifts.some(({ promotionId }) => promotionId === candidateId)) return '得到赠品';
  return isDearer ? '取代了更省的优惠' : '';
}
