export { advanceClock, readClock } from './clock.ts';
export { readAt } from './read-at.ts';
export { NO_OVERLAY, type RowOverlay, type TableOverlay } from './row-overlay.ts';
export { createServerTiming, type ShopTime, watchShopTime } from './shop-time.ts';
