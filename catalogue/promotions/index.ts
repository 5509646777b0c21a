export { demoCoupons } from './coupons.ts';
export type { DemoCoupon } from './demo-coupon.ts';
export type { DemoPromotion } from './demo-promotion.ts';
export { type DemoPresale, type DemoSet, demoPresales, demoSets } from './presales.ts';
export { demoPromotions } from './promotions.ts';
export type { DemoSku, SkuLookup } from './sku-lookup.ts';
