export { checkoutFeature } from './checkout.feature.ts';
export type { CheckoutDeps } from './checkout-deps.ts';
export { checkoutJobs } from './risk/commit-record.queries.ts';
