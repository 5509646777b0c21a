import type { Coupon } from '../coupon.ts';
import { applyFullAmount, type FullAmountStep } from './apply-full-amount.ts';
import type { Assignment } from './assign-lines.ts';
import { type Freight, freightCouponEffect, freightFor } from './freight.ts';
import { type CouponEffect, goodsCouponEffect } from './goods-coupon.ts';
import { type OrderLevel, orderLevel } from './order-level.ts';
import type { Prepared } from './prepare.ts';
import { type ExtraBuyStep, sellExtraBuys } from './sell-extra-buys.ts';

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
