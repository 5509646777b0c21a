export { advanceClock, readClock } from './clock.ts';
export { readAt } from './read-at.ts';
export type { RowOverlay, TableOverlay } from './row-overlay.ts';
export { createServerTiming, type ShopTime, watchShopTime } from './shop-time.ts';
