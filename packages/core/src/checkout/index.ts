export { deliveryPromise, deliverySentence } from './delivery-promise.ts';
