import { sql } from 'kysely';
import type { JsonValue, Queryable } from '#platform/database';

export interface NewJob {
  kind: string;
  /** At most one job of a kind waits under a key; scheduling it again moves it. */
  uniqueKey?: string;
  /** Business time. */
  runAt: Date;
  payload: JsonValue;
}

/**
 * Plans work for later, in the transaction of the change that asks for it. A plan that is there is replaced: whoever may
 * be running the old one no longer holds it.
 */
export async function schedule(tx: Queryable, { kind, uniqueKey, runAt, payload }: NewJob): Promise<void> {
  await sql`
    insert into job (kind, unique_key, run_at, payload)
    values (${kind}, ${uniqueKey ?? null}, ${runAt}, ${JSON.stringify(payload)})
    on conflict (kind, unique_key) where state = 'waiting' do update
      set run_at = excluded.run_at, payload = excluded.payload, lease = null, attempts = 0,
        next_attempt_at = now(), last_error = null`.execute(tx);
}

/** Takes a waiting job back; false when there was none. One that is running already runs to its end. */
export async function cancelJob(tx: Queryable, job: { kind: string; uniqueKey: string }): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update job set state = 'cancelled', lease = null, settled_at = now()
    where kind = ${job.kind} and unique_key = ${job.uniqueKey} and state = 'waiting'`.execute(tx);
  return numAffectedRows !== 0n;
}
