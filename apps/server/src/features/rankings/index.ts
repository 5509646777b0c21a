export { computeRankings } from './compute-rankings.ts';
export { rankingsFeature } from './rankings.feature.ts';
export { REFRESH_RANKINGS, refreshRankings } from './refresh-rankings.ts';
