import { ReturnStatus, returnStatusText } from '@huarong/core/returns';
import { accept, displayYuan, fen, refuse } from '@huarong/core/shared';
import { z } from 'zod';
import type { AdminWriteContext } from '#platform/admin';
import type { Queryable } from '#platform/database';
import { defineApproval, requestApproval } from '../../approvals/index.ts';
import type { RefundPort } from '../ports.ts';
import { reasonKeyOf } from '../return-rows.ts';
import { findAnyReturn } from '../returns.queries.ts';
import { recordCashRefund } from '../staff/index.ts';
import { findCashDue } from './return-detail.queries.ts';

const payload = z.object({
  returnId: z.string(),
  orderId: z.string(),
  amountFen: z.int(),
  receiptNo: z.string(),
});
type CashPayload = z.output<typeof payload>;

/** Cash that was handed back counts when somebody else has seen the receipt. */
export const cashRefundApproval = (refunds: RefundPort) =>
  defineApproval<CashPayload>({
    kind: 'cash-refund',
    label: '现金退款',
    permission: 'refund:approve',
    payload,
    describe: async (_db, { returnId, orderId, amountFen, receiptNo }) => [
      { label: '退货', value: returnId },
      { label: '订单', value: orderId },
      { label: '退给顾客的现金', value: displayYuan(fen(amountFen)) },
      { label: '收据号', value: receiptNo },
    ],
    async check(db, { returnId, orderId, amountFen }) {
      const row = await findAnyReturn(db, returnId);
      const dueFen = await cashDueOf(db, { returnId, orderId });
      return [
        {
          label: '退货在退款中',
          isOk: row?.status === ReturnStatus.Refunding,
          detail: row ? `现在的状态：${returnStatusText(row.status)}` : '没有这笔退货',
        },
        {
          label: '待付现金与申请一致',
          isOk: dueFen === amountFen,
          detail: `现在待付 ${displayYuan(fen(dueFen))}`,
        },
      ];
    },
    async execute({ db }, { returnId, amountFen }, approvalId) {
      const recorded = await recordCashRefund(db, refunds, returnId, approvalId);
      return recorded.ok
        ? accept({ message: `已记为退还现金 ${displayYuan(fen(amountFen))}` })
        : refuse({ code: recorded.refusal.code, message: '退货的状态已变化' });
    },
  });

/** Asks a second person to confirm that cash was handed back. */
export async function requestCashRefund(
  context: AdminWriteContext,
  kind: ReturnType<typeof cashRefundApproval>,
  { returnId, receiptNo, reason }: { returnId: string; receiptNo: string; reason: string },
) {
  const row = await findAnyReturn(context.db, returnId);
  if (!row) return refuse({ code: 'return-not-found' });
  if (row.status !== ReturnStatus.Refunding) return refuse({ code: 'return-moved-on' });
  const amountFen = await cashDueOf(context.db, { returnId, orderId: row.order_id });
  if (amountFen === 0) return refuse({ code: 'cash-not-due' });
  return accept(
    await requestApproval(context, kind, {
      subject: { kind: 'return', id: returnId },
      title: `现金退款 ${displayYuan(fen(amountFen))}，退货 ${returnId}`,
      amountFen,
      payload: { returnId, orderId: row.order_id, amountFen, receiptNo },
      reason,
    }),
  );
}

const cashDueOf = (db: Queryable, { returnId, orderId }: { returnId: string; orderId: string }) =>
  findCashDue(db, { orderId, reasonKey: reasonKeyOf(returnId) });
