import type { Database } from '#platform/database';
import { type JobHandlers, type JobPass, runDueJobs } from './run-due-jobs.ts';
import { type Poller, type PollingSettings, startPolling } from './start-polling.ts';

export const startJobs = (
  db: Database,
  handlers: JobHandlers,
  settings: PollingSettings & JobPass = {},
): Poller => startPolling('jobs', () => runDueJobs(db, handlers, settings), settings);
