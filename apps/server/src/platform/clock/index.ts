export { advanceClock, readClock } from './clock.ts';
export { type ShopTime, watchShopTime } from './shop-time.ts';
