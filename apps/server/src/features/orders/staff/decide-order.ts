import { OrderStatus, orderIdOf, PayStatus, UNPAID_STATUSES } from '@huarong/core/orders';
import { accept, refuse } from '@huarong/core/shared';
import { type Database, transaction } from '#platform/database';
import { hasArrived } from '../../promotions/index.ts';
import { closeOrder } from '../cancel/cancel-order.ts';
import { settleCancelledSubOrders } from '../cancel/settle-cancelled-sub-orders.ts';
import { type MoveOutcome, moveSubOrders } from '../move-sub-orders.ts';
import { findAnyOrder, lockOrder } from '../orders.queries.ts';
import { confirmCashOrder } from '../pay/confirm-cash.ts';
import type { PaymentPort } from '../ports.ts';

/** Staff confirm a cash order, usually after a call. */
export const confirmOrder = (db: Database, orderId: string): Promise<MoveOutcome> =>
  transaction(db, (tx) => confirmCashOrder(tx, orderId));

/** The warehouse has the sub-order: from here on staff must approve a cancellation. */
export const handToWarehouse = (db: Database, subOrderId: string) =>
  transaction(db, async (tx) => {
    const orderId = orderIdOf(subOrderId);
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse({ code: 'order-not-found' });
    if (order.kind === 'presale' && !(await hasArrived(tx, orderId)))
      return refuse({ code: 'presale-not-arrived' });
    const moved = await moveSubOrders(tx, {
      orderId,
      subOrderId,
      from: [OrderStatus.AwaitingShipment],
      to: OrderStatus.Packing,
    });
    return moved.length > 0
      ? accept({ orderId, orderStatus: OrderStatus.Packing })
      : refuse({ code: 'order-moved-on' });
  });

/** Staff approve or reject the cancellation of a sub-order that is being packed. The shopper reads why it was rejected. */
export const decideCancel = (
  db: Database,
  payments: PaymentPort,
  subOrderId: string,
  isGranted: boolean,
  refusalReason: string | null = null,
): Promise<MoveOutcome> =>
  transaction(db, async (tx) => {
    const orderId = orderIdOf(subOrderId);
    const order = await lockOrder(tx, orderId);
    if (!order) return refuse({ code: 'order-not-found' });
    if (!isGranted) {
      const restored = await moveSubOrders(tx, {
        orderId,
        subOrderId,
        from: [OrderStatus.Cancelling],
        to: OrderStatus.Packing,
        fields: { pay_status: PayStatus.Paid, cancel_refusal: refusalReason?.trim() || null },
      });
      return restored.length > 0
        ? accept({ orderId, orderStatus: OrderStatus.Packing })
        : refuse({ code: 'order-moved-on' });
    }
    // Only the first approval sets pay_status 5; a second one finds nothing to settle.
    const { numUpdatedRows } = await tx
      .updateTable('sub_order')
      .set({ pay_status: PayStatus.Refunding })
      .where('id', '=', subOrderId)
      .where('status', '=', OrderStatus.Cancelling)
      .where('pay_status', '<>', PayStatus.Refunding)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return refuse({ code: 'order-moved-on' });
    await settleCancelledSubOrders(tx, payments, order, [subOrderId]);
    return accept({ orderId, orderStatus: OrderStatus.Cancelling });
  });

/** Staff close an unpaid order. */
export const closeByStaff = (
  db: Database,
  payments: PaymentPort,
  orderId: string,
  note?: string,
): Promise<MoveOutcome> =>
  transaction(db, async (tx) => {
    if (!(await findAnyOrder(tx, orderId))) return refuse({ code: 'order-not-found' });
    const isClosed = await closeOrder(
      tx,
      payments,
      orderId,
      [...UNPAID_STATUSES, OrderStatus.AwaitingConfirmation],
      { reason: 9, by: 'staff', note },
    );
    return isClosed
      ? accept({ orderId, orderStatus: OrderStatus.Cancelled })
      : refuse({ code: 'order-moved-on' });
  });
