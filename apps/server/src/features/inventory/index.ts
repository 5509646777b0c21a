export { adjustStock, findStock, lockStockLevel, type StockLevel } from './adjust-stock.ts';
export { countLots, findListedLot, type ListedLot, skuNameOfLot } from './admin/lots/list-lots.queries.ts';
export { countShipped, findRecallId } from './admin/lots/lot-detail.queries.ts';
export { lotsFeature } from './admin/lots/lots.feature.ts';
export { stockAdjustmentApproval } from './admin/stock-adjustment.ts';
export { stockAdminFeature } from './admin/stock-admin.feature.ts';
export { countUnshipped } from './count-unshipped.ts';
export { deleteEndedHolds } from './delete-ended-holds.ts';
export { findShortage, holdStock, holdStockAtCommit, OutOfStock, type Shortage } from './hold-stock.ts';
export { inventoryFeature } from './inventory.feature.ts';
export { bookCountedLots, type CountedLot } from './lots/book-count.ts';
export { findLot, listLots, listLotsOfSku, listShippedLots, lockLot } from './lots/lots.queries.ts';
export {
  type LeavingLine,
  type LotChoice,
  type PlannedLot,
  planParcelLots,
  takeParcelLots,
} from './lots/parcel-lots.ts';
export { isOfOpenRecall, listRecalledLines, type RecalledLine } from './lots/recalled-lines.queries.ts';
export { returnToLots } from './lots/return-to-lots.ts';
export { blockRecalled, markRecalled, settleLots } from './lots/settle-lots.ts';
export { releaseStock } from './release-stock.ts';
export { restockUnits } from './restock-units.ts';
export { sellStock } from './sell-stock.ts';
export { createSoldOutSkus, type SoldOutSkus, watchSoldOut } from './sold-out-skus.ts';
export { stockUnits, sumUnits } from './stock-units.ts';
