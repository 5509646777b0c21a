export { computeRankings } from './compute-rankings.ts';
export { findRank } from './find-rank.ts';
export { rankingsFeature } from './rankings.feature.ts';
export { rankingsJobs, refreshRankings, scheduleRankings } from './refresh-rankings.ts';
