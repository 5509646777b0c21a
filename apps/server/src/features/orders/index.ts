export { claimGuestOrders } from './claim-guest-orders.ts';
export { holdCoupons } from './coupon-use.ts';
export { demoCourier } from './demo-courier.ts';
export { type LoadedOrder, loadOrder } from './load-orders.ts';
export { orderJobs } from './order-jobs.ts';
export { orderNews, tell } from './order-news.ts';
export { orderPaid, type PaidOrder, type PaidOutcome, sell } from './order-paid.ts';
export type {
  ArithmeticLine,
  Delivery,
  LinePart,
  LineSnapshot,
  OrderRow,
  PackagingChoice,
  Recipient,
  UnitShare,
} from './order-rows.ts';
export { setTimer } from './order-timers.ts';
export { ordersFeature } from './orders.feature.ts';
export { countOpenCashOrders, countOrders, findOrder, lockOrder } from './orders.queries.ts';
export { signParcel } from './parcel-trace.ts';
export { payLinkOf } from './pay-pages.ts';
export type { OrderPorts, PaymentPort } from './ports.ts';
export { actionsOfPart } from './present-sub-order.ts';
export { type QuotaTake, takeQuotas } from './promotion-quota.ts';
export { boughtBy, noteComment } from './purchases.ts';
export { refundSettled } from './refund-settled.ts';
export { shipPart } from './ship-part.ts';
export * as shopkeeper from './shopkeeper/index.ts';
export { addPieces, holdStock } from './stock.ts';
