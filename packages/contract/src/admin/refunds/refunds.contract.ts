import { z } from 'zod';
import { id, text, time } from '../../kit/fields.ts';
import { adminRead, adminWrite, cursor, defineAdminContract, fen, listPage, listSize } from '../kit/index.ts';
import { adminRefundsRoutes } from './refunds.routes.ts';

const refundState = z.enum(['pending', 'failed', 'done']);
export const refundRow = z.object({
  refundId: z.string(),
  orderId: z.string(),
  /** The return that it belongs to; null for a cancelled order and other causes. */
  returnId: z.string().nullable(),
  /** 退货, 取消订单, 商家退款, 迟到的支付 */
  sourceText: z.string(),
  amountFen: fen,
  /** 支付宝, 储值卡, 现金 */
  tender: z.string(),
  state: refundState,
  /** What the provider said last. */
  lastError: z.string().nullable(),
  createdAt: time,
  settledAt: time.nullable(),
  /** By law; null when no return has a date for it. */
  dueAt: time.nullable(),
  requestedBy: z.string(),
  approvedBy: z.string().nullable(),
  approvalId: z.string().nullable(),
});

export const adminRefundsContract = defineAdminContract({
  list: adminRead({
    route: adminRefundsRoutes.list,
    summary: 'Refunds, newest first',
    permission: 'return:read',
    input: z.object({
      state: refundState.optional(),
      /** The number of a refund, order or return. */
      q: text(40).optional(),
      after: cursor.optional(),
      before: cursor.optional(),
      size: listSize,
    }),
    output: listPage(refundRow).extend({ counts: z.object({ pending: z.int(), failed: z.int() }) }),
    refusals: [],
  }),
  retry: adminWrite({
    route: adminRefundsRoutes.retry,
    summary: 'Sends a failed refund again under the same number',
    permission: 'refund:retry',
    input: z.object({ refundId: id }),
    output: z.object({ refundId: z.string() }),
    refusals: ['refund-not-found', 'refund-not-failed'],
    subject: ({ refundId }) => ({ kind: 'refund', id: refundId }),
    reason: 'none',
    needsProof: true,
  }),
});
