import type { Coupon } from '../model/coupon.ts';
import { type Freight, freightCouponEffect, freightFor } from './freight.ts';
import { applyFullAmount, type FullAmountStep } from './full-amount/apply-full-amount.ts';
import type { Assignment } from './full-amount/assign-lines.ts';
import {
  createOrderPromotionContext,
  type OrderPromotionContext,
} from './gifts-and-extra-buys/order-promotion.ts';
import { type ExtraBuyStep, sellExtraBuys } from './gifts-and-extra-buys/sell-extra-buys.ts';
import { type CouponEffect, itemCouponEffect } from './item-coupon.ts';
import type { PreparedOrder } from './prepare-order.ts';

/** The item coupon and the free-freight coupon, if any. */
export type CouponPair = { readonly items: Coupon | null; readonly freight: Coupon | null };

/** The amounts of steps 3, 5 and 7 and the extra-buys of step 4: everything in the total that a choice changes. */
export type OrderTotals = {
  readonly fullAmount: FullAmountStep;
  readonly context: OrderPromotionContext;
  readonly extraBuys: ExtraBuyStep;
  /** The items amount after step 3, without extra-buys. */
  readonly items: number;
  readonly itemCoupon: CouponEffect | null;
  readonly freight: Freight;
  readonly freightCoupon: CouponEffect | null;
};

export function calculateTotals(
  prepared: PreparedOrder,
  assignment: Assignment,
  coupons: CouponPair,
): OrderTotals {
  const { input } = prepared;
  const fullAmount = applyFullAmount(prepared, assignment);
  const context = createOrderPromotionContext(input, fullAmount);
  const items = fullAmount.rows.reduce((all, { after }) => all + after, 0);
  const freight = freightFor(input, items);
  return {
    fullAmount,
    context,
    extraBuys: sellExtraBuys(prepared.extraBuys, context),
    items,
    itemCoupon: coupons.items && itemCouponEffect(coupons.items, input, fullAmount),
    freight,
    freightCoupon: coupons.freight && freightCouponEffect(coupons.freight, input, fullAmount, freight.fee),
  };
}

export const savedBy = (effect: CouponEffect | null): number => (effect?.usable ? effect.saved : 0);
