export { endPresale, setPresaleDates } from './admin/presale-dates.queries.ts';
export { countGroups, findPresaleRow, lockPresaleRow, type PresaleRow } from './admin/presales.queries.ts';
export { presalesAdminFeature } from './admin/presales-admin.feature.ts';
export { applicablePromotions } from './applicable-promotions.ts';
export { hasArrived, isAwaitingArrival, listNotArrived, onDepositPaid } from './arrivals/assign-arrivals.ts';
export { presaleArrivalsFeature } from './arrivals/presale-arrivals.feature.ts';
export {
  deletePromotionDraft,
  insertPromotionDraft,
  updatePromotion,
} from './edit-promotion.queries.ts';
export { findShopper, isFirstOrder } from './find-shopper.ts';
export { listGifts } from './list-gifts.ts';
export { createOfferLookup } from './offer-lookup.ts';
export {
  type BookingStatus,
  bookablePresale,
  bookingStatusOf,
  isBundleRunning,
  isRunning,
  isUnitPrice,
  type Offers,
  presaleDates,
  readOffers,
  refreshOffers,
} from './offers.ts';
export { findPromotion, type OffersAt, readOffersAt } from './offers-at.ts';
export { presaleCancelled, presaleDatesChanged, presaleReminded } from './presale-events.ts';
export { bookPresale, releasePresale } from './presale-limits.ts';
export { imageOfSku, presentGift, presentPromotion } from './present-promotion.ts';
export { type QuotaTake, restoreQuotas, takeQuotas } from './promotion-quota.ts';
export { promotionsFeature } from './promotions.feature.ts';
export type { BundlePrice, Presale } from './promotions.queries.ts';
export { promotionsCovering, readQuotaUse, readQuotaUseOf } from './quota-use.ts';
export { scopeIdsOf } from './scope-ids.ts';
export { missingHint, nameItems, scopeName } from './scope-name.ts';
export {
  listUsedUpPrices,
  readPricesOfSku,
  readShopperPrices,
  type ShopperPrices,
} from './shopper-prices.ts';
export { giftSkusOf, type KnownStock, listUnitsLeft, stockOfSkus } from './units-left.ts';
export { OFFER_TABLES, type OfferSource, watchOffers } from './watch-offers.ts';
