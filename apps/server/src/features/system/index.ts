export type { HealthDeps } from './read-health.ts';
export { systemFeature } from './system.feature.ts';
export { countParked } from './work.queries.ts';
