import { sql } from 'kysely';
import type { Tx } from '#platform/database';

/**
 * Lets parked jobs of a kind run again, all or one; returns how many. One that waits again under its key stays parked. The
 * last error stays until a run succeeds: as a changed column the audit log would quote it.
 */
export async function retryParkedJobs(tx: Tx, kind: string, id?: number): Promise<number> {
  const { numAffectedRows } = await sql`
    update job set state = 'waiting', settled_at = null, attempts = 0, next_attempt_at = now()
    where kind = ${kind} and state = 'parked' and (${id ?? null}::bigint is null or id = ${id ?? null})
      and id in (
        select max(id) from job parked where parked.kind = ${kind} and parked.state = 'parked'
        group by coalesce(unique_key, id::text))
      and not exists (
        select 1 from job other
        where other.kind = job.kind and other.unique_key = job.unique_key and other.state = 'waiting')`.execute(
    tx,
  );
  return Number(numAffectedRows ?? 0n);
}

/** Cancels a job that waits or is parked; false when there is none. */
export async function cancelJobById(tx: Tx, id: number): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update job set state = 'cancelled', lease = null, settled_at = now()
    where id = ${id} and state in ('waiting', 'parked')`.execute(tx);
  return numAffectedRows === 1n;
}
