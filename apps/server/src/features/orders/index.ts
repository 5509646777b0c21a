export { mountOrderExports } from './admin/export/mount-order-exports.ts';
export {
  countQueues as countOrderQueues,
  listQueueWorkers as listOrderQueueWorkers,
} from './admin/list/list-for-staff.ts';
export { type OrdersAdminDeps, ordersAdminFeature } from './admin/orders-admin.feature.ts';
export { refundApproval } from './admin/refunds/refund-approval.ts';
export {
  addReturnedUnits,
  addSettledUnits,
  setAfterSaleStatus,
  setInvoiceStatus,
  subtractReturnedUnits,
} from './after-sale.queries.ts';
export { bundleParts, bundleSnapshot } from './bundle-line.ts';
export { onRefundSettled } from './cancel/on-refund-settled.ts';
export { claimGuestOrders, countGuestOrders } from './guests/claim-guest-orders.ts';
export { clearComment, findPurchase, listUncommented, recordComment } from './list/purchases.ts';
export { getSubOrder, type LoadedOrder, type LoadedSubOrder, loadOrder, loadOrders } from './load-orders.ts';
export {
  orderAddressChanged,
  orderCancelled,
  orderDone,
  orderPaid,
  orderPlaced,
  orderRefunded,
  orderShipped,
  orderSigned,
} from './order-events.ts';
export { logOrderEvents, orderJobs } from './order-handlers.ts';
export type {
  ArithmeticLine,
  Delivery,
  InvoiceBuyer,
  LinePart,
  LineRow,
  LineSnapshot,
  OrderRow,
  PackagingChoice,
  Recipient,
  SubOrderRow,
} from './order-rows.ts';
export { setTimer } from './order-timers.ts';
export { ordersFeature } from './orders.feature.ts';
export {
  countOrders,
  findOrder,
  getLockedOrder,
  listOrders,
  lockOrder,
  openCashOrders,
  setFreight,
  setPaymentCode,
  setRecipient,
} from './orders.queries.ts';
export { extendBalance, restartBalanceTimer } from './pay/extend-balance.ts';
export { completeSale, onOrderPaid, type PaidOrder, type PaidOutcome } from './pay/on-order-paid.ts';
export { payLinkOf } from './pay/payment-pages.ts';
export {
  insertOrder,
  insertOrderAtCommit,
  isOrderNumberTaken,
  type NewLine,
  sumOf,
} from './place/insert-order.ts';
export { pointsPerFen } from './points-earned.ts';
export type { OrderPorts, PaymentPort } from './ports.ts';
export { returnExceptionOf } from './return-exception.ts';
export { createParcel, type NewParcel } from './ship/create-parcel.ts';
export { demoCourier, speedUpDemoCourier } from './ship/demo-courier.ts';
export { signParcel } from './ship/parcel-trace.ts';
export { shipSubOrder } from './ship/ship-sub-order.ts';
export { presentOrderedNames } from './show/present-ordered-names.ts';
export { actionsOfSubOrder } from './show/present-sub-order.ts';
export * as orderStaff from './staff/index.ts';
