import { scopeCovers } from '../steps/scope-covers.ts';
import { yuan } from '../texts.ts';
import type { CheckedCoupon, CheckedOffers, ConflictCheck } from './model.ts';
import { mayMeet } from './two-unit-prices.ts';

/** A coupon that nobody can ever use: it has ended when it can be claimed, covers nothing, or asks for more than there is. */
export function createUnreachableCouponCheck({ coupons }: CheckedOffers): ConflictCheck {
  const states = coupons.map((each) => ({ ...each, skus: 0, worth: 0 }));
  return {
    prepare(sku) {
      if (!sku.isOnSale) return;
      for (const state of states) {
        if (!scopeCovers(state.coupon.scope, sku)) continue;
        state.skus += 1;
        state.worth += sku.listPrice * MOST_UNITS;
      }
    },
    finish: () =>
      states.flatMap((state) => {
        const detail = problemOf(state);
        const { couponId: id, title } = state.coupon;
        return detail === null
          ? []
          : [
              {
                kind: 'unreachable-coupon',
                severity: 'error',
                offers: [{ id, title }],
                title: `优惠券「${title}」永远用不上`,
                detail,
                skus: [],
                skuCount: 0,
              },
            ];
      }),
  };
}

/** A cart line holds no more. */
const MOST_UNITS = 99;

function problemOf({
  coupon,
  claim,
  skus,
  worth,
}: CheckedCoupon & { skus: number; worth: number }): string | null {
  const { until } = coupon.window;
  if (until !== null && claim.from !== null && until <= claim.from) return '还没开始领，有效期就已经结束';
  if (skus === 0) return '适用范围里没有在售的商品';
  if (coupon.threshold > worth) return `门槛 ${yuan(coupon.threshold)}，范围内商品买满也只有 ${yuan(worth)}`;
  if (!mayMeet(coupon.conditions, [])) return '领取条件互相矛盾，没有会员符合';
  return null;
}
