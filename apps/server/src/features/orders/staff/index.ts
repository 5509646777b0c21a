export {
  closeByStaff,
  confirmOrder,
  decideCancel,
  handToWarehouse,
  recordDeliveryRefusal,
} from './decide-order.ts';
export { listOpenParcels, listSubOrdersForStaff, type StaffSubOrderRow } from './list-sub-orders.ts';
export { refundByStaff } from './refund-by-staff.ts';
