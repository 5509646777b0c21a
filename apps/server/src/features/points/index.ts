export { pointsAdminFeature } from './admin/points-admin.feature.ts';
export { pointsAdjustmentApproval } from './admin/request-adjustment.ts';
export { returnCouponPoints, spendPointsOnCoupon } from './coupon-points.ts';
export { type Earning, earnPoints, scheduleExpiry } from './earn-points.ts';
export { pointsJobs } from './expire-points.ts';
export { holdPoints, type PointsUse } from './hold-points.ts';
export { pointsFeature } from './points.feature.ts';
export { findEntry, getPointsBalance } from './points.queries.ts';
export { STORE_RECEIPT } from './present-points.ts';
export {
  type Reversal,
  reclaimPoints,
  refundPoints,
} from './reverse-points.ts';
export {
  joinExchanges,
  markExchangesSent,
  releaseExchanges,
  returnExchanges,
  type WaitingExchange,
  waitingExchanges,
} from './send-exchanges.ts';
export { releasePoints, spendPoints } from './settle-held-points.ts';
