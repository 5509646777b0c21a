export { typedCode } from './code-hash.ts';
export { couponClaimed, couponVoided } from './coupon-events.ts';
export { holdCoupons, restoreCoupons, useCoupons } from './coupon-holds.ts';
export type { CouponPointsPort } from './coupon-points-port.ts';
export { claimableCoupon, spendableCoupon } from './coupon-rule.ts';
export { couponsFeature } from './coupons.feature.ts';
export {
  countCoupons,
  listCouponsById,
  listOffers,
  listOffersById,
  listSpendable,
  type OfferRow,
} from './coupons.queries.ts';
export { grantRegistrationCoupons } from './grant-registration-coupons.ts';
export { listOffersAt, type OfferAt } from './list-offers-at.ts';
export { presentCoupon, presentOffer } from './present-coupon.ts';
export { redeemCode } from './redeem-code.ts';
export { couponJobs } from './run-issue.ts';
export {
  type ClaimableOffer,
  COUPON_TABLES,
  readVisitorCoupons,
  type VisitorCoupons,
  watchVisitorCoupons,
  withCoupon,
} from './watch-visitor-coupons.ts';
