import { accept, displayYuan, fen, refuse } from '@huarong/core/shared';
import { z } from 'zod';
import { type ApprovalKind, defineApproval } from '../../../approvals/index.ts';
import { findAnyOrder } from '../../orders.queries.ts';
import type { PaymentPort } from '../../ports.ts';
import { refundByStaff } from '../../staff/refund-by-staff.ts';
import { refundFacts } from './preview-refund.ts';

const payload = z.object({ orderId: z.string(), amountFen: z.int().positive(), reason: z.string() });
export type RefundPayload = z.output<typeof payload>;

/** A refund that a second person approves: large, or not the first of its order. */
export const refundApproval = (payments: PaymentPort): ApprovalKind<RefundPayload> =>
  defineApproval<RefundPayload>({
    kind: 'refund',
    label: '退款',
    permission: 'refund:approve',
    payload,
    async describe(db, { orderId, amountFen, reason }) {
      const tenders = await payments.refundTenders(db, { orderId, amountFen, reasonKey: 'preview' });
      return [
        { label: '订单', value: orderId },
        { label: '退款金额', value: displayYuan(fen(amountFen)) },
        ...tenders.map(({ name, cardTail, amount }) => ({
          label: `退回${name}${cardTail ? `（尾号 ${cardTail}）` : ''}`,
          value: `¥${amount}`,
        })),
        { label: '原因', value: reason },
      ];
    },
    async check(db, { orderId, amountFen }) {
      const order = await findAnyOrder(db, orderId);
      const { leftFen } = await refundFacts(db, payments, orderId);
      return [
        { label: '订单存在', isOk: order !== null, detail: order ? orderId : '没有找到这笔订单' },
        {
          label: '可退金额足够',
          isOk: amountFen <= leftFen,
          detail: `至多可退 ${displayYuan(fen(leftFen))}`,
        },
      ];
    },
    async execute({ db }, { orderId, amountFen, reason }, approvalId) {
      const refunded = await refundByStaff(db, payments, { orderId, amountFen, reason, approvalId });
      return refunded.ok
        ? accept({ message: `已退款 ${displayYuan(fen(amountFen))}` })
        : refuse({ ...refunded.refusal, message: '订单已变化，可退金额不足' });
    },
  });
