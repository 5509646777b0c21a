export { type BestOffer, bestOffer } from './best-offer.ts';
export { type Explanation, explainOrder } from './explain/explain-order.ts';
export { SKIP_LABELS } from './explain/skip-labels.ts';
export { type FinalPrice, type FinalPriceInput, finalPriceOf } from './final-price.ts';
export type { CardType, PointsRules } from './model/card.ts';
export type * from './model/coupon.ts';
export type * from './model/freight-table.ts';
export type * from './model/order-report.ts';
export type * from './model/priced-order.ts';
export type * from './model/pricing-input.ts';
export { NO_PROMOTION } from './model/pricing-input.ts';
export type * from './model/promotion.ts';
export type * from './model/scope.ts';
export { priceOrder } from './price-order.ts';
export { conditionsText, promotionKindText, promotionSentence } from './promotion-sentence.ts';
export { promotionTag } from './promotion-tag.ts';
export { percentReached } from './report/next-tier.ts';
export { freightSaving, freightTo } from './steps/freight.ts';
export { timesReached } from './steps/full-amount/full-amount-saving.ts';
export { isFreightCoupon } from './steps/item-coupon.ts';
export { pointsEarned, pointsWorth } from './steps/points.ts';
export { checkDeposit, splitPresale } from './steps/presale/split-presale.ts';
export { scopeCovers } from './steps/scope-covers.ts';
export {
  type StoredLine,
  storedLinesOf,
  type UnitPriceSaving,
  type UnitShare,
  unitPriceSavingOf,
} from './stored-lines.ts';
export { type StoredOffer, type StoredOfferLine, storedOffersOf } from './stored-offers.ts';
export { unitPriceLabel } from './texts.ts';
