export { deliveryPromise, deliveryPromiseText as deliverySentence } from './delivery-promise.ts';
