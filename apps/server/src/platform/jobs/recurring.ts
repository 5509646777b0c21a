import { sql } from 'kysely';
import type { z } from 'zod';
import type { Database, Queryable } from '#platform/database';
import type { ClaimedJob } from './claim-due-jobs.ts';
import { type JobDefinition, onJob } from './define-job.ts';
import type { JobHandler, JobHandlers } from './job-handlers.ts';

/** How long after its last failed attempt a recurring job runs again. */
const PAUSE = '1 day';

/**
 * The handler of a job that schedules its own next run under `uniqueKey`. Whatever happens to a run, a next one waits: when
 * the attempts are used up, a new run is scheduled beside the parked one, and a start schedules what does not wait.
 */
export const onRecurringJob = <Payload extends z.ZodType>(
  definition: JobDefinition<Payload>,
  uniqueKey: string,
  run: () => Promise<void>,
  options: Pick<JobHandler, 'leaseSeconds'> = {},
): JobHandlers => ({
  [definition.kind]: Object.assign(onJob(definition, run, options)[definition.kind] ?? run, {
    recurringKey: uniqueKey,
  }),
});

/** Schedules every recurring job that does not wait, for now: nobody else would. */
export async function ensureRecurring(db: Database, handlers: JobHandlers): Promise<void> {
  const missing = Object.entries(handlers).flatMap(([kind, { recurringKey }]) =>
    recurringKey === undefined ? [] : [{ kind, recurringKey }],
  );
  if (missing.length === 0) return;
  await sql`
    insert into job (kind, unique_key, run_at, payload)
    select kind, unique_key, shop_now(), '{}'
    from unnest(${missing.map(({ kind }) => kind)}::text[], ${missing.map(({ recurringKey }) => recurringKey)}::text[])
      as recurring (kind, unique_key)
    on conflict (kind, unique_key) where state = 'waiting' do nothing`.execute(db);
}

/** The next run of a recurring job that was parked. */
export async function scheduleAfterParking(db: Queryable, { kind, payload }: ClaimedJob, uniqueKey: string) {
  await sql`
    insert into job (kind, unique_key, run_at, payload)
    values (${kind}, ${uniqueKey}, shop_now() + ${sql.lit(PAUSE)}::interval, ${JSON.stringify(payload)})
    on conflict (kind, unique_key) where state = 'waiting' do nothing`.execute(db);
}
