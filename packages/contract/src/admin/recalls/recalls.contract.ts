import { z } from 'zod';
import { text, time, wholeNumber } from '../../kit/fields.ts';
import { doneOrWaiting } from '../approvals/index.ts';
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
import { recallsRoutes as routes } from './recalls.routes.ts';

const lot = z.object({
  lotId: rowId,
  lotNo: z.string(),
  expiresOn: z.iso.date(),
  skuId: z.string(),
  skuCode: z.string(),
  productName: z.string(),
  skuName: z.string(),
});

const recallRow = lot.extend({
  recallId: rowId,
  startedAt: time,
  by: z.string(),
  reason: z.string(),
  orders: z.int(),
  /** Orders whose shopper was sent the notice. */
  notified: z.int(),
  /** Neither a member nor a mobile is known. */
  unreachable: z.int(),
  units: z.int(),
  returnedUnits: z.int(),
  blockedUnits: z.int(),
});

export const recallsContract = defineAdminContract({
  list: adminRead({
    route: routes.list,
    summary: 'Recalls, newest first',
    permission: 'stock:read',
    input: z.object({ size: wholeNumber({ min: 1, max: 200 }).default(50) }),
    output: z.object({ rows: z.array(recallRow) }),
    refusals: [],
  }),
  preview: adminRead({
    route: routes.preview,
    summary: 'What a recall of a lot would reach',
    permission: 'stock:read',
    input: z.object({ lotId: rowId }),
    output: lot.extend({
      orders: z.int(),
      members: z.int(),
      /** Orders of guests, who get a text. */
      guestOrders: z.int(),
      shippedUnits: z.int(),
      remaining: z.int(),
      /** Units that can be taken out of sale at once; the others are sold and not shipped. */
      blockable: z.int(),
    }),
    refusals: ['lot-not-found', 'recall-exists'],
  }),
  start: adminWrite({
    route: routes.start,
    summary:
      'Asks a second person to recall a lot: units are blocked, and every shopper who got some is notified',
    permission: 'stock:adjust',
    input: z.object({
      lotId: rowId,
      /** What shoppers read after the name of the product. */
      advice: text(120, 4),
      /** How long the lot may be sent back, from the day after the recall begins. */
      returnDays: wholeNumber({ min: 7, max: 365 }).default(90),
      reason,
    }),
    output: doneOrWaiting(z.null()),
    refusals: ['lot-not-found', 'recall-exists'],
    subject: ({ lotId }) => ({ kind: 'lot', id: String(lotId) }),
    reason: 'required',
  }),
  detail: adminRead({
    route: routes.detail,
    summary: 'A recall: how far the notices are, and every order that got the lot',
    permission: 'stock:read',
    input: z.object({
      recallId: rowId,
      state: z.enum(['waiting', 'notified', 'unreachable']).optional(),
      after: cursor.optional(),
      before: cursor.optional(),
      size: listSize,
    }),
    output: recallRow.extend({
      advice: z.string(),
      returnDays: z.int(),
      endedAt: time.nullable(),
      list: listPage(
        z.object({
          orderId: z.string(),
          units: z.int(),
          returnedUnits: z.int(),
          isGuest: z.boolean(),
          state: z.enum(['waiting', 'notified', 'unreachable']),
          notifiedAt: time.nullable(),
        }),
      ),
    }),
    refusals: ['recall-not-found'],
  }),
  export: adminWrite({
    route: routes.export,
    summary: 'Every order of a recall as CSV, without names',
    permission: 'stock:adjust',
    input: z.object({ recallId: rowId, reason }),
    output: z.object({ csv: z.string(), rows: z.int() }),
    refusals: ['recall-not-found'],
    subject: ({ recallId }) => ({ kind: 'recall', id: String(recallId) }),
    reason: 'required',
    storesAnswer: false,
  }),
});
