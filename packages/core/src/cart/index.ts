export { CartLineStatus } from './cart-line-status.ts';
export { maxQuantityOf } from './line-limits.ts';
export { priceChange } from './price-change.ts';
export { type LineFacts, UnavailableReason, unavailableReason } from './unavailable-reason.ts';
