export { findShopper, isFirstOrder } from './find-shopper.ts';
export { isUnitPrice } from './is-unit-price.ts';
export { listGifts } from './list-gifts.ts';
export { offeredWith } from './offered-with.ts';
export {
  type BookingStatus,
  bookingStatusOf,
  isBundleRunning,
  isRunning,
  type Offers,
  offersNow,
  readOffers,
} from './offers.ts';
export { pictureOfSku, presentGift, presentPromotion } from './present-promotion.ts';
export { promotionsFeature } from './promotions.feature.ts';
export type { BundlePrice, Presale } from './promotions.queries.ts';
export { promotionsOn } from './promotions-on.ts';
export { promotionsAbout, readQuotaUse } from './quota-use.ts';
export { goodsOf } from './scoped-goods.ts';
export { type OfferSource, watchOffers } from './watch-offers.ts';
