export { auditFeature } from './audit.feature.ts';
export { type EntryRow, listEntriesAbout } from './audit.queries.ts';
export { actionLabel } from './present-entry.ts';
export { auditJobs, scheduleSealing } from './seal-nightly.ts';
