export { bundleParts, bundleSnapshot } from './bundle-line.ts';
export { refundSettled } from './cancel/on-refund-settled.ts';
export { claimGuestOrders, countGuestOrders } from './guests/claim-guest-orders.ts';
export { boughtBy, listUncommented, noteComment } from './list/purchases.ts';
export { type LoadedOrder, type LoadedPart, loadOrder, loadOrders } from './load-orders.ts';
export { memberOf } from './member-of.ts';
export { orderNews, publishOrderEvent } from './order-events.ts';
export { orderJobs } from './order-jobs.ts';
export type {
  ArithmeticLine,
  Delivery,
  LinePart,
  LineRow,
  LineSnapshot,
  OrderRow,
  PackagingChoice,
  Recipient,
  SubOrderRow,
  UnitShare,
} from './order-rows.ts';
export { setTimer } from './order-timers.ts';
export { ordersFeature } from './orders.feature.ts';
export { countOrders, findOrder, listOrders, lockOrder, openCashOrders } from './orders.queries.ts';
export { completeSale, orderPaid, type PaidOrder, type PaidOutcome } from './pay/on-order-paid.ts';
export { payLinkOf } from './pay/payment-pages.ts';
export type { OrderPorts, PaymentPort } from './ports.ts';
export { holdCoupons, restoreCoupons } from './reservations/coupon-holds.ts';
export { type QuotaTake, takeQuotas } from './reservations/promotion-quota.ts';
export { addPieces, holdStock, sellStock, shelfPieces, takeBackStock } from './reservations/stock.ts';
export { returnExceptionOf } from './return-exception.ts';
export { createParcel, type NewParcel } from './ship/create-parcel.ts';
export { demoCourier, hurryCourier } from './ship/demo-courier.ts';
export { signParcel } from './ship/parcel-trace.ts';
export { shipPart } from './ship/ship-sub-order.ts';
export { actionsOfSubOrder } from './show/present-sub-order.ts';
export * as shopkeeper from './staff/index.ts';
