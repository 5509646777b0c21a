import { z } from 'zod';
import { emptyObject, id, text, time } from '../../kit/fields.ts';
import {
  adminRead,
  cursor,
  defineAdminContract,
  listPage,
  listSize,
  rowId,
  SUBJECT_KINDS,
} from '../kit/index.ts';
import { auditRoutes } from './audit.routes.ts';

export const auditOutcome = z.enum(['done', 'refused', 'forbidden']);
export const auditEntryRow = z.object({
  entryId: rowId,
  at: time,
  /** Whose name stands on it: a person, or 命令行. */
  who: z.string(),
  staffId: rowId.nullable(),
  call: z.string(),
  /** What was done, in words: 发货. */
  action: z.string(),
  permission: z.string(),
  subjectKind: z.string(),
  subjectId: z.string(),
  reason: z.string().nullable(),
  outcome: auditOutcome,
  refusal: z.string().nullable(),
  rows: z.int(),
});

export const auditRowChange = z.object({
  table: z.string(),
  key: z.string(),
  operation: z.enum(['insert', 'update', 'delete']),
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
});

export const auditContract = defineAdminContract({
  list: adminRead({
    route: auditRoutes.list,
    summary: 'Actions of staff, newest first',
    permission: 'audit:read',
    input: z.object({
      staffId: rowId.optional(),
      call: text(60).optional(),
      kind: z.enum(SUBJECT_KINDS).optional(),
      subjectId: text(64).optional(),
      outcome: auditOutcome.optional(),
      table: text(60).optional(),
      field: text(60).optional(),
      value: text(100).optional(),
      from: time.optional(),
      to: time.optional(),
      after: cursor.optional(),
      before: cursor.optional(),
      size: listSize,
    }),
    output: listPage(auditEntryRow),
    refusals: [],
  }),
  entry: adminRead({
    route: auditRoutes.entry,
    summary: 'One action with every row that it changed',
    permission: 'audit:read',
    input: z.object({ entryId: rowId }),
    output: auditEntryRow.extend({
      address: z.string().nullable(),
      sessionId: z.string().nullable(),
      requestId: z.string(),
      approvalId: rowId.nullable(),
      bulkRunId: rowId.nullable(),
      changes: z.array(auditRowChange),
      sealedAt: time.nullable(),
    }),
    refusals: [],
  }),
  ofSubject: adminRead({
    route: auditRoutes.ofSubject,
    summary: 'What was done to one order, return, sku, member or person',
    permission: 'audit:read',
    input: z.object({
      kind: z.enum(SUBJECT_KINDS),
      /** A bundle price is named `bundle:` and its number. */ id: z.union([
        id,
        z.string().regex(/^[a-z]{1,20}:[A-Za-z0-9_-]{1,64}$/),
      ]),
      size: listSize,
    }),
    output: z.object({ rows: z.array(auditEntryRow) }),
    refusals: [],
  }),
  seals: adminRead({
    route: auditRoutes.seals,
    summary: 'The sealed days',
    permission: 'audit:read',
    input: emptyObject,
    output: z.object({
      rows: z.array(z.object({ day: z.string(), entries: z.int(), digest: z.string(), sealedAt: time })),
    }),
    refusals: [],
  }),
});
