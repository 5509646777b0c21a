import type { Tx } from '#platform/database';
import { retryParkedJobs } from '#platform/jobs';
import { retryParkedEvents } from '#platform/outbox';
import type { Queue } from './work.queries.ts';

/** Lets parked work of a kind run again, all or one; returns how many. For the admin and for the console. */
export const retryParkedWork = (
  tx: Tx,
  { queue, kind, id }: { queue: Queue; kind: string; id?: number | undefined },
): Promise<number> => (queue === 'jobs' ? retryParkedJobs(tx, kind, id) : retryParkedEvents(tx, kind, id));
