import { fen } from '@huarong/core/shared';
import { getColumn, type Tx } from '#platform/database';
import { cancelJob } from '#platform/jobs';
import { publishEvent } from '#platform/outbox';
import { releaseOnCard } from '../../stored-cards/index.ts';
import { lockOrders } from '../orders-to-pay.queries.ts';
import {
  endPayment,
  listOpenPayments,
  listOrdersSharingPayments,
  type PaymentRow,
} from '../payment.queries.ts';
import { paymentClosed } from '../payment-events.ts';
import { queryProviderJob } from '../payment-jobs.ts';

/** Closes an order's open payments. Card holds are released at once; providers are notified through the outbox. */
export async function closePayments(tx: Tx, orderId: string): Promise<void> {
  await lockOrders(tx, await listOrdersSharingPayments(tx, orderId));
  for (const payment of await listOpenPayments(tx, orderId)) await closeAttempt(tx, payment, null);
}

/** Closes one payment; the shopper may read `failure`. The caller has locked its orders. */
export async function closeAttempt(
  tx: Tx,
  payment: PaymentRow,
  failure: string | null,
  { notifyProvider = true } = {},
): Promise<void> {
  if (!(await endPayment(tx, payment.id, { state: 'closed', failure }))) return;
  if (payment.provider === 'stored-card') {
    await releaseOnCard(tx, {
      cardId: getColumn(payment, 'payer'),
      amount: fen(payment.amount_fen),
      reference: payment.id,
    });
    return;
  }
  await cancelJob(tx, queryProviderJob, payment.id);
  if (notifyProvider)
    await publishEvent(tx, paymentClosed, { key: payment.id, payload: { paymentId: payment.id } });
}
