import { accept, type Result, refuse } from '@huarong/core/shared';
import { type Database, transaction } from '#platform/database';
import { onRefundSettled } from '../cancel/on-refund-settled.ts';
import { lockOrder } from '../orders.queries.ts';
import type { PaymentPort } from '../ports.ts';

/**
 * Sends the failed refunds of an order again, under the same numbers, or records that cash on delivery was paid back by
 * hand. Refunds of returns are retried with their return, whose status follows them.
 */
export const retryOrderRefunds = (
  db: Database,
  payments: PaymentPort,
  orderId: string,
): Promise<Result<{ sent: number; cash: number }, { code: 'order-not-found' | 'order-moved-on' }>> =>
  transaction(db, async (tx) => {
    if (!(await lockOrder(tx, orderId))) return refuse({ code: 'order-not-found' });
    const reasonKeys = new Set(
      (await payments.refundsOf(tx, orderId))
        .filter(({ state, reasonKey }) => state !== 'done' && !reasonKey.startsWith('return:'))
        .map(({ reasonKey }) => reasonKey),
    );
    let sent = 0;
    let cash = 0;
    for (const reasonKey of reasonKeys) {
      sent += await payments.retryRefunds(tx, { orderId, reasonKey });
      cash += await payments.confirmCashRefund(tx, { orderId, reasonKey });
    }
    if (sent + cash === 0) return refuse({ code: 'order-moved-on' });
    if (cash > 0) await onRefundSettled(tx, orderId);
    return accept({ sent, cash });
  });
