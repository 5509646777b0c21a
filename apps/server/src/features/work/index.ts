export { type ClaimRow, listClaims, touchClaim } from './claims.queries.ts';
export { workFeature } from './work.feature.ts';
