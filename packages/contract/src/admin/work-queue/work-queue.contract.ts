import { z } from 'zod';
import { emptyObject, time } from '../../kit/fields.ts';
import { adminRead, adminWrite, defineAdminContract, rowId } from '../kit/index.ts';
import { workQueueRoutes } from './work-queue.routes.ts';

const queueItem = z.object({
  id: z.string(),
  /** 退货申请待审核 */
  label: z.string(),
  detail: z.string(),
  /** The length of the list at `path`; null above 10,000. */
  count: z.int().nonnegative().nullable(),
  /** When the first of them is due; null without a deadline. */
  dueAt: time.nullable(),
  path: z.string(),
  /** 审核 */
  action: z.string(),
  /** Who works on something of it now. */
  workers: z.array(z.string()),
});

export const workQueueContract = defineAdminContract({
  list: adminRead({
    route: workQueueRoutes.list,
    summary: 'Open work, by law and by promise first; only what the caller may do',
    permission: 'own-account',
    input: emptyObject,
    output: z.object({
      groups: z.array(
        z.object({ id: z.string(), label: z.string(), note: z.string(), items: z.array(queueItem) }),
      ),
      notices: z.array(z.object({ noticeId: rowId, text: z.string(), createdAt: time })),
      /** What to do before the first product is on sale; null afterwards and for others. */
      firstSteps: z
        .array(z.object({ label: z.string(), detail: z.string(), path: z.string(), isDone: z.boolean() }))
        .nullable(),
      readAt: time,
    }),
    refusals: [],
  }),
  readNotice: adminWrite({
    route: workQueueRoutes.readNotice,
    summary: 'A notice to whoever manages staff was read',
    permission: 'staff:write',
    input: z.object({ noticeId: rowId }),
    output: z.null(),
    refusals: [],
    subject: ({ noticeId }) => ({ kind: 'staff-notice', id: noticeId }),
    reason: 'none',
  }),
});
