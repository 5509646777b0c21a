import type { Coupon } from '../model/coupon.ts';
import { type Freight, freightCouponEffect, freightFor } from './freight.ts';
import { applyFullAmount, type FullAmountStep } from './full-amount/apply-full-amount.ts';
import type { Assignment } from './full-amount/assign-lines.ts';
import { type OrderLevel, orderLevel } from './gifts-and-extra-buys/order-promotion.ts';
import { type ExtraBuyStep, sellExtraBuys } from './gifts-and-extra-buys/sell-extra-buys.ts';
import { type CouponEffect, goodsCouponEffect } from './item-coupon.ts';
import type { Prepared } from './prepare-order.ts';

/** Which goods coupon and which free-freight coupon, if any. */
export type CouponPair = { readonly goods: Coupon | null; readonly freight: Coupon | null };

/** Steps 3, 5 and 7 in figures, with the extra-buys of step 4: all that a choice changes about the total. */
export type Settled = {
  readonly fullAmount: FullAmountStep;
  readonly level: OrderLevel;
  readonly extraBuys: ExtraBuyStep;
  /** The whole order's goods after step 3, without extra-buys. */
  readonly goods: number;
  readonly goodsCoupon: CouponEffect | null;
  readonly freight: Freight;
  readonly freightCoupon: CouponEffect | null;
};

export function settle(prepared: Prepared, assignment: Assignment, coupons: CouponPair): Settled {
  const { input, rows } = prepared;
  const fullAmount = applyFullAmount(prepared, assignment);
  const level = orderLevel(input, rows, fullAmount);
  const goods = fullAmount.after.reduce((all, amount) => all + amount, 0);
  const freight = freightFor(input, goods);
  return {
    fullAmount,
    level,
    extraBuys: sellExtraBuys(prepared.extraBuys, level),
    goods,
    goodsCoupon: coupons.goods && goodsCouponEffect(coupons.goods, prepared, fullAmount),
    freight,
    freightCoupon:
      coupons.freight && freightCouponEffect(coupons.freight, input, rows, fullAmount.after, freight.fee),
  };
}

export const savedBy = (effect: CouponEffect | null): number => (effect?.usable ? effect.saved : 0);
