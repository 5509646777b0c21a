export { type CentreDrop, type CentreOffer, Coupon, CouponCentre, CouponOffer } from './coupon-views.ts';
export { couponsContract } from './coupons.contract.ts';
export { couponsRoutes } from './coupons.routes.ts';
