import { OrderStatus, PayStatus } from '@huarong/core/orders';
import { memberIdOfOwner } from '#platform/context';
import type { Tx } from '#platform/database';
import { publishEvent } from '#platform/outbox';
import { restoreCoupons } from '../../coupons/index.ts';
import { restockUnits, stockUnits, sumUnits } from '../../inventory/index.ts';
import { refundPoints, releaseExchanges } from '../../points/index.ts';
import { restoreQuotas } from '../../promotions/index.ts';
import { loadOrder } from '../load-orders.ts';
import { moveSubOrders } from '../move-sub-orders.ts';
import { orderCancelled } from '../order-events.ts';
import type { LineRow, OrderRow } from '../order-rows.ts';
import type { PaymentPort } from '../ports.ts';

/**
 * Settles cancelled sub-orders of a paid order that was not shipped (80): restocks the units, refunds money and points.
 * With the last sub-order freight, packaging and the coupon are refunded too.
 */
export async function settleCancelledSubOrders(
  tx: Tx,
  payments: PaymentPort,
  order: OrderRow,
  subOrderIds: readonly string[],
): Promise<void> {
  const { subOrders } = await loadOrder(tx, order);
  const cancelled = subOrders.filter(({ sub }) => subOrderIds.includes(sub.id));
  const lines = cancelled.flatMap((subOrder) => subOrder.lines);
  const isLast = subOrders.every(
    ({ sub }) =>
      subOrderIds.includes(sub.id) ||
      sub.status === OrderStatus.Closed ||
      (sub.status === OrderStatus.Cancelling && sub.pay_status === PayStatus.Refunding),
  );

  const memberId = memberIdOfOwner(order.owner);
  // 100 points are ¥1.00, so a points share in fen equals a number of points.
  const points = sumOf(lines, 'points_share_fen');
  if (memberId && points > 0)
    await refundPoints(tx, { memberId, points, reference: subOrderIds.join(','), orderId: order.id });
  // The samples are in one of the sub-orders; the next order sends them.
  if (lines.some(({ snapshot }) => snapshot.exchangeId)) await releaseExchanges(tx, order.id);
  if (isLast) await restoreCoupons(tx, order.id);
  await restockUnits(
    tx,
    subOrderIds.join(','),
    sumUnits(lines.flatMap((line) => stockUnits(line, line.quantity))),
  );
  if (isLast) await restoreQuotas(tx, order.promotion_uses);

  const amountFen = await refundAmount(tx, payments, order, sumOf(lines, 'paid_fen'), isLast);
  if (amountFen > 0)
    await payments.refundOrder(tx, {
      orderId: order.id,
      amountFen,
      reasonKey: `cancel:${subOrderIds.join(',')}`,
    });
  else
    for (const id of subOrderIds)
      await moveSubOrders(tx, {
        orderId: order.id,
        subOrderId: id,
        from: [OrderStatus.Cancelling],
        to: OrderStatus.Closed,
      });
  const id = subOrderIds.join(',');
  await publishEvent(tx, orderCancelled, { key: id, payload: { id, orderId: order.id, paid: true } });
}

/** Never more than is left of what was paid: for an undelivered cash order that is 0. */
async function refundAmount(
  tx: Tx,
  payments: PaymentPort,
  order: OrderRow,
  itemsFen: number,
  isLast: boolean,
) {
  const wanted = isLast ? itemsFen + order.freight_fen + order.packaging_fen : itemsFen;
  const refunded = (await payments.refundsOf(tx, order.id))
    .filter(({ reasonKey }) => !reasonKey.startsWith('late:'))
    .reduce((total, refund) => total + refund.amountFen, 0);
  return Math.min(wanted, Math.max(0, (await payments.paidSoFar(tx, order.id)) - refunded));
}

const sumOf = (lines: readonly LineRow[], column: 'paid_fen' | 'points_share_fen') =>
  lines.reduce((total, line) => total + line[column], 0);
