export { type Facts, fillText, fillTexts, placeholdersIn, unknownPlaceholders } from './fill-text.ts';
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
export { plainYuan, storeFacts } from './store-facts.ts';
