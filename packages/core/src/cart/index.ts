export { CartLineStatus } from './cart-line-status.ts';
export { type CartSection, cartSectionOf } from './cart-section.ts';
export {
  type BundleLimitRefusal,
  bundleLimitRefusal,
  checkQuantity,
  maxQuantityOf,
  type QuantityRefusal,
  quantityRefusal,
} from './line-limits.ts';
export { type AddedLine, type CartQuantity, type MergedLine, mergeLines } from './merge-lines.ts';
export { isMixedSelection, linesToOrder, selectionRefusal } from './presale-alone.ts';
export { priceChange } from './price-change.ts';
export { type LineFacts, UnavailableReason, unavailableReason } from './unavailable-reason.ts';
