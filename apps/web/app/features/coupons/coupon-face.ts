import type { CouponOffer } from '@huarong/contract/coupons';
import type { CouponFace } from '@huarong/ui';

/** The large text of a coupon in the format of the Coupon component. */
export function couponFace({ kind, face }: Pick<CouponOffer, 'kind' | 'face'>): CouponFace {
  if (kind === 'amountOff') return { kind: 'amount', amount: /\./.test(face) ? face : `${face}.00` };
  if (kind === 'percentOff') return { kind: 'rate', rate: face.replace(/ ?折$/, '') };
  return { kind: 'word', word: face };
}
