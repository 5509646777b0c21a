export { CouponValidity } from './coupon-validity.ts';
