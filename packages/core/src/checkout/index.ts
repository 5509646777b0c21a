export { deliveryPromise, deliveryPromiseText } from './delivery-promise.ts';
export { QuoteAlertStatus } from './quote-alert-status.ts';
