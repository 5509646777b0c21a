import type { Coupon } from '../model/coupon.ts';
import { chosenCoupons, isFreightCoupon } from '../steps/item-coupon.ts';
import { whyClosed } from '../steps/offer-availability.ts';
import { compareText, type Prepared } from '../steps/prepare-order.ts';

export type Wallet = { readonly goods: readonly (Coupon | null)[]; readonly freight: readonly Coupon[] };

/** What the search may try: the shopper's own choice, or nothing and each open coupon, those that end first going first. */
export function walletOf({ input }: Prepared): Wallet {
  if (input.choices?.couponIds !== undefined) {
    const { goods, freight } = chosenCoupons(input);
    return { goods: [goods], freight: freight ? [freight] : [] };
  }
  const open = [...(input.coupons ?? [])].filter((coupon) => whyClosed(coupon, input) === null).sort(byEnd);
  return {
    goods: [null, ...open.filter((coupon) => !isFreightCoupon(coupon))],
    freight: open.filter(isFreightCoupon),
  };
}

const byEnd = (a: Coupon, b: Coupon): number =>
  (a.window.until ?? Infinity) - (b.window.until ?? Infinity) || compareText(a.couponId, b.couponId);
