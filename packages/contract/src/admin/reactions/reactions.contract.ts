import { z } from 'zod';
import { text, time, wholeNumber } from '../../kit/fields.ts';
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
import { reactionsRoutes as routes } from './reactions.routes.ts';

const state = z.enum(['open', 'complete', 'reported']);
const ageGroup = z.enum(['under-18', '18-29', '30-44', '45-59', 'over-59']);
const sex = z.enum(['female', 'male']);
/** 2026-11; by the day the record was opened, in Shanghai. */
const month = z.string().regex(/^20\d\d-(0[1-9]|1[0-2])$/);
const freeText = z.string().trim().max(500);
const revision = wholeNumber({ min: 1, max: 1_000_000 });
/** An item of an order. */
const lineId = z.string().regex(/^[A-Za-z0-9_-]{1,64}$/);

const reactionRow = z.object({
  reactionId: rowId,
  openedAt: time,
  orderId: z.string(),
  /** Null: written by hand. */
  returnId: z.string().nullable(),
  skuId: z.string(),
  productName: z.string(),
  skuName: z.string(),
  lotId: rowId.nullable(),
  lotNo: z.string().nullable(),
  symptom: z.string(),
  beganOn: z.iso.date().nullable(),
  sawDoctor: z.boolean().nullable(),
  state,
});

export const reactionsContract = defineAdminContract({
  list: adminRead({
    route: routes.list,
    summary: 'Adverse reactions, newest first',
    permission: 'return:read',
    input: z.object({
      month: month.optional(),
      state: state.optional(),
      /** Words of the product's name or brand, a code or a barcode. */
      q: text(40).optional(),
      after: cursor.optional(),
      before: cursor.optional(),
      size: listSize,
    }),
    output: listPage(reactionRow).extend({ counts: z.record(z.string(), z.int()) }),
    refusals: [],
  }),
  detail: adminRead({
    route: routes.detail,
    summary: 'An adverse reaction, with the lots the item was sent from',
    permission: 'return:read',
    input: z.object({ reactionId: rowId }),
    output: reactionRow.extend({
      skuCode: z.string(),
      placedAt: time,
      ageGroup: ageGroup.nullable(),
      sex: sex.nullable(),
      note: z.string(),
      completedAt: time.nullable(),
      reportedAt: time.nullable(),
      revision: z.int(),
      lots: z.array(z.object({ lotId: rowId, lotNo: z.string(), expiresOn: z.iso.date() })),
    }),
    refusals: ['reaction-not-found'],
  }),
  create: adminWrite({
    route: routes.create,
    summary: 'Opens a record for an item of an order that was sent',
    permission: 'reaction:write',
    input: z.object({ lineId, symptom: text(500) }),
    output: z.object({ reactionId: rowId }),
    refusals: ['reaction-line-not-found'],
    subject: (_, result) => ({ kind: 'reaction', id: result ? String(result.reactionId) : 'new' }),
    reason: 'none',
  }),
  save: adminWrite({
    route: routes.save,
    summary: 'Writes what is known of a reaction; complete records wait to be reported',
    permission: 'reaction:write',
    input: z.object({
      reactionId: rowId,
      revision,
      symptom: freeText,
      beganOn: z.iso.date().nullable(),
      sawDoctor: z.boolean().nullable(),
      ageGroup: ageGroup.nullable(),
      sex: sex.nullable(),
      /** One of the lots the item was sent from. */
      lotId: rowId.nullable(),
      note: freeText,
      isComplete: z.boolean(),
    }),
    output: z.object({ state, revision: z.int() }),
    refusals: [
      'reaction-not-found',
      'reaction-incomplete',
      'reaction-moved-on',
      'reaction-day-wrong',
      'lot-not-found',
    ],
    subject: ({ reactionId }) => ({ kind: 'reaction', id: String(reactionId) }),
    reason: 'none',
  }),
  report: adminWrite({
    route: routes.report,
    summary: 'Marks a complete record as reported to the authority; it cannot be changed afterwards',
    permission: 'reaction:write',
    input: z.object({ reactionId: rowId, revision }),
    output: z.object({ reportedAt: time }),
    refusals: ['reaction-not-found', 'reaction-moved-on'],
    subject: ({ reactionId }) => ({ kind: 'reaction', id: String(reactionId) }),
    reason: 'none',
  }),
  export: adminWrite({
    route: routes.export,
    summary: 'The reactions of a month as CSV, without names and order numbers',
    permission: 'reaction:write',
    input: z.object({ month, reason }),
    output: z.object({ csv: z.string(), rows: z.int() }),
    refusals: [],
    subject: ({ month: of }) => ({ kind: 'export', id: `reactions ${of}` }),
    reason: 'required',
    storesAnswer: false,
  }),
});
