export {
  type Colour,
  lowestContrast,
  meanColours,
  READABLE_CONTRAST,
} from './contrast.ts';
export { type Facts, fillText, fillTexts, placeholdersIn, unknownPlaceholders } from './fill-text.ts';
export { checkLink, type LinkCheck, type LinkDirectory, type LinkState } from './links/check-link.ts';
export { couponFace, couponFacts, lastDayText, promotionFacts } from './offer-facts.ts';
export { isPlaceholder, OFFER_PLACEHOLDERS, type Placeholder, STORE_PLACEHOLDERS } from './placeholders.ts';
export {
  hasConditions,
  type ProductOrder,
  type ProductPool,
  type ProductRule,
  type ProductSelection,
  selectProducts,
} from './product-selection.ts';
export { joinParts, partProblems, splitParts } from './slots/slot-fields.ts';
export { findOverlaps, makeRoom, type PlannedLine, shownAt } from './slots/slot-plans.ts';
export type { SlotPart, SlotRule } from './slots/slot-rule.ts';
export { isNamedSlot, SLOT_RULES, slotRule } from './slots/slot-rules.ts';
export { plainYuan, storeFacts } from './store-facts.ts';
