import { spreadRefund } from '@huarong/core/payment';
import { fen, getFrom } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import { getColumn, type Tx } from '#platform/database';
import { publishEvent } from '#platform/outbox';
import { postEntries } from '../../ledger/index.ts';
import { refundToCard } from '../../stored-cards/index.ts';
import { lockOrders } from '../orders-to-pay.queries.ts';
import { countRefunded } from '../payment-counters.ts';
import { refundDone, refundRequested } from '../payment-events.ts';
import { createPaymentNumber } from '../payment-number.ts';
import { listPaidTenders } from '../tenders.ts';

export interface RefundRequest {
  orderId: string;
  amountFen: number;
  /** The reason: `cancel:…`, `return:…`. One reason is refunded once. */
  reasonKey: string;
  /** The approval of a second person, for a refund by staff. */
  approvalId?: number | undefined;
}

/**
 * Refunds to the original methods: to stored cards at once, to providers through the outbox. Returns the refund ids of
 * this reason, new or existing. Throws when more is requested than is left, because that is a programming error.
 */
export async function refundOrder(
  tx: Tx,
  { orderId, amountFen, reasonKey, approvalId }: RefundRequest,
): Promise<string[]> {
  await lockOrders(tx, [orderId]);
  const earlier = await tx
    .selectFrom('refund')
    .select(['id', 'payment_id', 'amount_fen', 'reason_key'])
    .where('order_id', '=', orderId)
    .execute();
  const sameReason = earlier.filter((refund) => refund.reason_key === reasonKey);
  if (sameReason.length > 0 || amountFen === 0) return sameReason.map(({ id }) => id);

  const refundedOf = (paymentId: string) =>
    earlier
      .filter((refund) => refund.payment_id === paymentId)
      .reduce((total, { amount_fen }) => total + amount_fen, 0);
  const paid = await listPaidTenders(tx, orderId);
  const shares = spreadRefund(
    fen(amountFen),
    paid.map((tender) => ({
      paymentId: tender.payment_id,
      isStoredValue: tender.provider === 'stored-card',
      left: fen(tender.amount_fen - refundedOf(tender.payment_id)),
    })),
  );
  if (!shares) throw new RangeError(`order ${orderId} has less than ${amountFen} fen left to refund`);
  const tenderOf = new Map(paid.map((tender) => [tender.payment_id, tender]));
  const ids = [];
  for (const { paymentId, amount } of shares) {
    const tender = getFrom(tenderOf, paymentId);
    const id = await insertRefund(tx, { paymentId, orderId, amountFen: amount, reasonKey, approvalId });
    if (tender.provider === 'stored-card')
      await refundStoredCard(tx, { id, cardId: getColumn(tender, 'payer'), orderId, amountFen: amount });
    else if (tender.provider !== 'cod')
      await publishEvent(tx, refundRequested, { key: id, payload: { refundId: id } });
    ids.push(id);
  }
  return ids;
}

/** Inserts a refund. The condition on the payment row refuses more refunds than was paid. */
export async function insertRefund(
  tx: Tx,
  refund: {
    paymentId: string;
    orderId: string;
    amountFen: number;
    reasonKey: string;
    approvalId?: number | undefined;
  },
): Promise<string> {
  const { numUpdatedRows } = await tx
    .updateTable('payment')
    .set((row) => ({ refunded_fen: row('refunded_fen', '+', refund.amountFen) }))
    .where('id', '=', refund.paymentId)
    .where('state', '=', 'paid')
    .where(sql<boolean>`refunded_fen + ${refund.amountFen} <= amount_fen`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n)
    throw new RangeError(`payment ${refund.paymentId} has too little left to refund`);
  const now = await readClock(tx);
  const id = createPaymentNumber('R', now);
  await tx
    .insertInto('refund')
    .values({
      id,
      payment_id: refund.paymentId,
      order_id: refund.orderId,
      reason_key: refund.reasonKey,
      amount_fen: refund.amountFen,
      approval_id: refund.approvalId ?? null,
      created_at: now,
    })
    .execute();
  return id;
}

/** No provider is involved, so the refund is completed in the same transaction. */
async function refundStoredCard(
  tx: Tx,
  { id, cardId, orderId, amountFen }: { id: string; cardId: string; orderId: string; amountFen: number },
) {
  const refundedId = await refundToCard(tx, { cardId, amount: fen(amountFen), reference: id });
  if (refundedId === null) throw new Error(`card ${cardId} cannot receive the refund`);
  await postEntries(tx, {
    kind: 'refund',
    reference: id,
    entries: [
      { account: `order:${orderId}`, amount: fen(amountFen) },
      { account: `card:${refundedId}`, amount: fen(-amountFen) },
    ],
  });
  await tx
    .updateTable('refund')
    .set({ state: 'done', settled_at: sql<Date>`shop_now()` })
    .where('id', '=', id)
    .execute();
  countRefunded(tx, { method: 'stored-card', amountFen });
  await publishEvent(tx, refundDone, { key: id, payload: { orderId } });
}
