import type { Tx } from '#platform/database';

interface CouponPrice {
  memberId: string;
  couponId: string;
  points: number;
  /** Of the coupon, for the history of points. */
  title: string;
}

/** The points of members, which pay for coupons. Each call is part of the transaction of its coupon. */
export interface CouponPointsPort {
  /** False when the member has too few. */
  spend: (tx: Tx, price: CouponPrice) => Promise<boolean>;
  giveBack: (tx: Tx, price: CouponPrice) => Promise<void>;
}
