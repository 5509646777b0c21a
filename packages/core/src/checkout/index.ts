export { deliveryPromise, deliveryPromiseText, presaleDeliveryText } from './delivery-promise.ts';
export { QuoteAlertStatus } from './quote-alert-status.ts';
