export { paymentContract } from './payment.contract.ts';
export { paymentRoutes } from './payment.routes.ts';
export {
  type PayHandover,
  type PaymentCode,
  PaymentMethod,
  paymentCode,
  payStatus,
  StoredCard,
  type StoredCardMovement,
  Tender,
} from './payment-views.ts';
