import { sql } from 'kysely';
import type { Database, JsonValue } from '#platform/database';
import { LEASE_SECONDS } from './retry-policy.ts';
import type { FreeCapacity } from './start-work.ts';

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
 * Claims due jobs for this worker in one short statement, oldest first: of each kind what it has capacity for, and `total`
 * altogether. A lease, not a lock, keeps other workers away while a job runs, so no transaction stays open during a call to another
 * service.
 */
export async function claimDueJobs(
  db: Database,
  capacities: readonly FreeCapacity[],
  total: number,
  leaseOf: (kind: string) => number = () => LEASE_SECONDS,
): Promise<ClaimedJob[]> {
  const { rows } = await sql<ClaimedJob>`
    update job set attempts = job.attempts + 1, lease = gen_random_uuid(),
      next_attempt_at = now() + make_interval(secs => due.lease_seconds)
    from (
      select of_kind.id, capacity.lease_seconds from unnest(
        ${capacities.map(({ kind }) => kind)}::text[], ${capacities.map(({ free }) => free)}::int[],
        ${capacities.map(({ kind }) => leaseOf(kind))}::int[]) as capacity (kind, free, lease_seconds)
      cross join lateral (
        select id, run_at from job
        where state = 'waiting' and run_at <= shop_now() and next_attempt_at <= now() and kind = capacity.kind
        order by run_at, id limit capacity.free
        for update skip locked
      ) as of_kind
      order by of_kind.run_at, of_kind.id limit ${total}
    ) as due
    where job.id = due.id
    returning job.id, job.kind, unique_key as "uniqueKey", payload, run_at as "runAt", attempts, lease`.execute(
    db,
  );
  return rows;
}
