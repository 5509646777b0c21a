export { CANCEL_REASONS, type CancelReason } from './cancel-reasons.ts';
export {
  type CashOnDeliveryFacts,
  cashOnDeliveryProblem,
} from './cash-on-delivery.ts';
export { type DeliveryTime, deliveryText } from './delivery-text.ts';
export { type ActionFacts, actionsOf, type OrderActions } from './order-actions.ts';
export { ORDER_ID_LENGTH, orderIdOf, orderNumber, subOrderIdOf } from './order-number.ts';
export {
  canBecome,
  INITIAL_STATUSES,
  isFinal,
  ORDER_STATUS,
  ORDER_TABS,
  ORDER_TRANSITIONS,
  type OrderStatus,
  statusText,
} from './order-status.ts';
export { overallStatus } from './overall-status.ts';
export { findPackaging, PACKAGING_OPTIONS, type Packaging } from './packaging-options.ts';
export { groupParcels } from './parcel-groups.ts';
export { PARCEL_STATUS, type ParcelStatus } from './parcel-status.ts';
export {
  PAYMENT_NAMES,
  type PaymentMethodOption,
  type PaymentName,
  paymentMethods,
} from './payment-methods.ts';
export { returnRule } from './return-rule.ts';
export { type StatusChange, type TimelineStep, timelineOf } from './timeline.ts';
