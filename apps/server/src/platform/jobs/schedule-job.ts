import { sql } from 'kysely';
import type { z } from 'zod';
import type { Queryable } from '#platform/database';
import type { JobDefinition } from './define-job.ts';

interface NewJob<Payload> {
  /** At most one job of a kind waits under a key; scheduling it again moves it. */
  uniqueKey?: string;
  /** Business time. */
  runAt: Date;
  payload: Payload;
}

/**
 * Schedules a job in the transaction of the change that needs it. A waiting job with the same key is replaced, and a
 * worker that is running the old one loses its lease.
 */
export async function scheduleJob<Payload extends z.ZodType>(
  tx: Queryable,
  { kind }: JobDefinition<Payload>,
  { uniqueKey, runAt, payload }: NewJob<z.input<Payload>>,
): Promise<void> {
  await sql`
    insert into job (kind, unique_key, run_at, payload)
    values (${kind}, ${uniqueKey ?? null}, ${runAt}, ${JSON.stringify(payload)})
    on conflict (kind, unique_key) where state = 'waiting' do update
      set run_at = excluded.run_at, payload = excluded.payload, lease = null, attempts = 0,
        next_attempt_at = now(), last_error = null`.execute(tx);
}

/** Cancels a waiting job; false when there was none. A running job runs to its end. */
export async function cancelJob(
  tx: Queryable,
  { kind }: Pick<JobDefinition, 'kind'>,
  uniqueKey: string,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update job set state = 'cancelled', lease = null, settled_at = now()
    where kind = ${kind} and unique_key = ${uniqueKey} and state = 'waiting'`.execute(tx);
  return numAffectedRows !== 0n;
}
