export { auditFeature } from './audit.feature.ts';
export { checkSeals, sealDays } from './seal-days.ts';
export { auditJobs, scheduleSealing } from './seal-nightly.ts';
