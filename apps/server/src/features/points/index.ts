export { type Earning, earnPoints, planExpiry } from './earn-points.ts';
export { holdPoints, type PointsUse } from './hold-points.ts';
export { pointsFeature } from './points.feature.ts';
export { pointsOf } from './points-of.ts';
export { pointsJobs } from './points-work.ts';
export { giveBackPoints, type Reversal, takeBackPoints } from './reverse-points.ts';
export { releasePoints, spendPoints } from './settle-held-points.ts';
