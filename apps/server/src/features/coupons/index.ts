export { couponClaimed } from './coupon-events.ts';
export { holdCoupons, restoreCoupons, useCoupons } from './coupon-holds.ts';
export { claimableCoupon, spendableCoupon } from './coupon-rule.ts';
export { couponsFeature } from './coupons.feature.ts';
export { countCoupons, listCouponsById, listOffers, listSpendable } from './coupons.queries.ts';
export { presentCoupon, presentOffer } from './present-coupon.ts';
