export { changeStock, findStock, type StockLevel } from './adjust-stock.ts';
export { closeByShop, confirmOrder, decideCancel, handToWarehouse, noteRefusal } from './decide-order.ts';
export { listForShop, listOpenParcels, type StaffSubOrderRow } from './list-sub-orders.ts';
export { refundByShop } from './refund-by-staff.ts';
