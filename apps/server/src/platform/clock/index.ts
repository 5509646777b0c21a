export { advanceClock, readClock } from './clock.ts';
export { type ShopTime, tellTime, watchShopTime } from './shop-time.ts';
