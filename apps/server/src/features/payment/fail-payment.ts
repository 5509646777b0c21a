import type { Tx } from '#platform/database';
import { closeAttempt } from './close-payments.ts';
import { lockOrders } from './orders-to-pay.queries.ts';
import { listOpenPayments, listPaymentTenders, lockPayment } from './payment.queries.ts';

/** A provider gave up on a payment: cards that waited for it are free again, and the shopper may try another way. */
export async function failPayment(tx: Tx, number: string, reason: string | null): Promise<void> {
  const orderIds = (await listPaymentTenders(tx, number)).map((tender) => tender.order_id);
  await lockOrders(tx, orderIds);
  const payment = await lockPayment(tx, number);
  if (payment?.state !== 'pending') return;
  await closeAttempt(tx, payment, reason, { isToldToProvider: false });
  if (payment.purpose !== 'rest') return;
  for (const card of await listOpenPayments(tx, orderIds[0]!)) await closeAttempt(tx, card, reason);
}
