import { z } from 'zod';
import { doneOrWaiting } from '../approvals/approvals.contract.ts';
import { adminRead, adminWrite, amountFen, fen, reason } from '../kit/index.ts';
import { orderId } from './order-fields.ts';
import { ordersAdminRoutes as routes } from './orders.routes.ts';

const ofOrder = ({ orderId: id }: { orderId: string }) => ({ kind: 'order', id }) as const;

/** Units of lines; what was paid for them is proposed. */
const refundLines = z
  .array(z.object({ lineId: z.string().max(64), units: z.int().min(1).max(99) }))
  .min(1)
  .max(100);

export const refundCalls = {
  previewRefund: adminRead({
    route: routes.previewRefund,
    summary: 'What a refund would do: tenders to the fen, points, invoices; nothing is stored',
    permission: 'refund:request',
    /** Without an amount what was paid for the lines, as far as it is left. */
    input: z
      .object({ orderId, amountFen: amountFen.optional(), lines: refundLines.optional() })
      .refine(({ amountFen: amount, lines }) => amount !== undefined || lines !== undefined),
    output: z.object({
      amountFen: fen,
      /** What was paid for the chosen lines. */
      linesFen: fen.nullable(),
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
      points: z.object({
        /** Points that paid for what is cancelled; the member gets them back. */
        returned: z.int(),
        /** Points that the order will not earn any more. A refund takes back none that were earned. */
        notEarned: z.int(),
      }),
      invoices: z.array(
        z.object({
          subOrderId: z.string(),
          kind: z.enum(['reverse', 'reduce', 'later']),
          beforeFen: fen,
          afterFen: fen,
        }),
      ),
      /** Why a second person has to approve; null when none has to. */
      approvalReason: z.string().nullable(),
      approvers: z.array(z.string()),
    }),
    refusals: ['order-not-found', 'order-moved-on', 'refund-too-much'],
  }),
  refund: adminWrite({
    route: routes.refund,
    summary: 'Refunds a part of what was paid, or asks a second person to',
    permission: 'refund:request',
    input: z.object({ orderId, amountFen, lines: refundLines.optional(), reason }),
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
