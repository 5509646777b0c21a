export {
  ADJUSTMENT_CAUSES,
  type AdjustmentCause,
  daysOfStock,
  isAdjustmentCause,
  LEDGER_REASON_TEXTS,
  LOW_STOCK_UNITS,
  needsSecondPerson,
  planAdjustment,
  type StockChange,
} from './stock-adjustment.ts';
