import { randomUUID } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { z } from 'zod';
import { type Queryable, writeAtCommit } from '#platform/database';
import type { JobDefinition } from './define-job.ts';

interface NewJob<Payload> {
  /** At most one job of a kind waits under a key; scheduling it again moves it. */
  uniqueKey?: string;
  /** Business time, or an expression of it. */
  runAt: Date | RawBuilder<Date>;
  payload: Payload;
}

/**
 * Schedules a job in the transaction of the change that needs it. A waiting job with the same key is replaced, and a
 * worker that is running the old one loses its lease.
 */
export const scheduleJob = <Payload extends z.ZodType>(
  tx: Queryable,
  { kind }: JobDefinition<Payload>,
  { uniqueKey, runAt, payload }: NewJob<z.input<Payload>>,
): Promise<void> =>
  writeAtCommit(tx, uniqueKey === undefined ? `job ${randomUUID()}` : writeKey(kind, uniqueKey), () => ({
    job: sql`
      insert into job (kind, unique_key, run_at, payload)
      values (${kind}::text, ${uniqueKey ?? null}::text, (${runAt})::timestamptz, ${JSON.stringify(payload)}::jsonb)
      on conflict (kind, unique_key) where state = 'waiting' do update
        set run_at = excluded.run_at, payload = excluded.payload, lease = null, attempts = 0,
          next_attempt_at = now(), last_error = null`,
  }));

/** Cancels a waiting job, if there is one. A running job runs to its end. */
export const cancelJob = (
  tx: Queryable,
  { kind }: Pick<JobDefinition, 'kind'>,
  uniqueKey: string,
): Promise<void> =>
  writeAtCommit(tx, writeKey(kind, uniqueKey), () => ({
    job: sql`
      update job set state = 'cancelled', lease = null, settled_at = now()
      where kind = ${kind} and unique_key = ${uniqueKey} and state = 'waiting'`,
  }));

/** Of a job that one transaction schedules and cancels, the last call holds. */
const writeKey = (kind: string, uniqueKey: string) => `job ${kind} ${uniqueKey}`;
