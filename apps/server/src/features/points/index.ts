export { type Earning, earnPoints, scheduleExpiry as planExpiry } from './earn-points.ts';
export { pointsJobs } from './expire-points.ts';
export { holdPoints, type PointsUse } from './hold-points.ts';
export { pointsFeature } from './points.feature.ts';
export { getPointsBalance } from './points.queries.ts';
export {
  type Reversal,
  reclaimPoints as takeBackPoints,
  refundPoints as giveBackPoints,
} from './reverse-points.ts';
export { releasePoints, spendPoints } from './settle-held-points.ts';
