import type { Coupon } from '../model/coupon.ts';
import { chosenCoupons, isFreightCoupon } from '../steps/item-coupon.ts';
import { offerUnavailability } from '../steps/offer-availability.ts';
import { compareText, type PreparedOrder } from '../steps/prepare-order.ts';

export type CouponOptions = {
  readonly items: readonly (Coupon | null)[];
  readonly freight: readonly Coupon[];
};

/** The coupons the search tries: the shopper's own choice, or none and each available coupon, earliest end first. */
export function couponOptionsOf({ input }: PreparedOrder): CouponOptions {
  if (input.choices?.couponIds !== undefined) {
    const { items, freight } = chosenCoupons(input);
    return { items: [items], freight: freight ? [freight] : [] };
  }
  const open = [...(input.coupons ?? [])]
    .filter((coupon) => offerUnavailability(coupon, input) === null)
    .sort(byEnd);
  return {
    items: [null, ...open.filter((coupon) => !isFreightCoupon(coupon))],
    freight: open.filter(isFreightCoupon),
  };
}

const byEnd = (a: Coupon, b: Coupon): number =>
  (a.window.until ?? Infinity) - (b.window.until ?? Infinity) || compareText(a.couponId, b.couponId);
