export { maskError } from './mask-payload.ts';
export type { HealthDeps } from './read-health.ts';
export { retryParkedWork } from './retry-parked-work.ts';
export { systemFeature } from './system.feature.ts';
export { systemJobs } from './system-jobs.ts';
export { scheduleVacuum } from './vacuum-nightly.ts';
export { countParked, listKinds } from './work.queries.ts';
export { readWorkFigures, type WorkFigures, workFamilies } from './work-families.ts';
