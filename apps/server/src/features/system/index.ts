export type { HealthDeps } from './read-health.ts';
export { systemFeature } from './system.feature.ts';
export { scheduleVacuum, systemJobs } from './vacuum-nightly.ts';
export { countParked } from './work.queries.ts';
