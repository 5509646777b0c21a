export type * from './bundle-rule.ts';
export { canonicalChoice } from './canonical-choice.ts';
export {
  type CheckedChoice,
  type ChoiceMismatch,
  checkChoice,
  type RuleCheck,
} from './check-choice.ts';
export { findEngravingProblem } from './engraving.ts';
export type { PartPrices } from './full-price-range.ts';
export { hintOf } from './hint.ts';
export { type BundlePrices, type PricedChoice, priceChoice } from './price-choice.ts';
