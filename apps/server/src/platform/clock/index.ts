export { advanceClock, readClock } from './clock.ts';
export { createServerTiming, type ShopTime, watchShopTime } from './shop-time.ts';
