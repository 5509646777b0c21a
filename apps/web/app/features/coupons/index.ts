export { couponTerms } from './CouponCard/coupon-texts.ts';
export { couponFace } from './coupon-face.ts';
export { isFreeToClaim } from './is-free-to-claim.ts';
export { useClaim } from './use-claim.ts';
export { useOffers } from './use-offers.ts';
