export { reasonCode } from './order-inputs.ts';
export {
  OrderDetail,
  OrderLine,
  OrderPresale,
  OrderRefund,
  OrderSummary,
  orderStatus,
  Parcel,
  SubOrder,
} from './order-views.ts';
export { ordersContract } from './orders.contract.ts';
export { ordersRoutes } from './orders.routes.ts';
