import { requireValue } from '@huarong/core/shared';
import { sql } from 'kysely';
import type { Database, Log } from '#platform/database';
import { type ClaimedJob, claimDueJobs } from './claim-due-jobs.ts';
import { errorText, PARK_AFTER, retryDelaySeconds } from './retry-policy.ts';

/** A job may run twice (a worker can die before the job is marked done), so handlers must be idempotent. */
export type JobHandlers = Record<string, (job: ClaimedJob) => Promise<void>>;

export interface JobPass {
  batch?: number;
  parkAfter?: number;
  log?: Log | undefined;
}

/** Runs the jobs that are due by the shop's clock; returns how many it claimed. */
export async function runDueJobs(db: Database, handlers: JobHandlers, pass: JobPass = {}): Promise<number> {
  const { batch = 4, parkAfter = PARK_AFTER, log } = pass;
  const jobs = await claimDueJobs(db, Object.keys(handlers), batch);
  await Promise.all(
    jobs.map(async (job) => {
      try {
        await requireValue(handlers[job.kind], `handler of ${job.kind}`)(job);
      } catch (error) {
        log?.warn({ err: error, job: job.id, kind: job.kind, attempts: job.attempts }, 'a job failed');
        await recordFailure(db, job, errorText(error), parkAfter);
        return;
      }
      await settle(db, job, 'done');
    }),
  );
  return jobs.length;
}

async function recordFailure(db: Database, job: ClaimedJob, text: string, parkAfter: number) {
  if (job.attempts >= parkAfter) return settle(db, job, 'parked', text);
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

/** Only while we hold the lease: a job that was rescheduled meanwhile has to run again. */
async function settle(db: Database, job: ClaimedJob, state: 'done' | 'parked', lastError?: string) {
  await db
    .updateTable('job')
    .set({ state, lease: null, settled_at: sql<Date>`now()`, last_error: lastError ?? null })
    .where('id', '=', job.id)
    .where('lease', '=', job.lease)
    .execute();
}
