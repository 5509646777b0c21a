import { z } from 'zod';
import { emptyObject, id, text, time } from '../../kit/fields.ts';
import { adminRead, adminWrite, defineAdminContract, fen, rowId } from '../kit/index.ts';
import { workRoutes } from './work.routes.ts';

export const claimKind = z.enum(['order', 'return', 'refund', 'cooperation', 'work']);
/** Who is working on something, and since when. */
export const claim = z.object({ staffId: rowId, name: z.string(), claimedAt: time, isOwn: z.boolean() });

export const viewList = z.enum(['orders', 'returns', 'refunds', 'members', 'stock', 'audit', 'reports']);
export const savedView = z.object({
  viewId: rowId,
  name: z.string(),
  list: viewList,
  query: z.string(),
  columns: z.array(z.string()),
  density: z.enum(['normal', 'compact']),
  isShared: z.boolean(),
  isOwn: z.boolean(),
  owner: z.string(),
});

const subject = z.object({ kind: claimKind, id });

/** Paid and refunded amounts of a day up to a time of the day. */
const salesFigures = z.object({
  paidFen: fen,
  orders: z.int(),
  refundedFen: fen,
  refunds: z.int(),
  netFen: fen,
});

export const workContract = defineAdminContract({
  sales: adminRead({
    route: workRoutes.sales,
    summary: 'Sales of today by the hour, beside the same weekday a week ago',
    permission: 'report:read',
    input: emptyObject,
    output: z.object({
      /** Twenty-four amounts each; of the day a week ago the whole day. */
      todayFen: z.array(fen).length(24),
      beforeFen: z.array(fen).length(24),
      currentHour: z.int().min(0).max(23),
      today: salesFigures.extend({ units: z.int(), firstOrders: z.int() }),
      /** The same weekday a week ago, up to this time of the day. */
      before: salesFigures,
      readAt: time,
    }),
    refusals: [],
  }),
  claimsOf: adminRead({
    route: workRoutes.claimsOf,
    summary: 'Who is working on one thing',
    permission: 'own-account',
    input: subject,
    output: z.object({ claim: claim.nullable() }),
    refusals: [],
  }),
  claim: adminWrite({
    route: workRoutes.claim,
    summary: 'Tells colleagues that the caller works on it; ends by itself ten minutes after the last action',
    permission: 'own-account',
    input: subject.extend({ takesOver: z.boolean().default(false) }),
    output: claim,
    refusals: ['claimed-by-other'],
    subject: ({ kind, id: subjectId }) => ({ kind: 'claim', id: `${kind}:${subjectId}` }),
    reason: 'none',
  }),
  release: adminWrite({
    route: workRoutes.release,
    summary: 'The caller no longer works on it',
    permission: 'own-account',
    input: subject,
    output: z.null(),
    refusals: [],
    subject: ({ kind, id: subjectId }) => ({ kind: 'claim', id: `${kind}:${subjectId}` }),
    reason: 'none',
  }),
  views: adminRead({
    route: workRoutes.views,
    summary: 'Saved views of a list: the own ones and those that colleagues share',
    permission: 'own-account',
    input: z.object({ list: viewList }),
    output: z.object({ rows: z.array(savedView) }),
    refusals: [],
  }),
  saveView: adminWrite({
    route: workRoutes.saveView,
    summary: 'Saves filters, columns and order of a list under a name; the same name is overwritten',
    permission: 'own-account',
    input: z.object({
      list: viewList,
      name: text(20),
      query: z.string().max(2000),
      columns: z.array(z.string().regex(/^[A-Za-z0-9-]{1,40}$/)).max(40),
      density: z.enum(['normal', 'compact']),
      isShared: z.boolean(),
    }),
    output: savedView,
    refusals: [],
    subject: (_input, result) => ({ kind: 'saved-view', id: String(result?.viewId ?? 'new') }),
    reason: 'none',
  }),
  deleteView: adminWrite({
    route: workRoutes.deleteView,
    summary: 'Deletes an own view',
    permission: 'own-account',
    input: z.object({ viewId: rowId }),
    output: z.null(),
    refusals: [],
    subject: ({ viewId }) => ({ kind: 'saved-view', id: viewId }),
    reason: 'none',
  }),
});
