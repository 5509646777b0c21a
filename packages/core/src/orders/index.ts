export {
  type BetterWay,
  type BetterWayAction,
  type BetterWayFacts,
  betterWayThanCancelling,
} from './better-way.ts';
export { CANCEL_REASONS, type CancelReason } from './cancel-reasons.ts';
export {
  CARRIERS,
  type Carrier,
  carrierOf,
  findCarrier,
  normaliseWaybill,
  waybillProblem,
} from './carriers.ts';
export {
  type CashOnDeliveryFacts,
  cashOnDeliveryProblem,
} from './cash-on-delivery.ts';
export { type DeliveryTime, deliveryText } from './delivery-text.ts';
export { EXPORT_COLUMN_LABELS } from './export-columns.ts';
export { type LineActions, type LineFacts, lineActionsOf } from './line-actions.ts';
export { type ActionFacts, actionsOf, type OrderActions } from './order-actions.ts';
export { ORDER_ID_LENGTH, orderIdOf, orderNumber, subOrderIdOf } from './order-number.ts';
export {
  CONFIRMED_STATUSES,
  canBecome,
  FINAL_STATUSES,
  IN_FULFILMENT,
  INITIAL_STATUSES,
  isFinal,
  isInFulfilment,
  isSigned,
  isUnpaid,
  isVoid,
  ORDER_STATUS_TEXTS,
  ORDER_TABS,
  ORDER_TRANSITIONS,
  OrderStatus,
  SIGNED_STATUSES,
  statusText,
  UNPAID_STATUSES,
  UNSHIPPED_STATUSES,
  VOID_STATUSES,
} from './order-status.ts';
export { ORDERS_COUNTED } from './orders-counted.ts';
export { overallStatus } from './overall-status.ts';
export { findPackaging, PACKAGING_OPTIONS, type Packaging } from './packaging-options.ts';
export { groupParcels } from './parcel-groups.ts';
export { PARCEL_STATUS_TEXTS, ParcelStatus } from './parcel-status.ts';
export {
  PAYMENT_NAMES,
  type PaymentMethodOption,
  type PaymentName,
  paymentMethods,
} from './payment-methods.ts';
export {
  type ExtensionProblem,
  findExtensionProblem,
  type ReceiptFacts,
  receiptDue,
  UNCONFIRMED_STATUSES,
} from './receipt.ts';
export { refundReasonText } from './refund-reason.ts';
export { returnRule } from './return-rule.ts';
export { parseShipTable, type ShipTableRow, writeCsv, writeCsvRows } from './ship-table.ts';
export { type StatusNoteFacts, statusNote } from './status-note.ts';
export { AfterSaleStatus, PayStatus, ShipStatus } from './sub-order-states.ts';
export { type StatusChange, type TimelineStep, timelineOf } from './timeline.ts';
