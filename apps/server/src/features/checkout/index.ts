export { getShopperFacts, listGivenRows } from './basket/basket.queries.ts';
export { type BasketLine, evaluateRow } from './basket/load-basket.ts';
export { pricingInput } from './basket/pricing-input.ts';
export { checkoutFeature } from './checkout.feature.ts';
export type { CheckoutDeps } from './checkout-deps.ts';
export { checkoutJobs } from './risk/commit-record.queries.ts';
