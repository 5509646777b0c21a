export { paymentContract } from './payment.contract.ts';
export { paymentRoutes } from './payment.routes.ts';
export {
  type PaymentCode,
  type PaymentHandover,
  PaymentMethod,
  type PaymentWay,
  paymentCode,
  payStatus,
  StoredCard,
  type StoredCardMovement,
  Tender,
  type WechatPageCall,
} from './payment-views.ts';
