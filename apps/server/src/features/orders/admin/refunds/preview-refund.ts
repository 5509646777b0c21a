import { accept, displayYuan, type Fen, fen, fromYuan, refuse, toYuan } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { readSetting } from '../../../settings/index.ts';
import { listHolders } from '../../../staff/index.ts';
import { refundableAmount } from '../../cancel/refund-ended.ts';
import { loadOrder } from '../../load-orders.ts';
import { findAnyOrder } from '../../orders.queries.ts';
import type { InvoicePreview, PaymentPort } from '../../ports.ts';
import { refundEffects } from './refund-effects.ts';
import { paidForLines, type RefundLine } from './refund-lines.ts';

/** Why a second person has to approve a refund; null when none has to. */
export function approvalReason(
  amountFen: number,
  earlierRefundsByStaff: number,
  aloneUpTo: Fen,
): string | null {
  if (amountFen > aloneUpTo) return `超过 ${displayYuan(aloneUpTo)}`;
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
  const { refund: aloneUpTo } = await readSetting(db, 'second-person');
  return { leftFen, refundsByStaff: byStaff.size, aloneUpTo };
}

export const tooMuch = (leftFen: number) =>
  refuse({ code: 'refund-too-much', leftFen, leftYuan: toYuan(fen(leftFen)) } as const);

interface PreviewDeps {
  payments: PaymentPort;
  previewInvoices: InvoicePreview;
}
interface WantedRefund {
  orderId: string;
  amountFen?: number | undefined;
  lines?: readonly RefundLine[] | undefined;
}

/** What a refund would do, to the fen, by the same rules that do it. Nothing is stored. */
export async function previewRefund(
  db: Queryable,
  { payments, previewInvoices }: PreviewDeps,
  { orderId, amountFen: wantedFen, lines }: WantedRefund,
) {
  const order = await findAnyOrder(db, orderId);
  if (!order) return refuse({ code: 'order-not-found' } as const);
  const loaded = await loadOrder(db, order);
  const chosen = lines ? paidForLines(loaded, lines) : null;
  if (lines && !chosen) return refuse({ code: 'order-moved-on' } as const);
  const { leftFen, refundsByStaff, aloneUpTo } = await refundFacts(db, payments, orderId);
  const mostFen = Math.min(leftFen, chosen?.paidFen ?? leftFen);
  const amountFen = wantedFen ?? mostFen;
  if (amountFen > mostFen || amountFen === 0) return tooMuch(mostFen);
  const tenders = (await payments.refundTenders(db, { orderId, amountFen, reasonKey: 'preview' })).map(
    ({ paymentCode, name, cardTail, amount }) => ({
      name,
      cardTail: cardTail ?? null,
      amountFen: fromYuan(amount) ?? 0,
      isAtOnce: paymentCode === 'SILKPAY',
    }),
  );
  const { endedSubOrderIds, points } = await refundEffects(db, loaded, leftFen - amountFen);
  const reason = approvalReason(amountFen, refundsByStaff, aloneUpTo);
  return accept({
    amountFen,
    linesFen: chosen?.paidFen ?? null,
    tenders,
    leftFen,
    leftAfterFen: leftFen - amountFen,
    cancelsOrder: endedSubOrderIds.length > 0,
    points,
    invoices: await previewInvoices(db, loaded, {
      amountFen,
      storedFen: tenders.reduce((total, tender) => total + (tender.isAtOnce ? tender.amountFen : 0), 0),
      endedSubOrderIds,
    }),
    approvalReason: reason,
    approvers: reason === null ? [] : await listHolders(db, 'refund:approve'),
  });
}
