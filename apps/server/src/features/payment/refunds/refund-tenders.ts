import type { Tender } from '@huarong/contract/payment';
import { PAYMENT_NAMES } from '@huarong/core/orders';
import { spreadRefund } from '@huarong/core/payment';
import { fen, toYuan } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { cardTailsOf, listPaidTenders, PAYMENT_CODES } from '../tenders.ts';
import type { RefundRequest } from './refund-order.ts';

export type RefundTender = Tender & { state: 'planned' | 'pending' | 'done' | 'failed' };
interface Share {
  paymentId: string;
  amountFen: number;
  state: RefundTender['state'];
}

/** How a refund splits over payment methods: as recorded for this reason, or as it would be split now. */
export async function refundTenders(db: Queryable, request: RefundRequest): Promise<RefundTender[]> {
  const paid = await listPaidTenders(db, request.orderId);
  const tails = await cardTailsOf(db, paid);
  const tenderByPayment = new Map(paid.map((tender) => [tender.payment_id, tender]));
  return (await listRefundShares(db, request, paid)).flatMap(({ paymentId, amountFen, state }) => {
    const tender = tenderByPayment.get(paymentId);
    if (!tender || tender.provider === 'none') return [];
    const paymentCode = PAYMENT_CODES[tender.provider];
    const cardTail = tails.get(tender.payer ?? '');
    return [
      {
        paymentCode,
        name: PAYMENT_NAMES[paymentCode],
        ...(cardTail !== undefined && { cardTail }),
        amount: toYuan(fen(amountFen)),
        state,
      },
    ];
  });
}

async function listRefundShares(
  db: Queryable,
  { orderId, amountFen, reasonKey }: RefundRequest,
  paid: Awaited<ReturnType<typeof listPaidTenders>>,
): Promise<Share[]> {
  const refunds = await db
    .selectFrom('refund')
    .select(['payment_id', 'amount_fen', 'reason_key', 'state'])
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
  const recorded = refunds.filter((refund) => refund.reason_key === reasonKey);
  if (recorded.length > 0)
    return recorded.map((row) => ({
      paymentId: row.payment_id,
      amountFen: row.amount_fen,
      state: row.state,
    }));
  const refundedOf = (paymentId: string) =>
    refunds
      .filter((refund) => refund.payment_id === paymentId)
      .reduce((total, { amount_fen }) => total + amount_fen, 0);
  const planned = spreadRefund(
    fen(amountFen),
    paid.map((tender) => ({
      paymentId: tender.payment_id,
      isStoredValue: tender.provider === 'stored-card',
      left: fen(tender.amount_fen - refundedOf(tender.payment_id)),
    })),
  );
  return (planned ?? []).map(({ paymentId, amount }) => ({ paymentId, amountFen: amount, state: 'planned' }));
}
