export { CartLineStatus } from './cart-line-status.ts';
export { type CartSection, cartSectionOf } from './cart-section.ts';
export { checkQuantity, maxQuantityOf, type QuantityRefusal, quantityRefusal } from './line-limits.ts';
export { type AddedLine, type CartQuantity, type MergedLine, mergeLines } from './merge-lines.ts';
export { priceChange } from './price-change.ts';
export { type LineFacts, UnavailableReason, unavailableReason } from './unavailable-reason.ts';
