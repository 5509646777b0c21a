import { z } from 'zod';
import { doneOrWaiting } from '../approvals/approvals.contract.ts';
import { adminRead, adminWrite, amountFen, fen, reason } from '../kit/index.ts';
import { orderId } from './order-fields.ts';
import { ordersAdminRoutes as routes } from './orders.routes.ts';

const ofOrder = ({ orderId: id }: { orderId: string }) => ({ kind: 'order', id }) as const;

export const refundCalls = {
  previewRefund: adminRead({
    route: routes.previewRefund,
    summary: 'How a refund would be split over the tenders, to the fen; nothing is stored',
    permission: 'refund:request',
    input: z.object({ orderId, amountFen }),
    output: z.object({
      tenders: z.array(
        z.object({
          name: z.string(),
          cardTail: z.string().nullable(),
          amountFen: fen,
          isAtOnce: z.boolean(),
        }),
      ),
      leftFen: fen,
      /** What is left to refund afterwards. */
      leftAfterFen: fen,
      /** The last fen of an order that has not shipped: it is cancelled. */
      cancelsOrder: z.boolean(),
      /** Why a second person has to approve; null when none has to. */
      approvalReason: z.string().nullable(),
      approvers: z.array(z.string()),
    }),
    refusals: ['order-not-found', 'refund-too-much'],
  }),
  refund: adminWrite({
    route: routes.refund,
    summary: 'Refunds a part of what was paid, or asks a second person to',
    permission: 'refund:request',
    input: z.object({ orderId, amountFen, reason }),
    output: doneOrWaiting(z.object({ leftFen: fen })),
    refusals: ['order-not-found', 'order-moved-on', 'refund-too-much'],
    subject: ofOrder,
    reason: 'required',
    needsProof: true,
  }),
  retryRefunds: adminWrite({
    route: routes.retryRefunds,
    summary: 'Sends failed refunds again under the same numbers',
    permission: 'refund:retry',
    input: z.object({ orderId }),
    output: z.object({ sent: z.int(), cash: z.int() }),
    refusals: ['order-not-found', 'order-moved-on'],
    subject: ofOrder,
    reason: 'none',
    needsProof: true,
  }),
};
