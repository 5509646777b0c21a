import type { Database } from '#platform/database';
import { claimDueJobs } from './claim-due-jobs.ts';
import type { JobHandlers } from './job-handlers.ts';
import { ensureRecurring } from './recurring.ts';
import { JOBS_AT_ONCE, type JobPass, leaseOf, workOnJobs } from './run-due-jobs.ts';
import { type Poller, type PollingSettings, startWork } from './start-work.ts';

/** Runs jobs as they become due, each kind by itself; a recurring job that does not wait is scheduled first. */
export function startJobs(
  db: Database,
  handlers: JobHandlers,
  settings: PollingSettings & JobPass = {},
): Poller {
  let hasEnsuredRecurring = false;
  return startWork(
    'jobs',
    {
      kinds: Object.keys(handlers),
      concurrency: settings.batch ?? JOBS_AT_ONCE,
      async claim(capacities, total) {
        if (!hasEnsuredRecurring) {
          await ensureRecurring(db, handlers);
          hasEnsuredRecurring = true;
        }
        return claimDueJobs(db, capacities, total, leaseOf(handlers));
      },
      kindOf: ({ kind }) => kind,
      // Each is recorded as it ends: a slow one must not keep the lease of another.
      async run(jobs) {
        await workOnJobs(db, handlers, jobs, settings);
        return [];
      },
      record: async () => undefined,
    },
    settings,
  );
}
