export { paymentContract } from './payment.contract.ts';
export { paymentRoutes } from './payment.routes.ts';
export {
  type PaymentCode,
  PaymentMethod,
  paymentCode,
  payStatus,
  StoredCard,
  Tender,
} from './payment-views.ts';
