export { type Earning, earnPoints, scheduleExpiry as planExpiry } from './earn-points.ts';
export { holdPoints, type PointsUse } from './hold-points.ts';
export { pointsFeature } from './points.feature.ts';
export { getPointsBalance as pointsOf } from './points-of.ts';
export { pointsJobs } from './points-work.ts';
export { refundPoints as giveBackPoints, type Reversal, reclaimPoints as takeBackPoints } from './reverse-points.ts';
export { releasePoints, spendPoints } from './settle-held-points.ts';
