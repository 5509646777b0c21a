import type { z } from 'zod';
import type { ClaimedJob } from './claim-due-jobs.ts';
import type { JobHandler, JobHandlers } from './job-handlers.ts';
import { PermanentFailure } from './retry-policy.ts';

/** A kind of job: its name in the table and the shape of its payload. Declared once, by the feature that runs it. */
export interface JobDefinition<Payload extends z.ZodType = z.ZodType> {
  kind: string;
  payload: Payload;
}

/** The schema must also accept what earlier releases stored under this kind. */
export const defineJob = <Payload extends z.ZodType>(
  kind: string,
  payload: Payload,
): JobDefinition<Payload> => ({ kind, payload });

/** A job as its handler gets it: the payload parsed. */
export interface DueJob<Payload> extends Omit<ClaimedJob, 'payload'> {
  payload: Payload;
}

/** The handler of one kind of job. A payload that does not fit the schema parks the job at once. */
export const onJob = <Payload extends z.ZodType>(
  { kind, payload }: JobDefinition<Payload>,
  run: (job: DueJob<z.output<Payload>>) => Promise<void>,
  options: Pick<JobHandler, 'leaseSeconds'> = {},
): JobHandlers => ({
  [kind]: Object.assign(
    async (job: ClaimedJob) => run({ ...job, payload: parsePayload(payload, job.payload) }),
    options,
  ),
});

/** The payload as its handler gets it; one that does not fit will not fit next time either. */
export function parsePayload<Payload extends z.ZodType>(
  schema: Payload,
  payload: unknown,
): z.output<Payload> {
  const parsed = schema.safeParse(payload);
  if (!parsed.success) throw new PermanentFailure(parsed.error.message);
  return parsed.data;
}
