export { couponFace } from './coupon-face.ts';
export { useClaim } from './use-claim.ts';
