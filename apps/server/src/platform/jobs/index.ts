export type { ClaimedJob } from './claim-due-jobs.ts';
export { type DueJob, defineJob, type JobDefinition, onJob, parsePayload } from './define-job.ts';
export type { JobHandlers } from './job-handlers.ts';
export { onRecurringJob } from './recurring.ts';
export { cancelJobById, retryParkedJobs } from './retry-parked.ts';
export {
  errorText,
  LEASE_SECONDS,
  PARK_AFTER,
  refuseFatal,
  retryDelaySeconds,
  shouldPark,
} from './retry-policy.ts';
export { runDueJobs } from './run-due-jobs.ts';
export { runNow } from './run-now.ts';
export { cancelJob, scheduleJob } from './schedule-job.ts';
export { startJobs } from './start-jobs.ts';
export { type FreeCapacity, type Poller, type PollingSettings, startWork } from './start-work.ts';
export { workDone } from './work-done.ts';
