import { PAYMENT_NAMES } from '@huarong/core/orders';
import { fen, toYuan } from '@huarong/core/shared';
import type { Queryable } from '#platform/database';
import { cardTailsOf, PAYMENT_CODES } from '../tenders.ts';

/** Every refund of an order with its tender, oldest first. Refunds of late payments are included. */
export async function refundsOf(db: Queryable, orderId: string) {
  const rows = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.id', 'refund.payment_id')
    .select([
      'refund.payment_id',
      'refund.amount_fen',
      'refund.reason_key',
      'refund.state',
      'refund.created_at',
      'refund.settled_at',
      'payment.provider',
      'payment.payer',
    ])
    .where('refund.order_id', '=', orderId)
    .orderBy('refund.created_at')
    .orderBy('refund.id')
    .execute();
  const tails = await cardTailsOf(db, rows);
  return rows.flatMap((row) => {
    if (row.provider === 'none') return [];
    const paymentCode = PAYMENT_CODES[row.provider];
    const cardTail = tails.get(row.payer ?? '');
    return [
      {
        paymentCode,
        name: PAYMENT_NAMES[paymentCode],
        ...(cardTail !== undefined && { cardTail }),
        amount: toYuan(fen(row.amount_fen)),
        amountFen: row.amount_fen,
        state: row.state,
        reasonKey: row.reason_key,
        createdAt: row.created_at,
        settledAt: row.settled_at,
      },
    ];
  });
}
