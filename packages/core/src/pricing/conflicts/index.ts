export { earnedFor, usesExchange } from './earned-for.ts';
export { createConflictSearch } from './find-conflicts.ts';
export type {
  CheckedCoupon,
  CheckedOffers,
  CheckedSet,
  CheckedSku,
  Conflict,
  ConflictKind,
  ConflictSku,
} from './model.ts';
export {
  breaksText,
  describeBreaks,
  isWorse,
  type PriceBreaks,
  priceBreaksOf,
  worstSkus,
} from './price-breaks.ts';
