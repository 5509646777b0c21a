export { type ClaimRow, listClaims, listOpenClaims, touchClaim } from './claims.queries.ts';
export { workFeature } from './work.feature.ts';
