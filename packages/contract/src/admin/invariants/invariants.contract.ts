import { z } from 'zod';
import { emptyObject, text, time } from '../../kit/fields.ts';
import { adminRead, adminWrite, defineAdminContract, reason, rowId } from '../kit/index.ts';
import { invariantsRoutes } from './invariants.routes.ts';

/** `I-2 movement`, as the file of the invariant says. */
const name = z.string().regex(/^I-\d{1,3} [a-z ]{2,40}$/);

const fault = z.object({
  subject: z.string(),
  /** As the database says it; an explanation holds as long as it says the same. */
  detail: z.string(),
  /** In words. */
  text: z.string(),
  /** The page of the order, sku, return …; null where there is none. */
  path: z.string().nullable(),
  explained: z.object({ reason: z.string(), by: z.string(), at: time }).nullable(),
});

export const invariantsContract = defineAdminContract({
  overview: adminRead({
    route: invariantsRoutes.overview,
    summary: 'Every invariant of the books with what the last check found',
    permission: 'ledger:read',
    input: emptyObject,
    output: z.object({
      /** Null before the first one. */
      lastRun: z
        .object({
          runId: rowId,
          state: z.enum(['running', 'done', 'failed']),
          /** Null: the nightly check. */
          startedBy: z.string().nullable(),
          startedAt: time,
          finishedAt: time.nullable(),
          lastError: z.string().nullable(),
        })
        .nullable(),
      /** How long the last finished check took, in all. */
      durationMs: z.int().nullable(),
      /** Rows that nobody has explained. */
      openFaults: z.int(),
      groups: z.array(
        z.object({
          label: z.string(),
          invariants: z.array(
            z.object({
              name: z.string(),
              title: z.string(),
              note: z.string(),
              /** Null before the first check. */
              found: z.int().nullable(),
              open: z.int(),
              durationMs: z.int().nullable(),
              checkedAt: time.nullable(),
              /** The first rows. */
              faults: z.array(fault),
            }),
          ),
        }),
      ),
      /** The last runs, oldest first. */
      history: z.array(z.object({ at: time, state: z.enum(['done', 'failed']), found: z.int() })),
    }),
    refusals: [],
  }),
  run: adminWrite({
    route: invariantsRoutes.run,
    summary: 'Checks every invariant now, as a job',
    permission: 'reconciliation:run',
    input: emptyObject,
    output: z.object({ runId: rowId }),
    refusals: ['invariants-running'],
    subject: (_input, result) => ({ kind: 'invariant-run', id: String(result?.runId ?? 'new') }),
    reason: 'none',
  }),
  explain: adminWrite({
    route: invariantsRoutes.explain,
    summary: 'Notes why a row that an invariant found is as it is',
    permission: 'reconciliation:resolve',
    input: z.object({ name, subject: text(200), detail: z.string().max(600), reason }),
    output: z.null(),
    refusals: ['invariant-fault-not-found'],
    subject: (input) => ({ kind: 'invariant', id: input.name }),
    reason: 'required',
  }),
});
