export { type DemoCoupon, demoCoupons } from './coupons.ts';
export type { DemoPromotion } from './demo-promotion.ts';
export { type DemoPresale, type DemoSet, demoPresales, demoSets } from './presales.ts';
export { demoPromotions } from './promotions.ts';
export type { DemoSku, SkuLookup } from './sku-lookup.ts';
