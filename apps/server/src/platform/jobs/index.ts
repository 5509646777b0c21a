export type { ClaimedJob } from './claim-due-jobs.ts';
export { type DueJob, defineJob, type JobDefinition, onJob } from './define-job.ts';
export { cancelJobById, retryParkedJobs } from './retry-parked.ts';
export { errorText, LEASE_SECONDS, PARK_AFTER, retryDelaySeconds } from './retry-policy.ts';
export { type JobHandlers, runDueJobs } from './run-due-jobs.ts';
export { runNow } from './run-now.ts';
export { cancelJob, scheduleJob } from './schedule-job.ts';
export { startJobs } from './start-jobs.ts';
export { type Poller, type PollingSettings, startPolling } from './start-polling.ts';
