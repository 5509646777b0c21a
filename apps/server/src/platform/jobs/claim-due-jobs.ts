import { sql } from 'kysely';
import type { Database, JsonValue } from '#platform/database';
import { LEASE_SECONDS } from './retry-policy.ts';

export interface ClaimedJob {
  id: number;
  kind: string;
  uniqueKey: string | null;
  payload: JsonValue;
  runAt: Date;
  /** Including this attempt. */
  attempts: number;
  lease: string;
}

/**
 * Claims due jobs for this worker in one short statement, oldest first. A lease, not a lock, keeps other workers away
 * while a job runs, so no transaction stays open during a call to another service.
 */
export async function claimDueJobs(db: Database, kinds: string[], batch: number): Promise<ClaimedJob[]> {
  const { rows } = await sql<ClaimedJob>`
    update job set attempts = job.attempts + 1, lease = gen_random_uuid(),
      next_attempt_at = now() + make_interval(secs => ${LEASE_SECONDS})
    from (
      select id from job
      where state = 'waiting' and run_at <= shop_now() and next_attempt_at <= now() and kind = any(${kinds})
      order by run_at, id limit ${batch}
      for update skip locked
    ) as due
    where job.id = due.id
    returning job.id, kind, unique_key as "uniqueKey", payload, run_at as "runAt", attempts, lease`.execute(
    db,
  );
  return rows;
}
