import { OrderStatus, PayStatus } from '@huarong/core/orders';
import { memberIdOfOwner } from '#platform/context';
import type { Tx } from '#platform/database';
import { restoreCoupons } from '../../coupons/index.ts';
import { releaseStock, restockUnits, returnToLots, stockUnits, sumUnits } from '../../inventory/index.ts';
import { refundPoints, releaseExchanges, releasePoints, returnExchanges } from '../../points/index.ts';
import { releasePresale, restoreQuotas } from '../../promotions/index.ts';
import { type LoadedSubOrder, loadOrder } from '../load-orders.ts';
import type { LineRow, OrderRow, SubOrderRow } from '../order-rows.ts';
import { pointsPerFen } from '../points-earned.ts';

/** Releases everything an unpaid order holds. Only the caller that moved the order to 90 calls this, so it happens once. */
export async function releaseHeld(tx: Tx, order: OrderRow): Promise<void> {
  const memberId = memberIdOfOwner(order.owner);
  if (memberId && order.points_used > 0) await releasePoints(tx, { memberId, reference: order.id });
  await releaseExchanges(tx, order.id);
  await restoreCoupons(tx, order.id);
  // Shared rows come last, stock before quotas, in the same order as when an order is placed: this prevents deadlocks.
  await releaseStock(tx, order.id);
  await restoreQuotas(tx, order.promotion_uses);
  if (order.kind === 'presale') await releasePresale(tx, order.id);
}

export interface EndedSubOrders {
  subOrderIds: readonly string[];
  /** Shown in the member's points history. */
  why: string;
  /** False for units that came back damaged: they stay counted as sold. */
  isSellable?: boolean;
  /** lineId → units that come back; omitted: every unit. */
  units?: ReadonlyMap<string, number>;
}
export interface GivenBack {
  /** No other sub-order of the order is left: freight, packaging, coupon and quotas come back too. */
  isLast: boolean;
  /** What was paid for the units. */
  itemsFen: number;
}

/**
 * Gives back what sub-orders of a paid or confirmed order took: stock, points, redeemed samples, and with the last one
 * coupons and quotas. A cancellation, a full refund before shipment and a refused delivery all end here. The caller has
 * locked the order and ensures by the status that it happens once; the money is the caller's.
 */
export async function giveBack(tx: Tx, order: OrderRow, ended: EndedSubOrders): Promise<GivenBack> {
  const { subOrderIds, why, isSellable = true, units } = ended;
  const { subOrders } = await loadOrder(tx, order);
  const lines = subOrders
    .filter(({ sub }) => subOrderIds.includes(sub.id))
    .flatMap((subOrder) => subOrder.lines)
    .map((line) => ({ line, quantity: units?.get(line.id) ?? (units ? 0 : line.quantity) }))
    .filter(({ quantity }) => quantity > 0);
  const isLast = !units && subOrders.every(({ sub }) => subOrderIds.includes(sub.id) || isGivenBack(sub));
  const reference = subOrderIds.join(',');

  const memberId = memberIdOfOwner(order.owner);
  const points = sumShares(lines, 'points') * pointsPerFen(order);
  if (memberId && points > 0)
    await refundPoints(tx, { memberId, points, reference, orderId: order.id, text: why });
  const exchangeIds = lines.flatMap(({ line }) => line.snapshot.exchangeId ?? []);
  if (exchangeIds.length > 0) await returnExchanges(tx, order.id, exchangeIds);
  if (isLast) await restoreCoupons(tx, order.id);
  if (isSellable) {
    await restockUnits(
      tx,
      reference,
      sumUnits(lines.flatMap(({ line, quantity }) => stockUnits(line, quantity))),
    );
    await returnToLots(tx, reference, lines);
  }
  if (isLast) await restoreQuotas(tx, order.promotion_uses);
  if (isLast && order.kind === 'presale') await releasePresale(tx, order.id);
  return { isLast, itemsFen: sumShares(lines, 'paid') };
}

/** The sub-order was given back before: it is closed, or only its money is on the way. */
const isGivenBack = ({ status, pay_status }: SubOrderRow): boolean =>
  status === OrderStatus.Closed || isBeingRefunded({ status, pay_status });

/** Cancelled or refused, and everything but the money is back. */
export const isBeingRefunded = ({
  status,
  pay_status,
}: Pick<SubOrderRow, 'status' | 'pay_status'>): boolean =>
  (status === OrderStatus.Cancelling || status === OrderStatus.Refused) && pay_status === PayStatus.Refunding;

/** Units come off the end of a line; for a whole line the shares are those of the line. */
const sumShares = (lines: readonly { line: LineRow; quantity: number }[], share: 'points' | 'paid'): number =>
  lines
    .flatMap(({ line, quantity }) => line.unit_shares.slice(line.quantity - quantity))
    .reduce((total, unit) => total + unit[share], 0);

/** The sub-orders of which no parcel has left, or not all. */
export const unsentSubOrders = (subOrders: readonly LoadedSubOrder[]) =>
  subOrders.filter(
    ({ sub: { status } }) =>
      status === OrderStatus.AwaitingShipment ||
      status === OrderStatus.Packing ||
      status === OrderStatus.PartlyShipped,
  );
