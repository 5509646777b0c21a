import { OrderStatus, PayStatus, UNSHIPPED_STATUSES } from '@huarong/core/orders';
import { memberIdOfOwner } from '#platform/context';
import type { Queryable } from '#platform/database';
import type { LoadedOrder, LoadedSubOrder } from '../../load-orders.ts';
import { pointsEarned, pointsPerFen } from '../../points-earned.ts';
import { listUnitsLeft } from '../../ship/ship-sub-order.ts';

export interface RefundEffects {
  /** Sub-orders that are cancelled with the last fen. */
  endedSubOrderIds: string[];
  points: { returned: number; notEarned: number };
}
const NOTHING: RefundEffects = { endedSubOrderIds: [], points: { returned: 0, notEarned: 0 } };

/**
 * What follows from a refund by staff, as cancelFullyRefunded and onRefundSettled do it. A part of the amount changes no
 * points: only a return takes back what its units earned.
 */
export async function refundEffects(
  db: Queryable,
  { order, subOrders }: LoadedOrder,
  leftAfterFen: number,
): Promise<RefundEffects> {
  if (leftAfterFen > 0) return NOTHING;
  const ended = subOrders.filter(isEnded);
  const partlySent = subOrders.filter(({ sub }) => sub.status === OrderStatus.PartlyShipped);
  const unsent = await listUnitsLeft(
    db,
    partlySent.flatMap(({ lines }) => lines),
  );
  const open = subOrders.filter(({ sub }) => OPEN.includes(sub.status) || isEnded({ sub }));
  return {
    endedSubOrderIds: ended.map(({ sub }) => sub.id),
    points:
      memberIdOfOwner(order.owner) === null
        ? NOTHING.points
        : {
            returned: (pointsSaved(ended) + pointsSaved(partlySent, unsent)) * pointsPerFen(order),
            notEarned: open.reduce((total, { lines }) => total + pointsEarned(lines), 0),
          },
  };
}

/** Statuses in which points are not granted yet. */
const OPEN: readonly OrderStatus[] = [OrderStatus.PartlyShipped, OrderStatus.Shipped, OrderStatus.Delivered];

/** Waits to be shipped, to be paid in full, or to have its cancellation decided. */
const isEnded = ({ sub: { status, pay_status } }: Pick<LoadedSubOrder, 'sub'>): boolean =>
  (UNSHIPPED_STATUSES as readonly OrderStatus[]).includes(status) ||
  status === OrderStatus.AwaitingBalance ||
  (status === OrderStatus.Cancelling && pay_status !== PayStatus.Refunding);

/** In fen. Units come off the end of a line, as giveBack takes them. */
const pointsSaved = (subOrders: readonly LoadedSubOrder[], units?: ReadonlyMap<string, number>): number =>
  subOrders
    .flatMap(({ lines }) => lines)
    .flatMap((line) => line.unit_shares.slice(units ? line.quantity - (units.get(line.id) ?? 0) : 0))
    .reduce((total, { points }) => total + points, 0);
