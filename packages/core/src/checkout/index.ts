export { deliveryPromise, deliveryPromiseText } from './delivery-promise.ts';
