export { adjustStock, findStock, type StockLevel } from './adjust-stock.ts';
export { stockAdjustmentApproval } from './admin/stock-adjustment.ts';
export { stockAdminFeature } from './admin/stock-admin.feature.ts';
export { holdStock, type Shortage } from './hold-stock.ts';
export { inventoryFeature } from './inventory.feature.ts';
export { releaseStock } from './release-stock.ts';
export { restockUnits } from './restock-units.ts';
export { sellStock } from './sell-stock.ts';
export { stockUnits, sumUnits } from './stock-units.ts';
