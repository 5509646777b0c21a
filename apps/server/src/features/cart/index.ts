export { type Buyer, buyerOf } from './buyer.ts';
export { cartFeature } from './cart.feature.ts';
export { countUnits, deleteChoices, type PricedLineRow, selectPricedLines } from './cart.queries.ts';
export { cartLimits } from './cart-limits.ts';
export { lineInput } from './display/line-input.ts';
export { cartJobs } from './expire-guest-carts.ts';
export { addSku } from './lines/add-to-cart.ts';
export { removeLines, removeLinesAtCommit } from './lines/remove-lines.ts';
export { mergeCarts } from './merge/merge-carts.ts';
