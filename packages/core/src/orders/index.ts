export { CANCEL_REASONS, type CancelReason } from './cancel-reasons.ts';
export {
  type CashOnDeliveryFacts as CashFacts,
  cashOnDeliveryProblem as whyNoCash,
} from './cash-on-delivery.ts';
export { type DeliveryTime, deliveryText } from './delivery-text.ts';
export { type ActionFacts, actionsOf, type OrderActions } from './order-actions.ts';
export { orderNumber } from './order-number.ts';
export {
  canBecome,
  INITIAL_STATUSES as FIRST_STATUSES,
  isFinal as isOver,
  ORDER_STATUS,
  ORDER_TABS,
  ORDER_TRANSITIONS,
  type OrderStatus,
  statusText,
} from './order-status.ts';
export { overallStatus } from './overall-status.ts';
export { findPackaging, PACKAGING_OPTIONS as PACKAGINGS, type Packaging } from './packaging-options.ts';
export { groupParcels } from './parcel-groups.ts';
export { PARCEL_STATUS, type ParcelStatus } from './parcel-status.ts';
export {
  PAYMENT_NAMES,
  type PaymentMethodOption as MethodChoice,
  type PaymentName,
  paymentMethods,
} from './payment-methods.ts';
export { returnRule } from './return-rule.ts';
export { type StatusChange, type TimelineStep, timelineOf } from './timeline.ts';
