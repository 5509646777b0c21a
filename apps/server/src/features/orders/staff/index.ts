export { cancelByStaff } from './cancel-by-staff.ts';
export { closeByStaff, confirmOrder, decideCancel, handToWarehouse } from './decide-order.ts';
export { listOpenParcels, listSubOrdersForStaff, type StaffSubOrderRow } from './list-sub-orders.ts';
export { refundByStaff } from './refund-by-staff.ts';
export { listRefusedDeliveries, type RefusedDeliveryRow } from './refused-delivery.queries.ts';
export {
  inspectRefusedDelivery,
  type RefusedInspection,
  receiveRefusedDelivery,
  recordDeliveryRefusal,
} from './refused-delivery.ts';
export { retryOrderRefunds } from './retry-refunds.ts';
