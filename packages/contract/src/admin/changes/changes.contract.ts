import { z } from 'zod';
import { time } from '../../kit/fields.ts';
import {
  adminRead,
  adminWrite,
  cursor,
  defineAdminContract,
  listPage,
  listSize,
  reason,
  rowId,
} from '../kit/index.ts';
import { changesRoutes } from './changes.routes.ts';

const changeState = z.enum([
  'draft',
  'waiting',
  'planned',
  'applied',
  'undone',
  'refused',
  'withdrawn',
  'failed',
]);
const changeSet = z.object({
  setId: z.string(),
  kind: z.string(),
  title: z.string(),
  state: changeState,
  reason: z.string().nullable(),
  /** Null: the console. */
  madeBy: z.string().nullable(),
  createdAt: time,
  /** When it is applied by itself; null: at once. */
  applyAt: time.nullable(),
  /** When its rows become what they were. */
  restoreAt: time.nullable(),
  appliedAt: time.nullable(),
  undoneAt: time.nullable(),
  undoneBy: z.string().nullable(),
  approvalId: z.string().nullable(),
  /** 规格 14, 库存 3 */
  counts: z.array(z.object({ label: z.string(), count: z.int() })),
  /** Why it failed, or what could not be restored. */
  problem: z.string().nullable(),
});
const changedRow = z.object({
  table: z.string(),
  rowId: z.string(),
  /** 规格 */
  tableLabel: z.string(),
  /** The merchant's own code; null when the row is gone. */
  code: z.string().nullable(),
  name: z.string().nullable(),
  isNew: z.boolean(),
  /** The columns that change; of a new row those that are filled. */
  fields: z.array(
    z.object({
      label: z.string(),
      /** Null: the row is new. */
      before: z.string().nullable(),
      after: z.string(),
    }),
  ),
  /** What is unusual about its prices: 降幅超过 30 %. */
  checks: z.array(z.string()),
});

const one = z.object({ setId: rowId });
const ofSet = ({ setId }: { setId: string }) => ({ kind: 'change-set', id: setId }) as const;

/** What a set changes decides who may change it, so the use cases ask for those permissions. */
export const changesContract = defineAdminContract({
  list: adminRead({
    route: changesRoutes.list,
    summary: 'Change sets of the catalogue, newest first: imports, grids, plans',
    permission: 'product:read',
    input: z.object({
      state: changeState.optional(),
      after: cursor.optional(),
      before: cursor.optional(),
      size: listSize,
    }),
    output: listPage(changeSet).extend({ counts: z.partialRecord(changeState, z.int()) }),
    refusals: [],
  }),
  detail: adminRead({
    route: changesRoutes.detail,
    summary: 'One change set: every row with what changes, by pages',
    permission: 'product:read',
    input: z.object({ setId: rowId, after: cursor.optional(), size: listSize }),
    output: changeSet.extend({
      rows: z.array(changedRow),
      next: cursor.nullable(),
    }),
    refusals: ['change-not-found'],
  }),
  withdraw: adminWrite({
    route: changesRoutes.withdraw,
    summary: 'Takes back a change set that waits, is planned or has failed',
    permission: 'product:read',
    input: one,
    output: z.null(),
    refusals: ['change-not-found', 'change-not-planned', 'change-not-yours'],
    subject: ofSet,
    reason: 'none',
  }),
  applyNow: adminWrite({
    route: changesRoutes.applyNow,
    summary: 'Applies a planned change set now, or one that could not be applied when it was due',
    permission: 'product:read',
    input: one,
    output: z.null(),
    refusals: ['change-not-found', 'change-not-planned', 'change-outdated'],
    subject: ofSet,
    reason: 'none',
  }),
  undo: adminWrite({
    route: changesRoutes.undo,
    summary: 'Makes the rows of an applied change set what they were, while nobody has worked on them since',
    permission: 'product:read',
    input: one.extend({
      /** Leaves what somebody has worked on since and restores the rest. */
      isLeavingTouched: z.boolean().default(false),
      reason,
    }),
    output: z.object({
      /** What was left as it is. */
      left: z.array(z.string()),
    }),
    refusals: [
      'change-not-found',
      'change-not-applied',
      'change-touched',
      'change-in-use',
      'change-image-gone',
      'change-too-large',
      'slot-taken',
    ],
    subject: ofSet,
    reason: 'required',
  }),
});
