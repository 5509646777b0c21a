export { bundleParts, bundleSnapshot } from './bundle-rows.ts';
export { claimGuestOrders, countGuestOrders } from './claim-guest-orders.ts';
export { giveBackCoupons, holdCoupons } from './coupon-use.ts';
export { demoCourier, hurryCourier } from './demo-courier.ts';
export { type LoadedOrder, type LoadedPart, loadOrder, loadOrders } from './load-orders.ts';
export { memberOf } from './member-of.ts';
export { orderJobs } from './order-jobs.ts';
export { orderNews, tell } from './order-news.ts';
export { orderPaid, type PaidOrder, type PaidOutcome, sell } from './order-paid.ts';
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
export { signParcel } from './parcel-trace.ts';
export { payLinkOf } from './pay-pages.ts';
export type { OrderPorts, PaymentPort } from './ports.ts';
export { actionsOfPart } from './present-sub-order.ts';
export { type QuotaTake, takeQuotas } from './promotion-quota.ts';
export { boughtBy, listUncommented, noteComment } from './purchases.ts';
export { refundSettled } from './refund-settled.ts';
export { returnExceptionOf } from './return-exception.ts';
export { shipPart } from './ship-part.ts';
export * as shopkeeper from './shopkeeper/index.ts';
export { addPieces, holdStock, sellStock, shelfPieces, takeBackStock } from './stock.ts';
export { type NewParcel, writeParcel } from './write-parcel.ts';
