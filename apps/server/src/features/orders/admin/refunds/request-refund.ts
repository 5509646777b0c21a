import { accept, displayYuan, fen, refuse } from '@huarong/core/shared';
import type { AdminWriteContext } from '#platform/admin';
import { type ApprovalKind, requestApproval } from '../../../approvals/index.ts';
import { loadOrder } from '../../load-orders.ts';
import { lockOrder } from '../../orders.queries.ts';
import type { PaymentPort } from '../../ports.ts';
import { refundByStaff } from '../../staff/refund-by-staff.ts';
import { approvalReason, refundFacts, tooMuch } from './preview-refund.ts';
import type { RefundPayload } from './refund-approval.ts';
import { paidForLines, type RefundLine } from './refund-lines.ts';

/** Refunds at once, or asks a second person when the amount is large or the order was refunded before. */
export async function requestRefund(
  context: AdminWriteContext,
  payments: PaymentPort,
  kind: ApprovalKind<RefundPayload>,
  { lines, ...input }: RefundPayload & { lines?: readonly RefundLine[] | undefined },
) {
  const { orderId, amountFen } = input;
  const order = await lockOrder(context.db, orderId);
  if (!order) return refuse({ code: 'order-not-found' } as const);
  const chosen = lines ? paidForLines(await loadOrder(context.db, order), lines) : null;
  if (lines && !chosen) return refuse({ code: 'order-moved-on' } as const);
  if (chosen && amountFen > chosen.paidFen) return tooMuch(chosen.paidFen);
  // The lines are part of the reason, where the second person and the timeline read them.
  const reason = chosen ? `${input.reason}（${chosen.text}）` : input.reason;
  const { leftFen, refundsByStaff, aloneUpTo } = await refundFacts(context.db, payments, orderId);
  if (amountFen > leftFen) return tooMuch(leftFen);
  if (approvalReason(amountFen, refundsByStaff, aloneUpTo) !== null)
    return accept(
      await requestApproval(context, kind, {
        subject: { kind: 'order', id: orderId },
        title: `订单 ${orderId} 退款 ${displayYuan(fen(amountFen))}`,
        amountFen,
        payload: { orderId, amountFen, reason },
        reason,
      }),
    );
  const refunded = await refundByStaff(context.db, payments, { orderId, amountFen, reason });
  return refunded.ok
    ? accept({ state: 'done' as const, result: { leftFen: refunded.value.left } })
    : refunded;
}
