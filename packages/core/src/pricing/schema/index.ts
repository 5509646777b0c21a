export { couponOfferSchema, couponSchema } from './coupon-schema.ts';
export { promotionSchema } from './promotion-schema.ts';
export { scopeSchema } from './scope-schema.ts';
