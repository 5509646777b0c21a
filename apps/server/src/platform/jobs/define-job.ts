import type { z } from 'zod';
import type { ClaimedJob } from './claim-due-jobs.ts';
import type { JobHandlers } from './run-due-jobs.ts';

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

/** The handler of one kind of job. A payload that does not fit the schema fails the job, which retries and parks it. */
export const onJob = <Payload extends z.ZodType>(
  { kind, payload }: JobDefinition<Payload>,
  run: (job: DueJob<z.output<Payload>>) => Promise<void>,
): JobHandlers => ({
  [kind]: (job) => run({ ...job, payload: payload.parse(job.payload) }),
});
