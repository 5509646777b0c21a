export { changeStock, findStock, type StockCount } from './count-stock.ts';
export { closeByShop, confirmOrder, decideCancel, handToWarehouse, noteRefusal } from './decide-order.ts';
export { listForShop, listOpenParcels, type ShopOrderRow } from './list-for-shop.ts';
export { refundByShop } from './refund-by-shop.ts';
