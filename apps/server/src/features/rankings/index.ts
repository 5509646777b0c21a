export { computeRankings } from './compute-rankings.ts';
export { findBestRank } from './find-rank.ts';
export { rankingsFeature } from './rankings.feature.ts';
export { type SalesPlace, salesPlaces } from './rankings.queries.ts';
export { rankingsJobs, refreshRankings, scheduleRankings } from './refresh-rankings.ts';
