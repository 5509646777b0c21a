import { isUnpaid, OrderStatus, PayStatus, UNSHIPPED_STATUSES } from '@huarong/core/orders';
import { refuse } from '@huarong/core/shared';
import { type Database, type Tx, transaction } from '#platform/database';
import { refundableAmount } from '../cancel/refund-ended.ts';
import { settleCancelledSubOrders } from '../cancel/settle-cancelled-sub-orders.ts';
import { type MoveOutcome, moveSubOrders } from '../move-sub-orders.ts';
import type { OrderRow } from '../order-rows.ts';
import { findAnyOrder, listSubOrders, lockOrder, setCancelledBy } from '../orders.queries.ts';
import type { PaymentPort } from '../ports.ts';
import { closeByStaff } from './decide-order.ts';
import { refundByStaff } from './refund-by-staff.ts';

interface StaffCancellation {
  orderId: string;
  /** Why, in the words of staff. */
  reason: string;
}

/**
 * Staff cancel what has not been shipped. An unpaid order is closed; of a paid one stock, coupons, points, quotas and the
 * money go back in this transaction. A deposit is refunded: the shop ends the order, not the shopper.
 */
export const cancelByStaff = (
  db: Database,
  payments: PaymentPort,
  { orderId, reason }: StaffCancellation,
): Promise<MoveOutcome> =>
  transaction(db, async (tx) => {
    const found = await findAnyOrder(tx, orderId);
    if (!found) return refuse({ code: 'order-not-found' });
    const statuses = (await listSubOrders(tx, [orderId])).map(({ status }) => status);
    if (statuses.every((status) => isUnpaid(status) || status === OrderStatus.AwaitingConfirmation)) {
      const depositFen = await refundableAmount(tx, payments, orderId, await payments.paidSoFar(tx, orderId));
      return depositFen > 0
        ? cancelWithDeposit(tx, payments, { orderId, reason, depositFen })
        : closeByStaff(tx, payments, orderId, reason);
    }
    const order = await lockOrder(tx, orderId);
    return order ? cancelUnshipped(tx, payments, order, reason) : refuse({ code: 'order-not-found' });
  });

async function cancelUnshipped(
  tx: Tx,
  payments: PaymentPort,
  order: OrderRow,
  reason: string,
): Promise<MoveOutcome> {
  const orderId = order.id;
  const moved = await moveSubOrders(tx, {
    orderId,
    from: UNSHIPPED_STATUSES,
    to: OrderStatus.Cancelling,
    fields: { pay_status: PayStatus.Refunding },
  });
  if (moved.length === 0) return refuse({ code: 'order-moved-on' });
  await setCancelledBy(tx, orderId, 'staff', reason);
  await settleCancelledSubOrders(
    tx,
    payments,
    order,
    moved.map(({ id }) => id),
  );
  return { ok: true, value: { orderId, orderStatus: OrderStatus.Cancelling } };
}

/** The refund of the whole deposit closes the order and releases what it holds. */
async function cancelWithDeposit(
  tx: Tx,
  payments: PaymentPort,
  { orderId, reason, depositFen }: StaffCancellation & { depositFen: number },
): Promise<MoveOutcome> {
  const refunded = await refundByStaff(tx, payments, { orderId, amountFen: depositFen, reason });
  if (!refunded.ok) return refunded;
  await setCancelledBy(tx, orderId, 'staff', reason);
  return { ok: true, value: { orderId, orderStatus: OrderStatus.Cancelled } };
}
