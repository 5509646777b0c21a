export type * from './bundle-rule.ts';
export { canonicalChoice } from './canonical-choice.ts';
export { type CheckedChoice, checkChoice, type Misfit, type Standing } from './check-choice.ts';
export { whyNoEngraving } from './engraving.ts';
export type { PartPrices } from './full-price-range.ts';
export { hintOf } from './hint.ts';
export { type BundleGoods, type PricedChoice, priceChoice } from './price-choice.ts';
