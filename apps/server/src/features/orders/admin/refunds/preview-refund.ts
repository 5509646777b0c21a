import { UNSHIPPED_STATUSES } from '@huarong/core/orders';
import { accept, displayYuan, fen, fromYuan, refuse, toYuan } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { listHolders } from '../../../staff/index.ts';
import { refundableAmount } from '../../cancel/refund-ended.ts';
import { findAnyOrder, listSubOrders } from '../../orders.queries.ts';
import type { PaymentPort } from '../../ports.ts';

/** Above this one person does not refund alone. */
const ALONE_UP_TO_FEN = 1_000_00;

/** Why a second person has to approve a refund; null when none has to. */
export function approvalReason(amountFen: number, earlierRefundsByStaff: number): string | null {
  if (amountFen > ALONE_UP_TO_FEN) return `超过 ${displayYuan(fen(ALONE_UP_TO_FEN))}`;
  return earlierRefundsByStaff > 0 ? '此单已由客服退过款' : null;
}

/** What is left to refund, and how often staff have refunded this order. */
export async function refundFacts(db: Queryable, payments: PaymentPort, orderId: string) {
  const paid = await payments.paidSoFar(db, orderId);
  const leftFen = await refundableAmount(db, payments, orderId, paid);
  const byStaff = new Set(
    (await payments.refundsOf(db, orderId))
      .filter(({ reasonKey }) => reasonKey.startsWith('shop:'))
      .map(({ reasonKey }) => reasonKey),
  );
  return { leftFen, refundsByStaff: byStaff.size };
}

export const tooMuch = (leftFen: number) =>
  refuse({ code: 'refund-too-much', leftFen, leftYuan: toYuan(fen(leftFen)) } as const);

/** How a refund would be split, to the fen, by the same rule that splits it. Nothing is stored. */
export async function previewRefund(
  db: Queryable,
  payments: PaymentPort,
  { orderId, amountFen }: { orderId: string; amountFen: number },
) {
  if (!(await findAnyOrder(db, orderId))) return refuse({ code: 'order-not-found' } as const);
  const { leftFen, refundsByStaff } = await refundFacts(db, payments, orderId);
  if (amountFen > leftFen) return tooMuch(leftFen);
  const tenders = await payments.refundTenders(db, { orderId, amountFen, reasonKey: 'preview' });
  const statuses = (await listSubOrders(db, [orderId])).map(({ status }) => status);
  const reason = approvalReason(amountFen, refundsByStaff);
  return accept({
    tenders: tenders.map(({ paymentCode, name, cardTail, amount }) => ({
      name,
      cardTail: cardTail ?? null,
      amountFen: fromYuan(amount) ?? 0,
      isAtOnce: paymentCode === 'SILKPAY',
    })),
    leftFen,
    leftAfterFen: leftFen - amountFen,
    cancelsOrder:
      amountFen === leftFen &&
      statuses.some((status) => (UNSHIPPED_STATUSES as readonly number[]).includes(status)),
    approvalReason: reason,
    approvers: reason === null ? [] : await listHolders(db, 'refund:approve'),
  });
}
