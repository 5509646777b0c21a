export { checkoutContract } from './checkout.contract.ts';
export { checkoutRoutes } from './checkout.routes.ts';
export { CheckoutDraft, CommittedOrder, orderType, Quote, ReceivingChoice } from './checkout-views.ts';
