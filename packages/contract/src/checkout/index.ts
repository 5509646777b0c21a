export { checkoutContract } from './checkout.contract.ts';
export { checkoutRoutes } from './checkout.routes.ts';
export { CheckoutDraft, CommittedOrder, orderType, Quote } from './checkout-views.ts';
