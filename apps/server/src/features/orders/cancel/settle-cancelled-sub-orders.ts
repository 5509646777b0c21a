import type { Tx } from '#platform/database';
import { giveBackPoints } from '../../points/index.ts';
import { loadOrder } from '../load-orders.ts';
import { memberOf } from '../member-of.ts';
import { moveParts } from '../move-sub-orders.ts';
import { tell } from '../order-events.ts';
import type { LineRow, OrderRow } from '../order-rows.ts';
import type { PaymentPort } from '../ports.ts';
import { giveBackCoupons } from '../reservations/coupon-holds.ts';
import { giveBackQuotas } from '../reservations/promotion-quota.ts';
import { addPieces, shelfPieces, takeBackStock } from '../reservations/stock.ts';

/**
 * Parts of a paid order that never left the house (80): goods back on the shelf, money and points on their way back.
 * The last part to go takes freight, packaging and the coupon with it.
 */
export async function settleCancelledParts(
  tx: Tx,
  payments: PaymentPort,
  order: OrderRow,
  subOrderIds: readonly string[],
): Promise<void> {
  const { parts } = await loadOrder(tx, order);
  const going = parts.filter(({ sub }) => subOrderIds.includes(sub.id));
  const lines = going.flatMap((part) => part.lines);
  const isLast = parts.every(
    ({ sub }) =>
      subOrderIds.includes(sub.id) || sub.status === 91 || (sub.status === 80 && sub.pay_status === 5),
  );

  const memberId = memberOf(order.owner);
  // 100 points are ¥1.00: a share of points in fen is a number of points.
  const points = sumOf(lines, 'points_share_fen');
  if (memberId && points > 0)
    await giveBackPoints(tx, { memberId, points, reference: subOrderIds.join(','), orderId: order.id });
  if (isLast) await giveBackCoupons(tx, order.id);
  await takeBackStock(
    tx,
    subOrderIds.join(','),
    addPieces(lines.flatMap((line) => shelfPieces(line, line.quantity))),
  );
  if (isLast) await giveBackQuotas(tx, order.promotion_uses);

  const amountFen = await amountBack(tx, payments, order, sumOf(lines, 'paid_fen'), isLast);
  if (amountFen > 0)
    await payments.refundOrder(tx, {
      orderId: order.id,
      amountFen,
      reasonKey: `cancel:${subOrderIds.join(',')}`,
    });
  else
    for (const id of subOrderIds)
      await moveParts(tx, { orderId: order.id, subOrderId: id, from: [80], to: 91 });
  await tell(tx, 'order-cancelled', subOrderIds.join(','), { paid: true });
}

/** Nobody gets back what was not paid: a cash order that never reached the door costs nothing. */
async function amountBack(tx: Tx, payments: PaymentPort, order: OrderRow, goodsFen: number, isLast: boolean) {
  const wanted = isLast ? goodsFen + order.freight_fen + order.packaging_fen : goodsFen;
  return Math.min(wanted, await payments.paidSoFar(tx, order.id));
}

const sumOf = (lines: readonly LineRow[], column: 'paid_fen' | 'points_share_fen') =>
  lines.reduce((total, line) => total + line[column], 0);
