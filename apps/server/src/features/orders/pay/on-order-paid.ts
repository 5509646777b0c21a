import { OrderStatus, overallStatus, PayStatus } from '@huarong/core/orders';
import { sql } from 'kysely';
import { memberIdOfOwner } from '#platform/context';
import { getColumn, statusIn, type Tx, writeAtCommit } from '#platform/database';
import { failpoint } from '#platform/failpoints';
import { publishEvent } from '#platform/outbox';
import { useCoupons } from '../../coupons/index.ts';
import { sellStock } from '../../inventory/index.ts';
import { spendPoints } from '../../points/index.ts';
import { onDepositPaid } from '../../promotions/index.ts';
import { canBecomeFrom } from '../move-sub-orders.ts';
import { orderPaid } from '../order-events.ts';
import type { OrderRow } from '../order-rows.ts';
import { setTimer, stopTimer } from '../order-timers.ts';
import { listSubOrders } from '../orders.queries.ts';

export interface PaidOrder {
  orderId: string;
  purpose: 'full' | 'deposit' | 'balance' | 'merge' | 'rest';
}
/** `already`: it was paid before. `cancelled`: it was cancelled first, so the money must be refunded. */
export type PaidOutcome = 'moved' | 'already' | 'cancelled';

/**
 * The order or its deposit is paid: moves the sub-orders, and with them stock, coupons, points and timers. Whoever settles a payment
 * has locked its orders.
 */
export async function onOrderPaid(tx: Tx, { orderId, purpose }: PaidOrder): Promise<PaidOutcome> {
  const { hasMoved, ...order } = await moveAndRead(tx, { orderId, purpose });
  if (!hasMoved) {
    const statuses = (await listSubOrders(tx, [orderId])).map(({ status }) => status);
    return overallStatus(statuses) === OrderStatus.Cancelled ? 'cancelled' : 'already';
  }
  await Promise.all([
    purpose === 'deposit' ? startBalanceWindow(tx, order) : completeSale(tx, order),
    publishPaid(tx, { orderId, purpose }),
  ]);
  await failpoint('order.paid.before_commit');
  return 'moved';
}

/** One statement, since every payment of an order waits for it. */
async function moveAndRead(
  tx: Tx,
  { orderId, purpose }: PaidOrder,
): Promise<OrderRow & { hasMoved: boolean }> {
  const { from, to, payStatus } = moveAfterPayment(purpose);
  const { rows } = await sql<OrderRow & { hasMoved: boolean }>`
    with moved as (
      update sub_order set status = ${to}, pay_status = ${payStatus}
      where order_id = ${orderId} and ${statusIn('status', canBecomeFrom(from, to))}
      returning id
    )
    select shop_order.*, exists (select from moved) as "hasMoved" from shop_order where id = ${orderId}`.execute(
    tx,
  );
  const [order] = rows;
  if (!order) throw new Error(`no such order: ${orderId}`);
  return order;
}

const moveAfterPayment = (purpose: PaidOrder['purpose']) =>
  purpose === 'deposit'
    ? {
        from: [OrderStatus.AwaitingDeposit],
        to: OrderStatus.AwaitingBalance,
        payStatus: PayStatus.DepositPaid,
      }
    : {
        from: [OrderStatus.AwaitingPayment, OrderStatus.AwaitingBalance],
        to: OrderStatus.AwaitingShipment,
        payStatus: PayStatus.Paid,
      };

/** An order is paid once, or twice when it has a deposit. */
function publishPaid(tx: Tx, { orderId, purpose }: PaidOrder) {
  const id = purpose === 'deposit' ? `${orderId}:deposit` : orderId;
  return publishEvent(tx, orderPaid, { key: id, payload: { id, orderId, purpose } });
}

/** Turns everything the order holds into a sale, for the code that moves it to awaiting shipment; cash is paid later. */
export async function completeSale(tx: Tx, order: OrderRow, { isPaid = true } = {}): Promise<void> {
  // The member's own rows first, then shared rows, in the same order as when an order is placed: this prevents deadlocks.
  if (order.coupon_ids.length > 0) await useCoupons(tx, order.id);
  const memberId = memberIdOfOwner(order.owner);
  if (memberId && order.points_used > 0) await spendPoints(tx, { memberId, reference: order.id });
  await Promise.all([
    writeAtCommit(tx, `paid ${order.id}`, () => ({
      order: sql`
        update shop_order set paid_at = case when ${isPaid}::boolean then shop_now() end, pay_until = null
        where id = ${order.id}`,
    })),
    // An order has one timer: a cash order waits for confirmation, any other for payment.
    stopTimer(tx, order.payment_code === 'COD' ? 'unconfirmed' : 'close', order.id),
    sellStock(tx, order.id),
  ]);
}

/** The deposit is paid: the order now closes at the end of the balance window. */
async function startBalanceWindow(tx: Tx, order: OrderRow): Promise<void> {
  const balanceUntil = getColumn(order, 'balance_until');
  await Promise.all([
    tx.updateTable('shop_order').set({ pay_until: balanceUntil }).where('id', '=', order.id).execute(),
    setTimer(tx, 'close', order.id, balanceUntil),
  ]);
  await onDepositPaid(tx, order.id);
}
