export {
  getAt,
  getFirst,
  getFrom,
  getLast,
  isKeyOf,
  isNonEmpty,
  keysOf,
  type NonEmpty,
  requireValue,
  zip,
} from './collections.ts';
export {
  addWorkingDays,
  countdownParts,
  DAY_MS,
  nextShanghaiTime,
  retryTime,
  shanghaiDate,
  shanghaiDayTime,
  shanghaiIso,
  shanghaiTime,
  startOfShanghaiDay,
} from './dates.ts';
export { groupDigits } from './group-digits.ts';
export { mapValues } from './map-values.ts';
export { allocate, displayYuan, type Fen, fen, fromYuan, sum, times, toYuan, ZERO } from './money.ts';
export { accept, type Result, refuse } from './result.ts';
export { BUILD_SEAMS, parseSeamsOff, SEAMS, type Seam, type SeamsOff } from './seams.ts';
export { COMMUNITY_SETTINGS } from './store/community.ts';
export { DELIVERY_SETTINGS } from './store/delivery.ts';
export { ORDER_SETTINGS } from './store/orders.ts';
export { SHOPPING_SETTINGS } from './store/shopping.ts';
export { STORE } from './store/store.ts';
