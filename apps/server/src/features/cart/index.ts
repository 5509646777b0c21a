export { cartFeature } from './cart.feature.ts';
export { countUnits } from './cart.queries.ts';
export { cartJobs } from './expire-guest-carts.ts';
export { removeLines } from './lines/remove-lines.ts';
export { mergeCarts } from './merge/merge-carts.ts';
