import { sql } from 'kysely';
import type { Queryable } from '#platform/database';

/**
 * One writer of events at a time, of all replicas: the budget holds to the byte, and a day that is being summed gets no
 * event that its sums miss. Nobody who buys waits for it.
 */
export const lockEvents = (tx: Queryable) =>
  sql`select pg_advisory_xact_lock(hashtextextended('analytics_event', 0))`.execute(tx);
