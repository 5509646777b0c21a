import { z } from 'zod';
import { emptyObject, text, time } from '../../kit/fields.ts';
import { adminRead, adminWrite, defineAdminContract, reason, rowId } from '../kit/index.ts';
import { systemRoutes } from './system.routes.ts';

const queue = z.enum(['jobs', 'events']);
const kind = z.string().regex(/^[A-Za-z0-9._:-]{1,80}$/);

const MAINTENANCE = { kind: 'setting', id: 'maintenance' } as const;

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
          /** In words. */
          label: z.string(),
          waiting: z.int(),
          late: z.int(),
          parked: z.int(),
          nextAt: time.nullable(),
          lastError: z.string().nullable(),
        }),
      ),
      /** Null while the shop is open. */
      maintenance: z
        .object({
          sentence: z.string().nullable(),
          expectedEnd: time.nullable(),
          /** By SHOP_MAINTENANCE: nobody can open it here. */
          isBySettings: z.boolean(),
        })
        .nullable(),
      health: z.object({
        /** How long the oldest event has waited; null when none waits. */
        oldestEventSeconds: z.number().nullable(),
        database: z.object({ kind: z.enum(['postgres', 'embedded']), ms: z.number(), migration: z.string() }),
        storage: z.object({
          driver: z.enum(['local', 's3']),
          /** Null: no answer within the time limit. */
          ms: z.number().nullable(),
        }),
        /** Of the process that answers; null before its first index. */
        search: z.object({ products: z.int(), builtAt: time, isBuilding: z.boolean() }).nullable(),
        /** The disk of the data folder; null where it cannot be read. */
        disk: z.object({ freeBytes: z.number(), totalBytes: z.number() }).nullable(),
        uptimeSeconds: z.number(),
      }),
      /** Processes that wrote a heartbeat within a day; those that run first. */
      replicas: z.array(
        z.object({
          id: z.string(),
          host: z.string(),
          pid: z.int(),
          role: z.enum(['all', 'web', 'worker']),
          release: z.string(),
          startedAt: time,
          seenAt: time,
          /** Three heartbeats were missed: it hangs, or ended without a word. */
          isSilent: z.boolean(),
        }),
      ),
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
  closeShop: adminWrite({
    route: systemRoutes.closeShop,
    summary: 'Closes the shop for maintenance, or changes what visitors read meanwhile',
    permission: 'setting:write',
    input: z.object({ sentence: text(200, 2), expectedEnd: time, reason }),
    output: z.null(),
    refusals: ['until-past'],
    subject: () => MAINTENANCE,
    reason: 'required',
    needsProof: true,
  }),
  openShop: adminWrite({
    route: systemRoutes.openShop,
    summary: 'Opens the shop again',
    permission: 'setting:write',
    input: z.object({ reason }),
    output: z.null(),
    refusals: ['shop-not-closed'],
    subject: () => MAINTENANCE,
    reason: 'required',
    needsProof: true,
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
