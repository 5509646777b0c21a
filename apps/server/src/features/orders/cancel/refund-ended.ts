import { OrderStatus, PayStatus } from '@huarong/core/orders';
import type { Queryable, Tx } from '#platform/database';
import { moveSubOrders } from '../move-sub-orders.ts';
import type { OrderRow } from '../order-rows.ts';
import type { PaymentPort } from '../ports.ts';
import type { GivenBack } from './give-back.ts';

/**
 * Refunds the money of sub-orders that were given back; with the last one freight and packaging too. They are closed when
 * the refund arrives, or at once when there is nothing to refund.
 */
export async function refundEnded(
  tx: Tx,
  payments: PaymentPort,
  order: OrderRow,
  {
    subOrderIds,
    reasonKey,
    givenBack,
  }: { subOrderIds: readonly string[]; reasonKey: string; givenBack: GivenBack },
): Promise<void> {
  const { itemsFen, isLast } = givenBack;
  const wanted = isLast ? itemsFen + order.freight_fen + order.packaging_fen : itemsFen;
  const paid = await payments.paidSoFar(tx, order.id);
  const amountFen = Math.min(wanted, await refundableAmount(tx, payments, order.id, paid));
  if (amountFen > 0) {
    await payments.refundOrder(tx, { orderId: order.id, amountFen, reasonKey });
    return;
  }
  for (const subOrderId of subOrderIds)
    await moveSubOrders(tx, {
      orderId: order.id,
      subOrderId,
      from: [OrderStatus.Cancelling, OrderStatus.Refused],
      to: OrderStatus.Closed,
      // An undelivered cash order was never paid.
      fields: {
        pay_status: order.payment_code === 'COD' && paid === 0 ? PayStatus.Unpaid : PayStatus.Refunded,
      },
    });
}

/**
 * What is left of the paid amount. A failed refund counts: it is sent again under its number, so its money is promised.
 */
export async function refundableAmount(
  db: Queryable,
  payments: Pick<PaymentPort, 'refundsOf'>,
  orderId: string,
  paid: number,
): Promise<number> {
  const refunded = (await payments.refundsOf(db, orderId))
    .filter(({ reasonKey }) => !reasonKey.startsWith('late:'))
    .reduce((total, refund) => total + refund.amountFen, 0);
  return Math.max(0, paid - refunded);
}
