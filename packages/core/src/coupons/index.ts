export { CouponValidity } from './coupon-validity.ts';
export {
  type BoardSession,
  type ClaimState,
  claimStateOf,
  type DropSchedule,
  findDropProblem,
  findShownSession,
  listBoard,
  listDropSessions,
} from './drops.ts';
export {
  benefitText,
  type ClaimWay,
  forbiddenChanges,
  maxSaving,
  type OfferTerms,
  offerSentence,
} from './offer-terms.ts';
