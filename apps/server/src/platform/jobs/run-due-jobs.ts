import { requireValue } from '@huarong/core/shared';
import { sql } from 'kysely';
import { type Database, type Log, type Queryable, transaction } from '#platform/database';
import { withSpan } from '#platform/trace';
import { type ClaimedJob, claimDueJobs } from './claim-due-jobs.ts';
import type { JobHandler, JobHandlers } from './job-handlers.ts';
import { scheduleAfterParking } from './recurring.ts';
import {
  errorText,
  LEASE_SECONDS,
  PARK_AFTER,
  refuseFatal,
  retryDelaySeconds,
  shouldPark,
} from './retry-policy.ts';
import { workDone } from './work-done.ts';

/** How many jobs of a kind run at the same time. */
export const JOBS_AT_ONCE = 4;

export interface JobPass {
  /** How many at once of a kind, and in a single pass altogether. */
  batch?: number;
  parkAfter?: number;
  log?: Log | undefined;
}

/** Runs the jobs that are due by the shop's clock; returns how many it claimed. */
export async function runDueJobs(db: Database, handlers: JobHandlers, pass: JobPass = {}): Promise<number> {
  const { batch = JOBS_AT_ONCE } = pass;
  const capacities = Object.keys(handlers).map((kind) => ({ kind, free: batch }));
  const jobs = await claimDueJobs(db, capacities, batch, leaseOf(handlers));
  await workOnJobs(db, handlers, jobs, pass);
  return jobs.length;
}

/** How long a job of a kind belongs to whoever claimed it. */
export const leaseOf =
  (handlers: JobHandlers) =>
  (kind: string): number =>
    handlers[kind]?.leaseSeconds ?? LEASE_SECONDS;

/** Runs claimed jobs at the same time and records how each ended. */
export async function workOnJobs(
  db: Database,
  handlers: JobHandlers,
  jobs: readonly ClaimedJob[],
  { parkAfter = PARK_AFTER, log }: JobPass,
): Promise<void> {
  await Promise.all(
    jobs.map(async (job) => {
      const handler = requireValue(handlers[job.kind], `handler of ${job.kind}`);
      try {
        refuseFatal(job.attempts, parkAfter);
        await withSpan(`job ${job.kind}`, 'consumer', { 'job.attempt': job.attempts }, () => handler(job));
      } catch (error) {
        log?.warn({ err: error, job: job.id, kind: job.kind, attempts: job.attempts }, 'a job failed');
        const isParked = shouldPark(error, job.attempts, parkAfter);
        workDone.add({ queue: 'jobs', kind: job.kind, outcome: isParked ? 'parked' : 'failed' });
        if (isParked) await park(db, job, handler, errorText(error));
        else await postpone(db, job, errorText(error));
        return;
      }
      workDone.add({ queue: 'jobs', kind: job.kind, outcome: 'done' });
      await settle(db, job, 'done');
    }),
  );
}

async function postpone(db: Database, job: ClaimedJob, text: string) {
  await db
    .updateTable('job')
    .set({
      lease: null,
      last_error: text,
      next_attempt_at: sql<Date>`now() + make_interval(secs => ${retryDelaySeconds(job.attempts)})`,
    })
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .execute();
}

const park = (db: Database, job: ClaimedJob, { recurringKey }: JobHandler, text: string): Promise<void> =>
  transaction(db, async (tx) => {
    await settle(tx, job, 'parked', text);
    if (recurringKey !== undefined) await scheduleAfterParking(tx, job, recurringKey);
  });

/** Only while we hold the lease: a job that was rescheduled meanwhile has to run again. */
async function settle(db: Queryable, job: ClaimedJob, state: 'done' | 'parked', lastError?: string) {
  await db
    .updateTable('job')
    .set({ state, lease: null, settled_at: sql<Date>`now()`, last_error: lastError ?? null })
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .execute();
}
