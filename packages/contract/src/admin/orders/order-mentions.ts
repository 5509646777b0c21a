import { z } from 'zod';
import { emptyObject, time } from '../../kit/fields.ts';
import { adminRead, adminWrite, rowId } from '../kit/index.ts';
import { orderId } from './order-fields.ts';
import { ordersAdminRoutes as routes } from './orders.routes.ts';

export const mentionCalls = {
  colleagues: adminRead({
    route: routes.colleagues,
    summary: 'Who can be named in a note: active staff who may read orders',
    permission: 'order:note',
    input: emptyObject,
    output: z.object({ rows: z.array(z.object({ staffId: rowId, name: z.string() })) }),
    refusals: [],
  }),
  mentions: adminRead({
    route: routes.mentions,
    summary: 'The last notes that name the caller, unread ones first; none for whoever may not read orders',
    permission: 'own-account',
    input: emptyObject,
    output: z.object({
      rows: z.array(
        z.object({
          mentionId: rowId,
          orderId,
          by: z.string(),
          text: z.string(),
          at: time,
          isRead: z.boolean(),
        }),
      ),
    }),
    refusals: [],
  }),
  readMention: adminWrite({
    route: routes.readMention,
    summary: 'The caller has opened the order of a note that names them',
    permission: 'own-account',
    input: z.object({ mentionId: rowId }),
    output: z.null(),
    refusals: [],
    subject: ({ mentionId }) => ({ kind: 'staff-notice', id: mentionId }),
    reason: 'none',
  }),
};
