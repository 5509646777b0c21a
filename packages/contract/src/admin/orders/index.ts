export { type AdminOrderDetail, orderAction, subOrderAction } from './order-detail.ts';
export { type ExportColumn, exportColumn } from './order-exports.ts';
export type { OrderListRow } from './order-fields.ts';
export type { OrderFilters, OrderListInput } from './order-filters.ts';
export { hitKind, wholeMobileIn } from './order-reads.ts';
export { ordersAdminContract } from './orders.contract.ts';
export { ordersAdminRoutes } from './orders.routes.ts';
