import type { OrderStatus } from '@huarong/core/orders';
import { accept, refuse } from '@huarong/core/shared';
import { type Database, transaction } from '#platform/database';
import { closeOrder } from '../cancel/cancel-order.ts';
import { settleCancelledParts } from '../cancel/settle-cancelled-sub-orders.ts';
import { type MoveOutcome, moveParts } from '../move-sub-orders.ts';
import { tell } from '../order-events.ts';
import { findAnyOrder, lockOrder } from '../orders.queries.ts';
import { confirmCashOrder } from '../pay/confirm-cash.ts';
import type { PaymentPort } from '../ports.ts';

/** Somebody has telephoned: the cash order is genuine. */
export const confirmOrder = (db: Database, orderId: string): Promise<MoveOutcome> =>
  transaction(db, (tx) => confirmCashOrder(tx, orderId));

/** The warehouse has it: from here on a cancel must be granted. */
export const handToWarehouse = (db: Database, subOrderId: string): Promise<MoveOutcome> =>
  step(db, subOrderId, [30], 35);

/** Nobody took it at the door. */
export const noteRefusal = (db: Database, subOrderId: string): Promise<MoveOutcome> =>
  step(db, subOrderId, [50], 92, { ship_status: 4 });

/** The shop says yes or no to a cancel of goods that were being packed. */
export const decideCancel = (
  db: Database,
  payments: PaymentPort,
  subOrderId: string,
  isGranted: boolean,
): Promise<MoveOutcome> =>
  transaction(db, async (tx) => {
    const orderId = subOrderId.slice(0, 18);
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse({ code: 'order-not-found' });
    if (!isGranted) {
      const back = await moveParts(tx, { orderId, subOrderId, from: [80], to: 35, along: { pay_status: 2 } });
      return back.length > 0 ? accept({ orderId, orderStatus: 35 }) : refuse({ code: 'order-moved-on' });
    }
    // Marked as being refunded only once: a second grant finds nothing to settle.
    const { numUpdatedRows } = await tx
      .updateTable('sub_order')
      .set({ pay_status: 5 })
      .where('id', '=', subOrderId)
      .where('status', '=', 80)
      .where('pay_status', '<>', 5)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return refuse({ code: 'order-moved-on' });
    await settleCancelledParts(tx, payments, order, [subOrderId]);
    return accept({ orderId, orderStatus: 80 });
  });

/** Staff close an unpaid order. */
export const closeByShop = (db: Database, payments: PaymentPort, orderId: string): Promise<MoveOutcome> =>
  transaction(db, async (tx) => {
    if (!(await findAnyOrder(tx, orderId))) return refuse({ code: 'order-not-found' });
    const isClosed = await closeOrder(tx, payments, orderId, [10, 11, 12, 20], 9);
    return isClosed ? accept({ orderId, orderStatus: 90 }) : refuse({ code: 'order-moved-on' });
  });

const step = (
  db: Database,
  subOrderId: string,
  from: readonly OrderStatus[],
  to: OrderStatus,
  along: { ship_status?: number } = {},
): Promise<MoveOutcome> =>
  transaction(db, async (tx) => {
    const orderId = subOrderId.slice(0, 18);
    if (!(await lockOrder(tx, orderId))) return refuse({ code: 'order-not-found' });
    const moved = await moveParts(tx, { orderId, subOrderId, from, to, along });
    if (moved.length === 0) return refuse({ code: 'order-moved-on' });
    if (to === 92) await tell(tx, 'order-done', `${subOrderId}:refused`);
    return accept({ orderId, orderStatus: to });
  });
