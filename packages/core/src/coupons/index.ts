export { CouponValidity } from './coupon-validity.ts';
export {
  benefitText,
  type ClaimWay,
  forbiddenChanges,
  maxSaving,
  type OfferTerms,
  offerSentence,
} from './offer-terms.ts';
