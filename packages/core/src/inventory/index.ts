export { checkLotChoice, type LotChoiceRefusal, skipsEarlierLot } from './choose-lots.ts';
export { type CountConclusion, concludeCounts, concludeLotCounts } from './conclude-counts.ts';
export { isPossibleArrival, shownArrival } from './expected-arrival.ts';
export {
  addMonths,
  allocateLots,
  expiryState,
  isExpired,
  LOT_REASON_TEXTS,
  type LotOnHand,
  type LotUnits,
  shrinkLots,
} from './lots.ts';
export {
  ADJUSTMENT_CAUSES,
  type AdjustmentCause,
  daysOfStock,
  isAdjustmentCause,
  LEDGER_REASON_TEXTS,
  needsSecondPerson,
  planAdjustment,
  type StockChange,
  type StockOnHand,
  unitsOnHand,
} from './stock-adjustment.ts';
