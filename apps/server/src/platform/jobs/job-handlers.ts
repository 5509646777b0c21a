import type { ClaimedJob } from './claim-due-jobs.ts';

/** A job may run twice (a worker can die before the job is marked done), so handlers must be idempotent. */
export interface JobHandler {
  (job: ClaimedJob): Promise<void>;
  /** Of a recurring job: the key under which its next run waits. */
  recurringKey?: string;
  /** How long the work of a dead worker waits; by default a minute. Shorter only where running twice at once does no harm. */
  leaseSeconds?: number;
}
export type JobHandlers = Record<string, JobHandler>;
