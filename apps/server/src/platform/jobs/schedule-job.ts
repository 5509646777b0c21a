import type { z } from 'zod';
import type { Queryable } from '#platform/database';
import type { JobDefinition } from './define-job.ts';
import { cancelJob, schedule } from './schedule.ts';

interface JobTime<Payload> {
  /** At most one job of a kind waits under a key; scheduling it again moves it. */
  uniqueKey?: string;
  /** Business time. */
  runAt: Date;
  payload: Payload;
}

/** Schedules a job in the transaction of the change that needs it. A waiting job with the same key is replaced. */
export const scheduleJob = <Payload extends z.ZodType>(
  tx: Queryable,
  { kind }: JobDefinition<Payload>,
  job: JobTime<z.input<Payload>>,
): Promise<void> => schedule(tx, { kind, ...job } as Parameters<typeof schedule>[1]);

/** Cancels a waiting job; false when there was none. One that is running already runs to its end. */
export const cancelScheduledJob = (tx: Queryable, { kind }: JobDefinition, uniqueKey: string) =>
  cancelJob(tx, { kind, uniqueKey });
