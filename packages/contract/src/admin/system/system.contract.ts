import { z } from 'zod';
import { emptyObject, time } from '../../kit/fields.ts';
import { adminRead, adminWrite, defineAdminContract, reason, rowId } from '../kit/index.ts';
import { systemRoutes } from './system.routes.ts';

const queue = z.enum(['jobs', 'events']);
const kind = z.string().regex(/^[A-Za-z0-9._:-]{1,80}$/);

/** Background work and the health of the shop. */
export const systemContract = defineAdminContract({
  overview: adminRead({
    route: systemRoutes.overview,
    summary: 'Waiting, late and parked work by kind, and the health of the shop',
    permission: 'job:read',
    input: emptyObject,
    output: z.object({
      readAt: time,
      kinds: z.array(
        z.object({
          queue,
          kind: z.string(),
          waiting: z.int(),
          late: z.int(),
          parked: z.int(),
          nextAt: time.nullable(),
          lastError: z.string().nullable(),
        }),
      ),
      health: z.object({
        /** How long the oldest event has waited; null when none waits. */
        oldestEventSeconds: z.number().nullable(),
        databaseMs: z.number(),
        databaseKind: z.string(),
        /** Null where the storage is not on this disk. */
        diskFreeBytes: z.number().nullable(),
        diskTotalBytes: z.number().nullable(),
        uptimeSeconds: z.number(),
      }),
    }),
    refusals: [],
  }),
  problems: adminRead({
    route: systemRoutes.problems,
    summary: 'Parked and failing work of one kind; what it carries is masked',
    permission: 'job:read',
    input: z.object({ queue, kind }),
    output: z.object({
      rows: z.array(
        z.object({
          id: rowId,
          key: z.string().nullable(),
          state: z.enum(['waiting', 'parked']),
          attempts: z.int(),
          at: time,
          lastError: z.string().nullable(),
          payload: z.string(),
        }),
      ),
    }),
    refusals: [],
  }),
  retry: adminWrite({
    route: systemRoutes.retry,
    summary: 'Tries parked work of a kind again: one, or all of it',
    permission: 'job:write',
    input: z.object({ queue, kind, id: rowId.optional(), reason }),
    output: z.object({ retried: z.int() }),
    refusals: ['nothing-parked'],
    subject: (input) => ({
      kind: input.queue === 'jobs' ? 'job' : 'event',
      id: input.id === undefined ? input.kind : String(input.id),
    }),
    reason: 'required',
  }),
  cancelJob: adminWrite({
    route: systemRoutes.cancelJob,
    summary: 'Cancels a job that waits or is parked',
    permission: 'job:write',
    input: z.object({ id: rowId, reason }),
    output: z.null(),
    refusals: ['nothing-parked'],
    subject: (input) => ({ kind: 'job', id: input.id }),
    reason: 'required',
  }),
});
