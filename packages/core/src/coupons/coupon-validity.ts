/** What a member can do with a coupon, as the `valid` code of the API. */
export const CouponValidity = {
  Used: 0,
  Usable: 1,
  Expired: 2,
} as const;
export type CouponValidity = (typeof CouponValidity)[keyof typeof CouponValidity];
