export type * from './bundle-rule.ts';
export { canonicalChoice } from './canonical-choice.ts';
export {
  type CheckedChoice,
  type ChoiceMismatch as Misfit,
  checkChoice,
  type RuleCheck as Standing,
} from './check-choice.ts';
export { findEngravingProblem as whyNoEngraving } from './engraving.ts';
export type { PartPrices } from './full-price-range.ts';
export { hintOf } from './hint.ts';
export { type BundlePrices as BundleGoods, type PricedChoice, priceChoice } from './price-choice.ts';
