import { spreadRefund } from '@huarong/core/payment';
import { fen } from '@huarong/core/shared';
import { sql } from 'kysely';
import { readClock } from '#platform/clock';
import type { Tx } from '#platform/database';
import { publish } from '#platform/outbox';
import { book } from '../ledger/index.ts';
import { refundToCard } from '../stored-cards/index.ts';
import { newNumber } from './new-number.ts';
import { lockOrders } from './orders-to-pay.queries.ts';
import { listPaidParts } from './tenders.ts';
import { REFUND_DONE, SEND_REFUND } from './work-names.ts';

export interface RefundWish {
  orderId: string;
  amountFen: number;
  /** What caused it: `cancel:…`, `return:…`. One cause sends money back once. */
  reasonKey: string;
}

/**
 * Sends money back the way it came: to the cards at once, to providers by the outbox. Answers the refunds of this
 * cause, new or from before. Asking for more than is left is a mistake of ours and throws.
 */
export async function refundOrder(tx: Tx, { orderId, amountFen, reasonKey }: RefundWish): Promise<string[]> {
  await lockOrders(tx, [orderId]);
  const earlier = await tx
    .selectFrom('refund')
    .select(['id', 'payment_id', 'amount_fen', 'reason_key'])
    .where('order_id', '=', orderId)
    .execute();
  const same = earlier.filter((refund) => refund.reason_key === reasonKey);
  if (same.length > 0 || amountFen === 0) return same.map(({ id }) => id);

  const goneOf = (paymentId: string) =>
    earlier
      .filter((refund) => refund.payment_id === paymentId)
      .reduce((total, { amount_fen }) => total + amount_fen, 0);
  const paid = await listPaidParts(tx, orderId);
  const shares = spreadRefund(
    fen(amountFen),
    paid.map((part) => ({
      paymentId: part.payment_id,
      isStoredValue: part.provider === 'stored-card',
      left: fen(part.amount_fen - goneOf(part.payment_id)),
    })),
  );
  if (!shares)
    throw new RangeError(`order ${orderId} was not paid so much that ${amountFen} fen could go back`);
  const ids = [];
  for (const { paymentId, amount } of shares) {
    const { provider, payer } = paid.find((part) => part.payment_id === paymentId)!;
    const id = await insertRefund(tx, { paymentId, orderId, amountFen: amount, reasonKey });
    if (provider === 'stored-card')
      await refundCardNow(tx, { id, cardId: payer!, orderId, amountFen: amount });
    else if (provider !== 'cod')
      await publish(tx, { topic: SEND_REFUND, key: id, payload: { refundId: id } });
    ids.push(id);
  }
  return ids;
}

/** Promises money. The payment itself refuses to promise more than it was. */
export async function insertRefund(
  tx: Tx,
  refund: { paymentId: string; orderId: string; amountFen: number; reasonKey: string },
): Promise<string> {
  const { numUpdatedRows } = await tx
    .updateTable('payment')
    .set((row) => ({ refunded_fen: row('refunded_fen', '+', refund.amountFen) }))
    .where('id', '=', refund.paymentId)
    .where('state', '=', 'paid')
    .where(sql<boolean>`refunded_fen + ${refund.amountFen} <= amount_fen`)
    .executeTakeFirst();
  if (numUpdatedRows === 0n) throw new RangeError(`payment ${refund.paymentId} has not so much left`);
  const now = await readClock(tx);
  const id = newNumber('R', now);
  await tx
    .insertInto('refund')
    .values({
      id,
      payment_id: refund.paymentId,
      order_id: refund.orderId,
      reason_key: refund.reasonKey,
      amount_fen: refund.amountFen,
      created_at: now,
    })
    .execute();
  return id;
}

/** No other house is involved: promised and done in one breath. */
async function refundCardNow(
  tx: Tx,
  { id, cardId, orderId, amountFen }: { id: string; cardId: string; orderId: string; amountFen: number },
) {
  if (!(await refundToCard(tx, { cardId, amount: fen(amountFen), reference: id })))
    throw new Error(`card ${cardId} cannot take back what it paid`);
  await book(tx, {
    kind: 'refund',
    reference: id,
    entries: [
      { account: `order:${orderId}`, amount: fen(amountFen) },
      { account: `card:${cardId}`, amount: fen(-amountFen) },
    ],
  });
  await tx
    .updateTable('refund')
    .set({ state: 'done', settled_at: sql<Date>`shop_now()` })
    .where('id', '=', id)
    .execute();
  await publish(tx, { topic: REFUND_DONE, key: id, payload: { orderId } });
}
