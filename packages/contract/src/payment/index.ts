export { paymentContract } from './payment.contract.ts';
export { paymentRoutes } from './payment.routes.ts';
export {
  type PaymentCode,
  type PaymentHandover,
  PaymentMethod,
  paymentCode,
  payStatus,
  StoredCard,
  type StoredCardMovement,
  Tender,
} from './payment-views.ts';
